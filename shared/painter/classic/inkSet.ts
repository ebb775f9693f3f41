/**
 * The inks of the classic painters: a table for each kind of mark. Another set makes another style of the same shapes.
 * The order of a table is that of painting: take it from the classic table (`likeClassic`).
 */
import { type TerrainLook } from '#shared/rules/map/looks'
import { type Color } from '../ops'
import { type Ink } from '../sketch'
import { AREA_INKS, type CaveEdge, EDGE_INKS, FLAT_INKS, type GroundInk } from './ground/grounds'
import { HEXSIDE_INKS, type HexsideInks } from './hexsides/hexsideInks'
import { BANDED_LEVELS, type BandedLevels, FLAT_LEVEL_INKS, LEVEL_INKS, type LevelInk } from './levelInks'
import { CLASSIC_PIECES } from './structures/obstacles'
import { STRUCTURE_INKS, type StructureInks } from './structures/site'
import { TERRAIN_INKS, type TerrainInk } from './symbols/inks'
import { WAY_INKS, type WayInks } from './ways/wayInks'

type Inks<Id extends string> = Readonly<Record<Id, Ink>>

export interface InkSet extends HexsideInks, StructureInks {
  /** The ground far out, hex by hex. */
  readonly flat: Inks<GroundInk>
  /** The ground near by, in areas, and the lines between them. */
  readonly areas: Inks<GroundInk>
  readonly edges: Inks<TerrainLook | CaveEdge>
  readonly symbols: Inks<TerrainInk>
  /** Shows levels near by in bands along slopes; without it their ink covers the hex, as it does far out. */
  readonly bandedLevels?: BandedLevels
  /** Levels far out and near by, and their numbers. */
  readonly flatLevels: Inks<LevelInk>
  readonly levels: Inks<LevelInk>
  /** The teeth on the higher side of a rim: the distance between two, and their width at the foot, in hexes. */
  readonly teeth: { readonly spacing: number; readonly width: number }
  readonly levelNumber: { readonly color: Color; readonly halo?: Color }
  readonly ways: WayInks
}

export const CLASSIC_INKS: InkSet = {
  printing: 'colours',
  flat: FLAT_INKS,
  areas: AREA_INKS,
  edges: EDGE_INKS,
  symbols: TERRAIN_INKS,
  bandedLevels: BANDED_LEVELS,
  flatLevels: FLAT_LEVEL_INKS,
  levels: LEVEL_INKS,
  teeth: { spacing: 0.1, width: 0.044 },
  levelNumber: { color: '#3b2a13', halo: '#f7f0d8' },
  ways: WAY_INKS,
  hexsides: HEXSIDE_INKS,
  structures: STRUCTURE_INKS,
  pieces: CLASSIC_PIECES,
}
