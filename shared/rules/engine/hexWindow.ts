/**
 * A part of a map as numbered cells, in axial rows with a margin of one: a neighbour is a cell number plus one of six
 * constants, whatever the grid. For searches over many hexes.
 */
import { type Axial, axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, step, type Direction, neighbor, opposite } from '#shared/hex/direction'
import { type Grid, isAbsent, toAxial, toOffset } from '#shared/hex/grid'
import { hexsidesBetween } from '#shared/document/map'
import { type ScenarioMap } from '#shared/document/types'
import { greatestOf, leastOf } from '#shared/lang/extremes'

export interface HexWindow {
  readonly cells: number
  /** Added to a cell's number, they give its neighbour in each direction. */
  readonly steps: readonly number[]
  /** Undefined when the hex lies outside. */
  cellOf(hex: Axial): number | undefined
  hexOf(cell: number): Axial
  /** False in the margin about the part and off the map: a search through open cells never leaves the window. */
  isOpen(cell: number): boolean
  /** The open cells, row by row of the map. */
  cellsByRow(): Int32Array
}

const boards = new WeakMap<Grid, HexWindow>()

/** The whole of a map; made once for each grid. */
export function wholeBoard(grid: Grid): HexWindow {
  const known = boards.get(grid)
  if (known) return known
  const board = hexWindow(grid, toAxial({ col: 0, row: 0 }, grid), Infinity)
  boards.set(grid, board)
  return board
}

/** The columns and rows of a grid within a distance of a centre on it: they hold every hex that near. */
export function hexWindow(grid: Grid, center: Axial, distance: number): HexWindow {
  const middle = toOffset(center, grid)
  const cols = around(middle.col, distance, grid.columns)
  const rows = around(middle.row, distance, grid.rows)
  const corners = [cols.first, cols.last].flatMap((col) =>
    [rows.first, rows.last].map((row) => toAxial({ col, row }, grid)),
  )
  // Two more than the corners: a margin, and the half step by which a staggered line may stand out.
  const [minQ, maxQ] = [leastOf(corners.map(({ q }) => q)) - 2, greatestOf(corners.map(({ q }) => q)) + 2]
  const [minR, maxR] = [leastOf(corners.map(({ r }) => r)) - 2, greatestOf(corners.map(({ r }) => r)) + 2]
  const width = maxR - minR + 1
  const hexOf = (cell: number): Axial => axial(minQ + Math.floor(cell / width), minR + (cell % width))
  const cellOf = ({ q, r }: Axial): number | undefined =>
    q >= minQ && q <= maxQ && r >= minR && r <= maxR ? (q - minQ) * width + (r - minR) : undefined
  function rowByRow(): Int32Array {
    const cells = new Int32Array((cols.last - cols.first + 1) * (rows.last - rows.first + 1))
    let count = 0
    for (let row = rows.first; row <= rows.last; row++)
      for (let col = cols.first; col <= cols.last; col++)
        if (!isAbsent({ col, row }, grid)) cells[count++] = cellOf(toAxial({ col, row }, grid)) as number
    return cells.subarray(0, count)
  }
  let byRow: Int32Array | undefined
  return {
    cells: (maxQ - minQ + 1) * width,
    steps: DIRECTIONS.map((way) => step(way).q * width + step(way).r),
    cellOf,
    hexOf,
    isOpen(cell) {
      const { col, row } = toOffset(hexOf(cell), grid)
      const inside = col >= cols.first && col <= cols.last && row >= rows.first && row <= rows.last
      return inside && !isAbsent({ col, row }, grid)
    },
    cellsByRow: () => (byRow ??= rowByRow()),
  }
}

/** Columns (rows) of a map of so many within a distance of one of them. */
function around(
  middle: number,
  distance: number,
  count: number,
): { readonly first: number; readonly last: number } {
  return { first: Math.max(0, middle - distance), last: Math.min(count - 1, middle + distance) }
}

/** 1 for the cells of these hexes; those outside the window are left out. */
export function markedCells(window: HexWindow, hexes: Iterable<HexKey>): Uint8Array {
  const marked = new Uint8Array(window.cells)
  for (const key of hexes) {
    const cell = window.cellOf(parseHexKey(key))
    if (cell !== undefined) marked[cell] = 1
  }
  return marked
}

/**
 * 1 where something may stand on a side, by `cell * 6 + direction`, from either hex: what the map has on its hexsides, and all
 * sides of the hexes that may close their own.
 */
export function occupiedSides(map: ScenarioMap, window: HexWindow, closing: Iterable<HexKey>): Uint8Array {
  const occupied = new Uint8Array(window.cells * 6)
  const occupy = (hex: Axial, way: Direction): void => {
    const [cell, across] = [window.cellOf(hex), window.cellOf(neighbor(hex, way))]
    if (cell !== undefined) occupied[cell * 6 + way] = 1
    if (across !== undefined) occupied[across * 6 + opposite(way)] = 1
  }
  const last = { col: map.grid.columns - 1, row: map.grid.rows - 1 }
  for (const { side } of hexsidesBetween(map, { col: 0, row: 0 }, last)) occupy(side.hex, side.direction)
  for (const key of closing) for (const way of DIRECTIONS) occupy(parseHexKey(key), way)
  return occupied
}
