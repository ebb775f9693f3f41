/**
 * Where every place of one grid comes to lie on another: turned by 180 degrees or not, then shifted. What a map is turned and
 * joined by. Turning by 180 degrees is the one turn that every rectangle of hexes survives; it keeps left and right.
 */
import { addHex, type Axial, hexKey, type HexKey, parseHexKey } from './axial'
import { type Direction, opposite } from './direction'
import { type Facing, turnFacing } from './facing'
import { type Grid, isCut, type OffsetCoord, toAxial } from './grid'
import { type Hexside, hexsideKey, type HexsideKey, hexsideOf, parseHexsideKey } from './hexside'

export interface Laying {
  readonly from: Grid
  readonly to: Grid
  readonly turned: boolean
  /** Column and row of `to` on which the first column and row of `from` come to lie, once it is turned. */
  readonly at: OffsetCoord
  /** Added to a hex, after turning it about the origin. */
  readonly shift: Axial
}

/** Lays a grid on another with its upper left corner on a place that fits it (the caller has made sure: see `joinGrids`). */
export function layAt(from: Grid, to: Grid, at: OffsetCoord): Laying {
  return { from, to, turned: false, at, shift: toAxial(at, to) }
}

/**
 * The grid turned by 180 degrees, and how it got there; undefined when the turned map fits no grid: with half hexes, the
 * first and the last line both must be those whose corner hexes the frame cuts, so their number must be odd.
 * Without half hexes, shifted lines become unshifted ones: an odd number of them changes the stagger.
 */
export function turnGrid(grid: Grid): Laying | undefined {
  const lines = grid.orientation === 'flat' ? grid.columns : grid.rows
  const even = lines % 2 === 0
  if (isCut(grid) && even) return undefined
  const kept = isCut(grid) || even || lines === 1
  const to: Grid = kept ? grid : { ...grid, stagger: grid.stagger === 'odd' ? 'even' : 'odd' }
  const last = { col: grid.columns - 1, row: grid.rows - 1 }
  // Hex (0, 0) of every grid is the first of the first line.
  return { from: grid, to, turned: true, at: { col: 0, row: 0 }, shift: toAxial(last, to) }
}

export function layHex(hex: Axial, { turned, shift }: Laying): Axial {
  // Subtracting keeps -0 out of the keys.
  return turned ? { q: shift.q - hex.q, r: shift.r - hex.r } : addHex(hex, shift)
}

export function layHexKey(key: HexKey, laying: Laying): HexKey {
  return hexKey(layHex(parseHexKey(key), laying))
}

/** A turned side is owned by its other hex. */
export function laySide(side: Hexside, laying: Laying): Hexside {
  const hex = layHex(side.hex, laying)
  return laying.turned ? hexsideOf(hex, opposite(side.direction)) : { hex, direction: side.direction }
}

export function laySideKey(key: HexsideKey, laying: Laying): HexsideKey {
  return hexsideKey(laySide(parseHexsideKey(key), laying))
}

export function layDirection(value: Direction, { turned }: Laying): Direction {
  return turned ? opposite(value) : value
}

export function layFacing(facing: Facing, { turned }: Laying): Facing {
  return turned ? turnFacing(facing, 3) : facing
}
