/**
 * Fixed-size chunks: painting a hex copies one chunk (structural sharing), and a chunk is the unit of repaint and checks.
 * The arrays are plain ones: writing into a typed array inside an immer draft would leave no patch.
 */
import { type Axial } from '#shared/hex/axial'
import { type Grid, type OffsetCoord, toOffset } from '#shared/hex/grid'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Chunk, type HexsideBucket, type HexsideFeatures, type TerrainId } from './types'

/** Hexes along each edge of a chunk. */
export const CHUNK_SIZE = 32
export const CHUNK_CELLS = CHUNK_SIZE * CHUNK_SIZE

/** Chunks side by side, the last one maybe part off the grid. */
export function chunkColumns(grid: Pick<Grid, 'columns'>): number {
  return Math.ceil(grid.columns / CHUNK_SIZE)
}

/** Chunks one below the other, likewise. */
export function chunkRows(grid: Pick<Grid, 'rows'>): number {
  return Math.ceil(grid.rows / CHUNK_SIZE)
}

/** Index of the chunk that holds a coordinate of the grid. */
export function chunkIndex({ col, row }: OffsetCoord, grid: Grid): number {
  return Math.floor(row / CHUNK_SIZE) * chunkColumns(grid) + Math.floor(col / CHUNK_SIZE)
}

/** Index of a coordinate within its chunk. */
export function cellIndex({ col, row }: OffsetCoord): number {
  return (row % CHUNK_SIZE) * CHUNK_SIZE + (col % CHUNK_SIZE)
}

/** The key of a hexside bucket: the chunk of its canonical owner, clamped to the grid (rim sides belong inside). */
export function bucketKey(owner: Axial, grid: Grid): string {
  const { col, row } = toOffset(owner, grid)
  const clampedCol = Math.min(Math.max(col, 0), grid.columns - 1)
  const clampedRow = Math.min(Math.max(row, 0), grid.rows - 1)
  return String(chunkIndex({ col: clampedCol, row: clampedRow }, grid))
}

/** All chunks of a grid, filled with one terrain. Cells beyond the grid hold it too and are never read. */
export function filledChunks(grid: Grid, terrain: TerrainId): Chunk[] {
  const count = chunkColumns(grid) * chunkRows(grid)
  return Array.from({ length: count }, () => ({ terrain: new Array<TerrainId>(CHUNK_CELLS).fill(terrain) }))
}

/** Hexsides sorted into the buckets of a grid. */
export function inBuckets(hexsides: HexsideBucket, grid: Grid): Record<string, HexsideBucket> {
  const buckets: Record<string, Record<HexsideKey, HexsideFeatures>> = {}
  for (const key of Object.keys(hexsides) as HexsideKey[]) {
    const bucket = (buckets[bucketKey(parseHexsideKey(key).hex, grid)] ??= {})
    bucket[key] = hexsides[key] as HexsideFeatures
  }
  return buckets
}

/** Visits every place of a grid, chunk by chunk: its column and row, its chunk, and its index within that. */
export function eachPlace(
  { grid, chunks }: { readonly grid: Grid; readonly chunks: readonly Chunk[] },
  visit: (coord: OffsetCoord, chunk: Chunk, cell: number) => void,
): void {
  const across = chunkColumns(grid)
  chunks.forEach((chunk, index) => {
    const [left, top] = [(index % across) * CHUNK_SIZE, Math.floor(index / across) * CHUNK_SIZE]
    for (let row = 0; row < CHUNK_SIZE && top + row < grid.rows; row++)
      for (let col = 0; col < CHUNK_SIZE && left + col < grid.columns; col++)
        visit({ col: left + col, row: top + row }, chunk, row * CHUNK_SIZE + col)
  })
}
