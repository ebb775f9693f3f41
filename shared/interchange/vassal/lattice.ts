/**
 * The grid of a map as VASSAL has it: lines of hexes of which the odd ones always lie half a hex lower (or further right), counted from
 * the middle of one hex in whole pixels. Its formulas cut off fractions, and so do these: a piece stands where VASSAL would put it.
 */
import { type Axial } from '#shared/hex/axial'
import { type Grid, toOffset } from '#shared/hex/grid'

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** A hex as VASSAL counts it: the line (a column of flat hexes, a row of pointy ones) and the place along it. */
export interface RawHex {
  readonly line: number
  readonly place: number
}

export interface Lattice {
  /** Pointy hexes: all else is said with x and y swapped. */
  readonly sideways: boolean
  /** Px from one line to the next. */
  readonly dx: number
  /** Px from one hex of a line to the next; whole and even. */
  readonly dy: number
  /** The middle of the first hex of line 0: whole pixels of the picture, swapped when sideways. */
  readonly x0: number
  readonly y0: number
}

/** @param first the middle of column 0, row 0 in the picture @param hexPx flat to flat, whole and even */
export function latticeOf(grid: Pick<Grid, 'orientation'>, first: Pixel, hexPx: number): Lattice {
  const sideways = grid.orientation === 'pointy'
  const [x0, y0] = sideways ? [first.y, first.x] : [first.x, first.y]
  return { sideways, dx: (hexPx * Math.sqrt(3)) / 2, dy: hexPx, x0, y0 }
}

/** The place of a hex as VASSAL counts: with line 0 the lower one, the hexes of odd lines are one place further up. */
export function rawHex(hex: Axial, grid: Pick<Grid, 'orientation' | 'stagger'>): RawHex {
  const { col, row } = toOffset(hex, grid)
  const [line, place] = grid.orientation === 'flat' ? [col, row] : [row, col]
  return { line, place: line % 2 !== 0 && grid.stagger === 'even' ? place - 1 : place }
}

/** The middle of a hex in the picture, by VASSAL's formula. */
export function middleOf({ line, place }: RawHex, { sideways, dx, dy, x0, y0 }: Lattice): Pixel {
  const along = Math.trunc(dx * line + x0)
  const half = line % 2 === 0 ? 0 : Math.trunc(dy / 2)
  const across = Math.trunc(dy * place + half + y0)
  return sideways ? { x: across, y: along } : { x: along, y: across }
}
