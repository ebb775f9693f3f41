/** The keys of a map in the file, in their order: what a document holds as its grid, as chunks and by buckets stands side by side here. */
import * as entities from '#shared/document/entities'
import { type Part } from '#shared/document/fields/part'
import { flag, optional, orElse } from '#shared/document/fields/vocabulary'
import { grid } from '#shared/document/scenario'

const { orientation, stagger, columns, rows } = grid.members

/** Written row by row: `terrainRows.ts` and `layers.ts` read and write them. */
const BY_ROWS: Part = {}
const SPARSE_ROWS: Part = { optional: true }

export const MAP = {
  /** Hexes with a flat side up, or with a vertex up. */
  orientation,
  /** The columns (flat) or rows (pointy), counted from 0, that lie half a hex further down or right. */
  stagger,
  columns,
  rows,
  /** The width of a hex as printed, from flat to flat. */
  hexMm: entities.hexMm,
  /** The frame cuts the hexes of the rim through their centres. */
  halfHexes: flag,
  numbering: entities.numbering,
  /** One character for each terrain in use. No hand edits it: it grows with what is painted. */
  palette: entities.palette,
  terrain: BY_ROWS,
  elevation: SPARSE_ROWS,
  environment: SPARSE_ROWS,
  flags: SPARSE_ROWS,
  wandering: SPARSE_ROWS,
  hexsides: orElse(entities.hexsideRecord, {}),
  structures: orElse(entities.structures, {}),
  markers: orElse(entities.markers, {}),
  background: optional(entities.background),
  gridLook: optional(entities.gridLook),
}
