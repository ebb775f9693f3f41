/**
 * A map as numbered cells for questions about thousands of lines: they lie on a rectangle of axial coordinates around it,
 * one cell wider all round, so that a line may look just off the map without asking whether it does.
 */
import { type Axial } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { greatestOf, leastOf } from '#shared/lang/extremes'

export interface CellFrame {
  readonly grid: Grid
  readonly least: Axial
  readonly most: Axial
  /** Cells from one q to the next. */
  readonly stride: number
  readonly cells: number
  /** The number of hexes of the map. */
  readonly hexes: number
  /** By cell, its place among the hexes, row by row; -1 off the map. */
  readonly places: Int32Array
  /** Index of the cell of a hex at most one off the map. */
  cellOf(hex: Axial): number
  onMap(hex: Axial): boolean
}

const frames = new WeakMap<Grid, CellFrame>()

/** The cells of a map; made once for each grid. */
export function cellFrame(grid: Grid): CellFrame {
  const known = frames.get(grid)
  if (known) return known
  const frame = makeFrame(grid)
  frames.set(grid, frame)
  return frame
}

function makeFrame(grid: Grid): CellFrame {
  const { least, most } = axialBounds(grid)
  const stride = most.r - least.r + 1
  const cells = (most.q - least.q + 1) * stride
  const places = new Int32Array(cells).fill(-1)
  const cellOf = ({ q, r }: Axial): number => (q - least.q) * stride + r - least.r
  let hexes = 0
  for (const hex of hexesOfGrid(grid)) places[cellOf(hex)] = hexes++
  return {
    grid,
    least,
    most,
    stride,
    cells,
    hexes,
    places,
    cellOf,
    onMap: (hex) => onGrid(hex, grid),
  }
}

// The corners of the map hold the extremes, one more hex all round.
function axialBounds(grid: Grid): { readonly least: Axial; readonly most: Axial } {
  const corners = [0, grid.rows - 1].flatMap((row) =>
    [0, grid.columns - 1].map((col) => toAxial({ col, row }, grid)),
  )
  const qs = corners.map(({ q }) => q)
  const rs = corners.map(({ r }) => r)
  return {
    least: { q: leastOf(qs) - 1, r: leastOf(rs) - 1 },
    most: { q: greatestOf(qs) + 1, r: greatestOf(rs) + 1 },
  }
}
