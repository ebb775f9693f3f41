/**
 * The grid of a map: how hexes are counted in columns and rows, and which ones exist.
 * `stagger: odd` = columns (flat) or rows (pointy) of odd index, counted from 0, are shifted half a hex down (right);
 * `even` = those of even index are (MC-MAP-1's board: B, D, … half a hex higher).
 */
import { type Axial } from './axial'

export interface Grid {
  readonly orientation: 'flat' | 'pointy'
  readonly stagger: 'odd' | 'even'
  readonly columns: number
  readonly rows: number
}

/** Column and row, both from 0: the frame of storage, size and numbering. */
export interface OffsetCoord {
  readonly col: number
  readonly row: number
}

// Number of half steps a line of index i has gained: floor for odd stagger, ceiling for even.
function halfSteps(index: number, stagger: Grid['stagger']): number {
  return stagger === 'odd' ? Math.floor(index / 2) : Math.ceil(index / 2)
}

export function toAxial(coord: OffsetCoord, grid: Pick<Grid, 'orientation' | 'stagger'>): Axial {
  return grid.orientation === 'flat'
    ? { q: coord.col, r: coord.row - halfSteps(coord.col, grid.stagger) }
    : { q: coord.col - halfSteps(coord.row, grid.stagger), r: coord.row }
}

export function toOffset(hex: Axial, grid: Pick<Grid, 'orientation' | 'stagger'>): OffsetCoord {
  return grid.orientation === 'flat'
    ? { col: hex.q, row: hex.r + halfSteps(hex.q, grid.stagger) }
    : { col: hex.q + halfSteps(hex.r, grid.stagger), row: hex.r }
}

/** @rule DOC-6 */
export function onGrid(hex: Axial, grid: Grid): boolean {
  const { col, row } = toOffset(hex, grid)
  return col >= 0 && row >= 0 && col < grid.columns && row < grid.rows
}

/** Every hex of the grid, row by row. */
export function* hexesOfGrid(grid: Grid): Generator<Axial> {
  for (let row = 0; row < grid.rows; row++)
    for (let col = 0; col < grid.columns; col++) yield toAxial({ col, row }, grid)
}
