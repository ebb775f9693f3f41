/** Per-hex values of maps laid on a grid. Loops by hand: a map has up to a million hexes. */
import { type Grid, isAbsent, type OffsetCoord, onGrid, toAxial, toOffset } from '#shared/hex/grid'
import { layHex, type Laying } from '#shared/hex/laying'
import { reversesLines } from '#shared/hex/quarterTurn'
import { CHUNK_CELLS, cellIndex, chunkIndex, filledChunks } from './chunk'
import { type Chunk, type TerrainId } from './types'

/** A map's chunks and their laying on the new grid. */
interface LaidPart {
  readonly chunks: readonly Chunk[]
  readonly laying: Laying
}

/** The values of a chunk where nothing was painted; terrain has none. */
const DEFAULTS = { elevation: 0, environment: 'outdoors', flags: 0, wandering: 0 } as const

type Layer = keyof typeof DEFAULTS
const LAYERS = Object.keys(DEFAULTS) as Layer[]

type OpenChunk = { terrain: TerrainId[] } & { [K in Layer]?: (string | number)[] }

/** The chunks of `grid` with the parts laid on it, later ones over earlier ones, and `filler` where there is none. */
export function laidChunks(parts: readonly LaidPart[], grid: Grid, filler: TerrainId): readonly Chunk[] {
  const laid = filledChunks(grid, filler) as OpenChunk[]
  for (const { chunks, laying } of parts)
    for (let row = 0; row < laying.from.rows; row++)
      for (let col = 0; col < laying.from.columns; col++) {
        const coord = { col, row }
        const place = isAbsent(coord, laying.from) ? absentPlace(coord, laying) : placeOf(coord, laying)
        if (!place) continue
        const from = chunks[chunkIndex(coord, laying.from)] as Chunk
        copyCell(from, cellIndex(coord), laid[chunkIndex(place, grid)] as OpenChunk, cellIndex(place))
      }
  return laid as readonly Chunk[]
}

function placeOf(coord: OffsetCoord, laying: Laying): OffsetCoord | undefined {
  const hex = layHex(toAxial(coord, laying.from), laying)
  return onGrid(hex, laying.to) ? toOffset(hex, laying.to) : undefined
}

// The row texts of the file have a character for absent places too: it stays with the line, and nothing else reads it.
function absentPlace({ col, row }: OffsetCoord, laying: Laying): OffsetCoord | undefined {
  const { to, at } = laying
  const flat = to.orientation === 'flat'
  const line = laidLine({ col, row }, laying) + (flat ? at.col : at.row)
  if (line < 0 || line >= (flat ? to.columns : to.rows)) return undefined
  const place = to.stagger === 'even' ? 0 : (flat ? to.rows : to.columns) - 1
  const coord = flat ? { col: line, row: place } : { col: place, row: line }
  return isAbsent(coord, to) ? coord : undefined
}

// The line of the part for each place, counted on the new grid.
function laidLine(
  { col, row }: OffsetCoord,
  { from, columnsReversed, rowsReversed, quarter }: Laying,
): number {
  const flat = from.orientation === 'flat'
  const reversed = quarter ? reversesLines(from, quarter.way) : flat ? columnsReversed : rowsReversed
  const [line, count] = flat ? [col, from.columns] : [row, from.rows]
  return reversed ? count - 1 - line : line
}

function copyCell(from: Chunk, cell: number, to: OpenChunk, target: number): void {
  to.terrain[target] = from.terrain[cell] as TerrainId
  for (const layer of LAYERS) {
    const value = from[layer]?.[cell] ?? DEFAULTS[layer]
    if (value === DEFAULTS[layer] && !to[layer]) continue
    to[layer] ??= new Array<string | number>(CHUNK_CELLS).fill(DEFAULTS[layer])
    to[layer][target] = value
  }
}
