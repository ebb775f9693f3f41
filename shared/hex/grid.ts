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
  /**
   * The frame cuts the rim hexes: it runs through the centres of the corner hexes (DOC-6). They are whole hexes of the model all
   * the same; the one hex of each shifted line that lies wholly outside is absent (see `isAbsent`).
   */
  readonly halfHexes?: boolean
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

/** Any column and row from 0, on the grid or off it. */
export function toAxial(coord: OffsetCoord, grid: Pick<Grid, 'orientation' | 'stagger'>): Axial {
  return grid.orientation === 'flat'
    ? { q: coord.col, r: coord.row - halfSteps(coord.col, grid.stagger) }
    : { q: coord.col - halfSteps(coord.row, grid.stagger), r: coord.row }
}

/** Inverse of `toAxial`, exact off the grid too. */
export function toOffset(hex: Axial, grid: Pick<Grid, 'orientation' | 'stagger'>): OffsetCoord {
  return grid.orientation === 'flat'
    ? { col: hex.q, row: hex.r + halfSteps(hex.q, grid.stagger) }
    : { col: hex.q + halfSteps(hex.r, grid.stagger), row: hex.r }
}

/** True when a frame cuts the rim hexes; a grid of one column or row has nothing to cut. */
export function isCut({ halfHexes, columns, rows }: Grid): boolean {
  return halfHexes === true && columns > 1 && rows > 1
}

/**
 * True of the places that lie wholly outside a frame with half hexes: of each line of odd index the first hex (stagger `even`:
 * the line stands half a hex higher) or the last (`odd`). Places beyond columns and rows are not asked about.
 * @rule CM-SCN-4
 */
export function isAbsent({ col, row }: OffsetCoord, grid: Grid): boolean {
  if (grid.halfHexes !== true || !isCut(grid)) return false
  const [line, place, count] = grid.orientation === 'flat' ? [col, row, grid.rows] : [row, col, grid.columns]
  return line % 2 === 1 && place === (grid.stagger === 'even' ? 0 : count - 1)
}

/** @rule DOC-6 */
export function onGrid(hex: Axial, grid: Grid): boolean {
  const coord = toOffset(hex, grid)
  const { col, row } = coord
  return col >= 0 && row >= 0 && col < grid.columns && row < grid.rows && !isAbsent(coord, grid)
}

/** A column counted from the right instead of from the left, and the other way round: see `rowFromBottom`. */
export function columnFromRight({ col, row }: OffsetCoord, grid: Grid): number {
  return grid.columns - 1 - col + (grid.orientation === 'pointy' ? missingFirst(row, grid) : 0)
}

/**
 * A row counted from the bottom instead of from the top, and the other way round, so that a hex of a map turned by 180 degrees
 * is counted as it was: in shifted lines that lack their first (last) hex this is one more (less) than elsewhere.
 */
export function rowFromBottom({ col, row }: OffsetCoord, grid: Grid): number {
  return grid.rows - 1 - row + (grid.orientation === 'flat' ? missingFirst(col, grid) : 0)
}

function missingFirst(line: number, grid: Grid): number {
  if (line % 2 === 0 || !isCut(grid)) return 0
  return grid.stagger === 'even' ? 1 : -1
}

/** The place of the grid nearest to a column and a row: within its size, and on the line not absent. */
export function nearestPlace({ col, row }: OffsetCoord, grid: Grid): OffsetCoord {
  const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)
  const place = { col: within(col, grid.columns), row: within(row, grid.rows) }
  if (!isAbsent(place, grid)) return place
  const inward = grid.stagger === 'even' ? 1 : -1
  return grid.orientation === 'flat'
    ? { ...place, row: place.row + inward }
    : { ...place, col: place.col + inward }
}

/** Every hex of the grid, row by row. */
export function* hexesOfGrid(grid: Grid): Generator<Axial> {
  for (let row = 0; row < grid.rows; row++)
    for (let col = 0; col < grid.columns; col++)
      if (!isAbsent({ col, row }, grid)) yield toAxial({ col, row }, grid)
}

/** The number of hexes of a grid. */
export function hexCount(grid: Grid): number {
  const { orientation, columns, rows } = grid
  return columns * rows - (isCut(grid) ? Math.floor((orientation === 'flat' ? columns : rows) / 2) : 0)
}
