/**
 * Remembers the lines of a band of chunks (32 rows of the map) while its chunks are the very same, so that writing a map of
 * a million hexes after each gesture takes the time of what has changed (APP-2).
 */
import { CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { type Chunk, type ScenarioMap } from '#shared/document/types'
import { append } from '#shared/lang/append'

interface Remembered {
  readonly band: Band
  readonly columns: number
  readonly key: object | undefined
  readonly lines: readonly string[]
}

/** The memory by the first chunk of the band: forgotten with the document. */
export type RowMemory = WeakMap<Chunk, Remembered>

export interface Band {
  /** The chunks from left to right. */
  readonly chunks: readonly Chunk[]
  readonly firstRow: number
  /** After the last. */
  readonly endRow: number
}

export type RememberedMap = Pick<ScenarioMap, 'chunks' | 'grid'>

interface BandLines {
  readonly lines: readonly string[]
  /** The same chunks would not always give the same lines: they are not remembered. */
  readonly passing?: boolean
}

/**
 * The lines of all bands from the top, those of unchanged ones as `write` gave them before. `key`: what `write` reads besides
 * the chunks, compared by identity.
 */
export function bandLines(
  memory: RowMemory,
  { chunks, grid }: RememberedMap,
  key: object | undefined,
  write: (band: Band) => BandLines,
): string[] {
  const width = chunkColumns(grid)
  const { columns, rows } = grid
  const all: string[] = []
  for (let firstRow = 0; firstRow < rows; firstRow += CHUNK_SIZE) {
    const first = (firstRow / CHUNK_SIZE) * width
    const endRow = Math.min(rows, firstRow + CHUNK_SIZE)
    const band: Band = { chunks: chunks.slice(first, first + width), firstRow, endRow }
    const firstChunk = band.chunks[0] as Chunk
    const known = memory.get(firstChunk)
    if (known && known.columns === columns && known.key === key && isSame(known.band, band)) {
      append(all, known.lines)
      continue
    }
    const { lines, passing } = write(band)
    if (!passing) memory.set(firstChunk, { band, columns, key, lines })
    append(all, lines)
  }
  return all
}

function isSame(a: Band, b: Band): boolean {
  return (
    a.firstRow === b.firstRow &&
    a.endRow === b.endRow &&
    a.chunks.every((chunk, index) => chunk === b.chunks[index])
  )
}
