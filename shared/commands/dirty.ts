/**
 * From patches to what they make stale: chunks to repaint, hexsides, counters, sections. Repaint, checks, recovery and
 * panels follow this and nothing else, so it names all that changed and, in counts, no more.
 */
import { type Patch } from 'immer'
import { CHUNK_CELLS, CHUNK_SIZE, chunkColumns, chunkRows } from '#shared/document/chunk'
import { type Section, SECTIONS } from '#shared/document/section'
import {
  type Chunk,
  type CounterId,
  type CounterTypeId,
  type Scenario,
  type SideId,
} from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, type OffsetCoord, toOffset } from '#shared/hex/grid'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'

/** How far, in columns and rows, the picture of a hex reaches into its neighbours: areas join, walls meet at vertices. */
export const SEAM_HEXES = 2

export interface Dirty {
  /** Grid, hex size or the whole map changed: every chunk is stale. */
  readonly everything: boolean
  /** Indices of the chunks to repaint: those of the changed hexes, and neighbours within the seam. */
  readonly chunks: ReadonlySet<number>
  readonly hexsides: ReadonlySet<HexsideKey>
  /** Counters that stand, show or look otherwise, because of themselves, their type or their side. */
  readonly counters: ReadonlySet<CounterId>
  readonly sections: ReadonlySet<Section>
}

interface Collected {
  everything: boolean
  readonly grid: Grid
  readonly chunks: Set<number>
  readonly hexsides: Set<HexsideKey>
  readonly counters: Set<CounterId>
  readonly sections: Set<Section>
}

/** What differs between two states, one of which the patches turn into the other (either way). */
export function dirtyBetween(before: Scenario, after: Scenario, patches: readonly Patch[]): Dirty {
  const dirty: Collected = {
    everything: false,
    grid: after.map.grid,
    chunks: new Set(),
    hexsides: new Set(),
    counters: new Set(),
    sections: new Set(),
  }
  for (const { path } of patches) {
    const [first, second] = path
    if (first === undefined) markEverything(dirty)
    else if (first === 'map') markMap(before, after, path, dirty)
    else if (first === 'counters') {
      dirty.sections.add('counters')
      for (const id of keysAt(second, before.counters, after.counters)) dirty.counters.add(id as CounterId)
    } else if (first === 'counterTypes') {
      dirty.sections.add('counterTypes')
      const types = keysAt(second, before.counterTypes, after.counterTypes) as CounterTypeId[]
      markCounters(after, dirty, (id) => types.includes((after.counters[id] as { type: CounterTypeId }).type))
    } else {
      dirty.sections.add('scenario')
      if (first === 'sides') {
        const sides = keysAt(second, before.sides, after.sides) as SideId[]
        markCounters(after, dirty, (id) => sides.some((side) => side === sideOf(after, id)))
      }
    }
  }
  return dirty
}

function sideOf(scenario: Scenario, id: CounterId): SideId | undefined {
  const counter = scenario.counters[id]
  return counter?.side ?? (counter && scenario.counterTypes[counter.type]?.side)
}

function markCounters(scenario: Scenario, dirty: Collected, stale: (id: CounterId) => boolean): void {
  for (const id of Object.keys(scenario.counters) as CounterId[]) if (stale(id)) dirty.counters.add(id)
}

function markEverything(dirty: Collected): void {
  dirty.everything = true
  const count = chunkColumns(dirty.grid) * chunkRows(dirty.grid)
  for (let index = 0; index < count; index++) dirty.chunks.add(index)
  for (const section of SECTIONS) dirty.sections.add(section)
}

function markMap(before: Scenario, after: Scenario, path: Patch['path'], dirty: Collected): void {
  const [, part, key] = path
  switch (part) {
    case 'chunks':
      dirty.sections.add('terrain')
      return markCells(before, after, path, dirty)
    case 'hexsides':
      dirty.sections.add('hexsides')
      return markHexsides(before, after, path, dirty)
    case 'structures':
      dirty.sections.add('structures')
      for (const hex of keysAt(key, before.map.structures, after.map.structures))
        markHex(hex as HexKey, dirty)
      return
    case 'markers':
      dirty.sections.add('structures')
      for (const id of keysAt(key, before.map.markers, after.map.markers))
        for (const { map } of [before, after]) {
          const marker = map.markers[id as keyof typeof map.markers]
          if (marker) markHex(marker.hex, dirty)
        }
      return
    case 'palette':
      dirty.sections.add('terrain')
      return
    case 'numbering':
    case 'background':
    case 'extra':
      dirty.sections.add('scenario')
      return
    default:
      return markEverything(dirty)
  }
}

