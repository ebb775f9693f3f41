/** A grid with columns and rows added or taken away at its edges (MAP-3): every hex keeps its neighbours. */
import { type Axial } from './axial'
import { type Grid, isCut, toOffset } from './grid'
import { type Edge } from './joinGrids'
import { layAt, type Laying } from './laying'

/** Columns (left, right) and rows (top, bottom) to add at each edge; below 0, to take away. */
export type EdgeChanges = Readonly<Record<Edge, number>>

/**
 * The laying of a grid on the resized one; undefined with half hexes when lines are added or taken at the beginning in an odd
 * number: corner hexes would no longer be cut by the frame. Without half hexes the stagger follows. Both grids must have a
 * hex.
 */
export function resizeGrid(grid: Grid, { top, right, bottom, left }: EdgeChanges): Laying | undefined {
  const shiftsLines = (grid.orientation === 'flat' ? left : top) % 2 !== 0
  if (isCut(grid) && shiftsLines) return undefined
  const to: Grid = {
    ...grid,
    stagger: shiftsLines ? (grid.stagger === 'odd' ? 'even' : 'odd') : grid.stagger,
    columns: grid.columns + left + right,
    rows: grid.rows + top + bottom,
  }
  return layAt(grid, to, { col: left, row: top })
}

/** The lines to take away at each edge, so that little more than these hexes of the grid is left; there must be one. */
export function changesToFit(hexes: readonly Axial[], grid: Grid): EdgeChanges {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (col: number, row: number): void => {
    left = Math.min(left, col)
    right = Math.max(right, col)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
  }
  const flat = grid.orientation === 'flat'
  // A line with an odd index is half a hex shorter at both ends: its hexes need one more place in the lines beside it.
  const beyond = grid.stagger === 'even' ? -1 : 1
  for (const hex of hexes) {
    const { col, row } = toOffset(hex, grid)
    include(col, row)
    if (!isCut(grid)) continue
    if (flat && col % 2 === 1) {
      include(col - 1, row + beyond)
      include(Math.min(col + 1, grid.columns - 1), row)
    }
    if (!flat && row % 2 === 1) {
      include(col + beyond, row - 1)
      include(col, Math.min(row + 1, grid.rows - 1))
    }
  }
  return { top: 0 - top, right: right + 1 - grid.columns, bottom: bottom + 1 - grid.rows, left: 0 - left }
}
