/** Boards made of a map that has none (SCN-7): all of it as one, or cut into equal ones. */
import { type Grid, isCut } from '#shared/hex/grid'
import { type Numbering } from '#shared/hex/numbering'
import { type Board, type BoardEdge } from './types'

interface Cutting {
  /** Boards side by side, and one below the other; from 1. */
  readonly across: number
  readonly down: number
  /** Each counts its hexes from its own corner; absent = the map counts on. */
  readonly numbering?: Numbering
}

/** The letters that printed boards have on their edges, clockwise from the top. */
const LETTERED: readonly BoardEdge[] = (
  [
    ['top', 'A'],
    ['right', 'B'],
    ['bottom', 'C'],
    ['left', 'D'],
  ] as const
).map(([edge, name]) => ({ edge, name, spans: [] }))

/**
 * Boards called 1, 2, 3…, row by row, as equal as the hexes allow. With half hexes neighbours share the line on which they meet,
 * which is one with corner hexes. Undefined when a board would have no hex of its own.
 */
export function cutBoards(grid: Grid, { across, down, numbering }: Cutting): readonly Board[] | undefined {
  const flat = grid.orientation === 'flat'
  const columns = parts(grid, grid.columns, across, flat)
  const rows = parts(grid, grid.rows, down, !flat)
  if (!columns || !rows) return undefined
  return rows.flatMap(([firstRow, height], row) =>
    columns.map(([firstColumn, width], column) => ({
      name: String(row * across + column + 1),
      firstColumn,
      firstRow,
      columns: width,
      rows: height,
      ...(numbering ? { numbering } : {}),
      turned: false,
      edges: LETTERED,
    })),
  )
}

type Part = readonly [first: number, count: number]

// Along the lines of a cut grid a board begins with a line of corner hexes: one of even index.
function parts(grid: Grid, count: number, into: number, areLines: boolean): readonly Part[] | undefined {
  const shared = isCut(grid) ? 1 : 0
  const step = shared && areLines ? 2 : 1
  const starts = Array.from({ length: into }, (_, at) => {
    return Math.round(((count - shared) * at) / into / step) * step
  })
  const all = starts.map((first, at): Part => {
    const end = starts[at + 1] ?? count - shared
    return [first, end + shared - first]
  })
  return all.every(([, lines]) => lines > shared) ? all : undefined
}