type Cells = Readonly<Record<string, readonly unknown[] | undefined>>

// A patch names a cell, a whole layer of a chunk (its first value), or more.
function markCells(before: Scenario, after: Scenario, path: Patch['path'], dirty: Collected): void {
  const [, , chunk, layer, cell] = path
  if (typeof chunk !== 'number') return markEverything(dirty)
  if (typeof cell === 'number') return markCell(chunk, cell, dirty)
  const old = before.map.chunks[chunk] as Chunk & Cells
  const now = after.map.chunks[chunk] as Chunk & Cells
  const layers = layer === undefined ? Object.keys({ ...old, ...now }) : [String(layer)]
  for (const name of layers)
    for (let index = 0; index < CHUNK_CELLS; index++)
      if (valueAt(old, name, index) !== valueAt(now, name, index)) markCell(chunk, index, dirty)
}

// A layer that is absent holds its default everywhere; both defaults are what a hex has when nothing was painted.
function valueAt(chunk: Cells, layer: string, index: number): unknown {
  return chunk[layer]?.[index] ?? (layer === 'environment' ? 'outdoors' : 0)
}

function markHexsides(before: Scenario, after: Scenario, path: Patch['path'], dirty: Collected): void {
  const [, , bucket, side] = path
  const buckets = keysAt(bucket, before.map.hexsides, after.map.hexsides)
  for (const name of buckets)
    for (const key of keysAt(side, before.map.hexsides[name] ?? {}, after.map.hexsides[name] ?? {})) {
      dirty.hexsides.add(key as HexsideKey)
      for (const hex of hexesOfSide(parseHexsideKey(key as HexsideKey)))
        markAround(toOffset(hex, dirty.grid), dirty)
    }
}

function markHex(hex: HexKey, dirty: Collected): void {
  markAround(toOffset(parseHexKey(hex), dirty.grid), dirty)
}

function markCell(chunk: number, cell: number, dirty: Collected): void {
  dirty.chunks.add(chunk)
  // A hundred thousand hexes may change at once; most are far from any border.
  if (ACROSS_SEAM[cell] === 0) return
  const columns = chunkColumns(dirty.grid)
  const col = (chunk % columns) * CHUNK_SIZE + (cell % CHUNK_SIZE)
  const row = Math.floor(chunk / columns) * CHUNK_SIZE + Math.floor(cell / CHUNK_SIZE)
  markAround({ col, row }, dirty)
}

/** By cell of a chunk: 1 where the seam reaches into another chunk. */
const ACROSS_SEAM = Uint8Array.from({ length: CHUNK_CELLS }, (_, cell) =>
  isInner(cell % CHUNK_SIZE) && isInner(Math.floor(cell / CHUNK_SIZE)) ? 0 : 1,
)

function isInner(position: number): boolean {
  return position >= SEAM_HEXES && position < CHUNK_SIZE - SEAM_HEXES
}

// The chunk of a coordinate and those that the seam reaches; a hexside of the rim may have its hex off the grid.
function markAround({ col, row }: OffsetCoord, { grid, chunks }: Collected): void {
  const across = chunkColumns(grid)
  if (col < grid.columns && row < grid.rows && isInner(col % CHUNK_SIZE) && isInner(row % CHUNK_SIZE)) {
    chunks.add(Math.floor(row / CHUNK_SIZE) * across + Math.floor(col / CHUNK_SIZE))
    return
  }
  for (let dx = -SEAM_HEXES; dx <= SEAM_HEXES; dx += SEAM_HEXES)
    for (let dy = -SEAM_HEXES; dy <= SEAM_HEXES; dy += SEAM_HEXES) {
      const [x, y] = [col + dx, row + dy]
      if (x >= 0 && y >= 0 && x < grid.columns && y < grid.rows)
        chunks.add(Math.floor(y / CHUNK_SIZE) * across + Math.floor(x / CHUNK_SIZE))
    }
}

/** The key that a patch names, or, for a patch of the whole record, those whose values differ. */
function keysAt(
  key: string | number | undefined,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  if (key !== undefined) return [String(key)]
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  // An order of its own is of no use here, and a record of both takes long to make.
  const gone = Object.keys(before).filter((name) => !(name in after))
  return [...changed, ...gone]
}
