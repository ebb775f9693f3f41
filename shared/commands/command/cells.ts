/** Writes per-hex values: the only code that changes a chunk. */
import { type Draft, isDraft, original } from 'immer'
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

/** The layers of a chunk that are absent where they hold their default everywhere, with that default. */
const PLAIN = {
  elevation: new Array<number>(CHUNK_CELLS).fill(0),
  environment: new Array<Environment>(CHUNK_CELLS).fill('outdoors'),
  flags: new Array<number>(CHUNK_CELLS).fill(0),
  wandering: new Array<number>(CHUNK_CELLS).fill(0),
} as const satisfies Partial<{ [K in keyof Chunk]: NonNullable<Chunk[K]> }>

type Layer = 'terrain' | keyof typeof PLAIN

/** The values of one hex, in every layer. */
type HexValues = { readonly [K in Layer]: NonNullable<Chunk[K]>[number] }

const LAYERS = ['terrain', ...Object.keys(PLAIN)] as Layer[]

/** The values of a layer, cell by cell, whether the chunk has it or not. */
export function presentLayer<K extends Layer>(chunk: Chunk, layer: K): readonly HexValues[K][] {
  return (chunk[layer] ?? (layer === 'terrain' ? [] : PLAIN[layer as keyof typeof PLAIN])) as never
}

interface ChunkHexes {
  readonly keys: HexKey[]
  /** The cell of each. */
  readonly cells: number[]
}

// Hexes by chunk. Those off the map are left out (a brush reaches over the rim).
function byChunk(hexes: Iterable<HexKey>, grid: Grid): Map<number, ChunkHexes> {
  const chunks = new Map<number, ChunkHexes>()
  for (const key of hexes) {
    const hex = parseHexKey(key)
    if (!onGrid(hex, grid)) continue
    const coord = toOffset(hex, grid)
    const index = chunkIndex(coord, grid)
    const found = chunks.get(index) ?? { keys: [], cells: [] }
    if (found.cells.push(cellIndex(coord)) === 1) chunks.set(index, found)
    found.keys.push(key)
  }
  return chunks
}

// The layer becomes a new list, frozen so that immer need not look into each of its cells.
function writeLayer<K extends Layer>(
  draft: Draft<Scenario>,
  { index, layer }: { readonly index: number; readonly layer: K },
  cells: readonly number[],
  valueOf: (present: HexValues[K], at: number) => HexValues[K],
): void {
  const chunk = draft.map.chunks[index] as { [L in K]?: HexValues[L][] }
  // A list that this command has written already is no draft.
  const present = presentLayer((isDraft(chunk[layer]) ? original(chunk as object) : chunk) as Chunk, layer)
  let list: (HexValues[K] | undefined)[] | undefined
  cells.forEach((cell, at) => {
    const value = valueOf(present[cell] as HexValues[K], at)
    if (value !== present[cell]) (list ??= [...present])[cell] = value
  })
  if (list) chunk[layer] = Object.freeze(list) as never
}

/** Gives hexes all their values, each its own; hexes off the map are left out. */
export function setHexes(draft: Draft<Scenario>, hexes: ReadonlyMap<HexKey, HexValues>): void {
  for (const [index, { keys, cells }] of byChunk(hexes.keys(), found(draft).map.grid)) {
    const values = keys.map((key) => hexes.get(key) as HexValues)
    for (const layer of LAYERS)
      writeLayer(draft, { index, layer }, cells, (_present, at) => (values[at] as HexValues)[layer])
  }
}

/**
 * Changes one layer of hexes, each from its present value; off-map hexes are ignored, and refused when there are no others.
 */
export function changeLayer<K extends Layer>(
  draft: Draft<Scenario>,
  hexes: readonly HexKey[],
  layer: K,
  change: (present: HexValues[K]) => HexValues[K],
): Refusal | undefined {
  const chunks = byChunk(hexes, found(draft).map.grid)
  if (chunks.size === 0) return OFF_MAP
  for (const [index, { cells }] of chunks) writeLayer(draft, { index, layer }, cells, change)
  return undefined
}

/** Sets the terrain of hexes; off-map hexes as in `changeLayer`. */
export function setTerrain(
  draft: Draft<Scenario>,
  hexes: readonly HexKey[],
  terrain: string,
): Refusal | undefined {
  return changeLayer(draft, hexes, 'terrain', () => terrain)
}
