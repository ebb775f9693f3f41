/**
 * Maps every place of one grid to a place of another: mirrored left to right or top to bottom, turned by 180 degrees (both at
 * once), by a quarter (`quarterTurn.ts`), or none of these; then shifted. Maps are turned, mirrored, resized and joined by
 * it. No other turn maps every rectangle of hexes to a rectangle; a turn keeps left and right, a single mirror swaps them.
 */
import { addHex, type Axial, hexKey, type HexKey, parseHexKey } from './axial'
import { type Direction, direction, opposite } from './direction'
import { type Facing, turnFacing } from './facing'
import { type Grid, isCut, type OffsetCoord, toAxial } from './grid'
import { type Motion } from './motion'
import { type Hexside, hexsideKey, type HexsideKey, hexsideOf, parseHexsideKey } from './hexside'

export interface Laying {
  readonly from: Grid
  readonly to: Grid
  /** The first column (row) becomes the last. */
  readonly columnsReversed: boolean
  readonly rowsReversed: boolean
  /** Turned by a quarter besides: flat hexes become pointy ones, or the other way round. */
  readonly quarter?: { readonly way: QuarterTurn; readonly motion: Motion }
  /** Column and row of `to` for the first column and row of `from`, after reversal. */
  readonly at: OffsetCoord
  /** Added to a hex, after turning or mirroring it about the origin. */
  readonly shift: Axial
}

export type QuarterTurn = 'clockwise' | 'anticlockwise'

export type MirrorAxis = 'left-right' | 'top-bottom'

const AT_CORNER: OffsetCoord = { col: 0, row: 0 }
const UPRIGHT = { columnsReversed: false, rowsReversed: false } as const

/** Lays a grid on another with its upper left corner on a place that fits it (the caller has made sure: see `joinGrids`). */
export function layAt(from: Grid, to: Grid, at: OffsetCoord): Laying {
  return { from, to, ...UPRIGHT, at, shift: toAxial(at, to) }
}

/**
 * The grid turned by 180 degrees, and how it got there; undefined when the turned map fits no grid: with half hexes, the
 * first and the last line both must be those whose corner hexes the frame cuts, so their number must be odd.
 * Without half hexes, shifted lines become unshifted ones: an odd number of them changes the stagger.
 */
export function turnGrid(grid: Grid): Laying | undefined {
  return reversed(grid, { columnsReversed: true, rowsReversed: true })
}

/** The grid mirrored; undefined when the mirrored map fits no grid, as in `turnGrid`, when its lines change their order. */
export function mirrorGrid(grid: Grid, axis: MirrorAxis): Laying | undefined {
  const columnsReversed = axis === 'left-right'
  return reversed(grid, { columnsReversed, rowsReversed: !columnsReversed })
}

function reversed(grid: Grid, how: Pick<Laying, 'columnsReversed' | 'rowsReversed'>): Laying | undefined {
  const flat = grid.orientation === 'flat'
  const lines = flat ? grid.columns : grid.rows
  // Counted from the other end, every other line of an even number is another; upside down, what was shifted is not.
  const [linesReversed, upsideDown] = flat
    ? [how.columnsReversed, how.rowsReversed]
    : [how.rowsReversed, how.columnsReversed]
  const otherLines = linesReversed && lines % 2 === 0
  if (isCut(grid) && otherLines) return undefined
  const kept = isCut(grid) || lines === 1 || otherLines === upsideDown
  const to: Grid = kept ? grid : { ...grid, stagger: grid.stagger === 'odd' ? 'even' : 'odd' }
  // Hex (0, 0) of every grid is the first of the first line.
  const first = {
    col: how.columnsReversed ? grid.columns - 1 : 0,
    row: how.rowsReversed ? grid.rows - 1 : 0,
  }
  return { from: grid, to, ...how, at: AT_CORNER, shift: toAxial(first, to) }
}

/** True when left and right are swapped. */
export function isMirrored({ columnsReversed, rowsReversed }: Laying): boolean {
  return columnsReversed !== rowsReversed
}

/** The hex on the other grid; it may lie off that grid. */
export function layHex(hex: Axial, laying: Laying): Axial {
  return addHex(aboutOrigin(hex, laying), laying.shift)
}

function aboutOrigin({ q, r }: Axial, laying: Laying): Axial {
  const { from, columnsReversed, quarter } = laying
  if (quarter) return quarter.motion.hex({ q, r })
  if (!isMirrored(laying)) return columnsReversed ? { q: -q, r: -r } : { q, r }
  if (from.orientation === 'flat') return columnsReversed ? { q: -q, r: q + r } : { q, r: -q - r }
  return columnsReversed ? { q: -q - r, r } : { q: q + r, r: -r }
}

export function layHexKey(key: HexKey, laying: Laying): HexKey {
  return hexKey(layHex(parseHexKey(key), laying))
}

/** Its owner may be the hex that was across: see `swapsHalves`. */
export function laySide(side: Hexside, laying: Laying): Hexside {
  return hexsideOf(layHex(side.hex, laying), layDirection(side.direction, laying))
}

export function laySideKey(key: HexsideKey, laying: Laying): HexsideKey {
  return hexsideKey(laySide(parseHexsideKey(key), laying))
}

/** True when a side, once laid, is owned by the hex that was across. */
export function swapsHalves(side: Hexside, laying: Laying): boolean {
  return layDirection(side.direction, laying) >= 3
}

export function layDirection(value: Direction, laying: Laying): Direction {
  if (laying.quarter) return laying.quarter.motion.direction(value)
  if (isMirrored(laying)) return direction(mirrorSum(laying) - value)
  return laying.columnsReversed ? opposite(value) : value
}

export function layFacing({ kind, index }: Facing, laying: Laying): Facing {
  if (laying.quarter) return laying.quarter.motion.facing({ kind, index })
  if (!isMirrored(laying)) return turnFacing({ kind, index }, laying.columnsReversed ? 3 : 0)
  // A vertex lies after its direction; mirrored, before it.
  return { kind, index: direction(mirrorSum(laying) - index - (kind === 'vertex' ? 1 : 0)) }
}

// A direction and its mirror image make this sum, modulo 6.
function mirrorSum({ from, columnsReversed }: Laying): number {
  if (from.orientation === 'flat') return columnsReversed ? 0 : 3
  return columnsReversed ? 1 : 4
}
