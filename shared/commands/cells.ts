/** Writes per-hex values: the only code that changes a chunk. Plain arrays within drafts, so that patches name cells. */
import { type Draft, original } from 'immer'
import { CHUNK_CELLS, cellIndex, chunkIndex } from '#shared/document/chunk'
import { type Chunk, type Environment, type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, onGrid, toOffset } from '#shared/hex/grid'
import { type Refusal } from './command'
import { OFF_MAP } from './refusals'

/** The document as the command found it: reading a draft costs a proxy a step, and loops read much. */
export function found(draft: Draft<Scenario>): Scenario {
  return original(draft) as Scenario
}

// Cells by chunk, so that a chunk's draft is fetched once. Hexes off the map are left out (a brush reaches over the rim).
function cellsByChunk(hexes: readonly HexKey[], grid: Grid): Map<number, number[]> {
  const byChunk = new Map<number, number[]>()
  for (const key of hexes) {
    const hex = parseHexKey(key)
    if (!onGrid(hex, grid)) continue
    const coord = toOffset(hex, grid)
    const index = chunkIndex(coord, grid)
    const cells = byChunk.get(index)
    if (cells) cells.push(cellIndex(coord))
    else byChunk.set(index, [cellIndex(coord)])
  }
  return byChunk
}

/** Sets the terrain of hexes; off-map hexes are ignored, and refused when there are no others. */
export function setTerrain(
  draft: Draft<Scenario>,
  hexes: readonly HexKey[],
  terrain: string,
): Refusal | undefined {
  const { map } = found(draft)
  const byChunk = cellsByChunk(hexes, map.grid)
  if (byChunk.size === 0) return OFF_MAP
  for (const [index, cells] of byChunk) {
    const values = (map.chunks[index] as Chunk).terrain
    const changes = new Map<number, string>()
    for (const cell of cells) if (values[cell] !== terrain) changes.set(cell, terrain)
    if (changes.size === 0) continue
    const chunk = draft.map.chunks[index] as Draft<Chunk>
    chunk.terrain = written(chunk.terrain, values, changes)
  }
  return undefined
}

/** Cells of one chunk above which one patch with the whole layer is smaller and faster than one for each cell. */
const MANY_CELLS = 64

// The layer to set in its chunk: the same draft with the changed cells, or, for many, a new list.
function written<V>(target: V[] | undefined, present: readonly V[], changes: ReadonlyMap<number, V>): V[] {
  const few = target && changes.size <= MANY_CELLS && !Object.isFrozen(target)
  const layer = few ? target : [...present]
  for (const [cell, value] of changes) layer[cell] = value
  // So that immer need not look into each of a hundred thousand cells.
  return few ? layer : (Object.freeze(layer) as V[])
}

/** The layers of a chunk that are absent where they hold their default everywhere, with that default. */
const PLAIN = {
  elevation: new Array<number>(CHUNK_CELLS).fill(0),
  environment: new Array<Environment>(CHUNK_CELLS).fill('outdoors'),
  flags: new Array<number>(CHUNK_CELLS).fill(0),
  wandering: new Array<number>(CHUNK_CELLS).fill(0),
} as const satisfies Partial<{ [K in keyof Chunk]: NonNullable<Chunk[K]> }>

type Layer = 'terrain' | keyof typeof PLAIN

/** What one hex holds, in every layer. */
export type HexValues = { readonly [K in Layer]: NonNullable<Chunk[K]>[number] }

/** Gives hexes all their values, each its own; hexes off the map are left out. */
export function setHexes(draft: Draft<Scenario>, hexes: ReadonlyMap<HexKey, HexValues>): void {
  const { map } = found(draft)
  const byChunk = new Map<number, Map<number, HexValues>>()
  for (const [key, values] of hexes) {
    const hex = parseHexKey(key)
    if (!onGrid(hex, map.grid)) continue
    const coord = toOffset(hex, map.grid)
    const index = chunkIndex(coord, map.grid)
    const cells = byChunk.get(index)
    if (cells) cells.set(cellIndex(coord), values)
    else byChunk.set(index, new Map([[cellIndex(coord), values]]))
  }
  for (const [index, cells] of byChunk) for (const layer of LAYERS) setLayer(draft, index, layer, cells)
}

const LAYERS = ['terrain', ...Object.keys(PLAIN)] as Layer[]

function setLayer<K extends Layer>(
  draft: Draft<Scenario>,
  index: number,
  layer: K,
  cells: ReadonlyMap<number, HexValues>,
): void {
  const present = presentLayer(found(draft).map.chunks[index] as Chunk, layer)
  const changes = new Map<number, HexValues[K]>()
  for (const [cell, { [layer]: value }] of cells) if (present[cell] !== value) changes.set(cell, value)
  if (changes.size === 0) return
  const chunk = draft.map.chunks[index] as { [L in K]?: HexValues[L][] }
  chunk[layer] = written(chunk[layer], present, changes)
}

function presentLayer<K extends Layer>(chunk: Chunk, layer: K): readonly HexValues[K][] {
  return (chunk[layer] ?? (layer === 'terrain' ? [] : PLAIN[layer as keyof typeof PLAIN])) as never
}

type Layers = { [K in keyof typeof PLAIN]: (typeof PLAIN)[K][number] }

/** Changes one layer of hexes, each from its present value; off-map hexes as in `setTerrain`. */
export function changeLayer<K extends keyof Layers>(
  draft: Draft<Scenario>,
  hexes: readonly HexKey[],
  layer: K,
  change: (present: Layers[K]) => Layers[K],
): Refusal | undefined {
  const { map } = found(draft)
  const byChunk = cellsByChunk(hexes, map.grid)
  if (byChunk.size === 0) return OFF_MAP
  for (const [index, cells] of byChunk) {
    const present = ((map.chunks[index] as Chunk)[layer] ?? PLAIN[layer]) as readonly Layers[K][]
    const changes = new Map<number, Layers[K]>()
    for (const cell of cells) {
      const value = change(present[cell] as Layers[K])
      if (value !== present[cell]) changes.set(cell, value)
    }
    if (changes.size === 0) continue
    const chunk = draft.map.chunks[index] as { [L in K]?: Layers[K][] }
    chunk[layer] = written(chunk[layer], present, changes)
  }
  return undefined
}
