/** Boards: rectangles of the map that lie as they were printed, or turned by 180 degrees (MC-MAP-1, CM-SCN-4). */
import { addHex, type Axial, subtractHex } from '#shared/hex/axial'
import { type Grid, onGrid, toAxial } from '#shared/hex/grid'
import { layHex, type Laying, turnGrid } from '#shared/hex/laying'
import { type Board } from './types'

/** A hex of a board as it is printed: counted from the corner of its own sheet. */
export interface PrintedHex {
  readonly hex: Axial
  readonly grid: Grid
}

/** The grid of a board as it is printed. */
export function printedGrid(board: Board, grid: Grid): Grid {
  const lying = lyingGrid(board, grid)
  return turningOf(board, lying)?.to ?? lying
}

/** The place of a hex of the map on a board; undefined when it is not on it. */
export function onBoard(board: Board, grid: Grid, hex: Axial): PrintedHex | undefined {
  const lying = lyingGrid(board, grid)
  const own = subtractHex(hex, cornerOf(board, grid))
  if (!onGrid(own, lying)) return undefined
  const turning = turningOf(board, lying)
  return turning ? { hex: layHex(own, turning), grid: turning.to } : { hex: own, grid: lying }
}

/** The hex of the map for a hex of the printed board. */
export function fromBoard(board: Board, grid: Grid, printed: Axial): Axial {
  const turning = turningOf(board, lyingGrid(board, grid))
  // Turned twice, it lies as it did.
  const own = turning ? layHex(printed, turning) : printed
  return addHex(own, cornerOf(board, grid))
}

function cornerOf({ firstColumn, firstRow }: Board, grid: Grid): Axial {
  return toAxial({ col: firstColumn, row: firstRow }, grid)
}

// Counted from a shifted line on, the lines are shifted the other way round.
function lyingGrid({ firstColumn, firstRow, columns, rows }: Board, grid: Grid): Grid {
  const firstLine = grid.orientation === 'flat' ? firstColumn : firstRow
  const other = grid.stagger === 'odd' ? 'even' : 'odd'
  return { ...grid, stagger: firstLine % 2 === 0 ? grid.stagger : other, columns, rows }
}

// A rectangle that cannot lie turned (see `turnGrid`) is taken as it lies.
function turningOf({ turned }: Board, lying: Grid): Laying | undefined {
  return turned ? turnGrid(lying) : undefined
}
