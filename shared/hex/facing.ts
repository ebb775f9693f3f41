/**
 * The facing of a counter: a side or a vertex of its hex, twelve in all (CM-ORI-1; MC-GEO-1 and -2 use six each). `index`
 * is a topological direction (see direction.ts), so facings of neighbours compare without knowing the grid.
 */
import { addHex, type Axial } from './axial'
import { type Direction, direction, step } from './direction'
import { type Grid } from './grid'
import { directionAngle, vertexAngle } from './layout'

export interface Facing {
  readonly kind: 'side' | 'vertex'
  readonly index: Direction
}

/** s0..s5 or v0..v5: clockwise, the first at or after 12 o'clock. */
export type FacingName = `${'s' | 'v'}${Direction}`

// On a pointy grid direction 0 points 30 degrees before 12 o'clock, so its side is the last one, s5.
function sideShift(grid: Pick<Grid, 'orientation'>): number {
  return grid.orientation === 'flat' ? 0 : 5
}

/** As the user and the file say it: `s0` to `s5`, `v0` to `v5`, clockwise from 12 o’clock. */
export function facingName(facing: Facing, grid: Pick<Grid, 'orientation'>): FacingName {
  return facing.kind === 'vertex' ? `v${facing.index}` : `s${direction(facing.index + sideShift(grid))}`
}

/** The facing of a user's name, or undefined when the name is none of the twelve. */
export function parseFacingName(name: string, grid: Pick<Grid, 'orientation'>): Facing | undefined {
  const match = /^([sv])([0-5])$/.exec(name)
  if (!match) return undefined
  const index = Number(match[2])
  return match[1] === 'v'
    ? { kind: 'vertex', index: direction(index) }
    : { kind: 'side', index: direction(index - sideShift(grid)) }
}

/** Turns by whole steps of 60 degrees, clockwise when positive. */
export function turnFacing(facing: Facing, steps: number): Facing {
  return { kind: facing.kind, index: direction(facing.index + steps) }
}

/** Turns through all twelve facings by steps of 30 degrees, clockwise when positive. */
export function turnThroughTwelve({ kind, index }: Facing, steps: number): Facing {
  const twelfth = 2 * index + (kind === 'vertex' ? 1 : 0) + steps
  return { kind: twelfth % 2 === 0 ? 'side' : 'vertex', index: direction(Math.floor(twelfth / 2)) }
}

/** Angle in radians, clockwise from 12 o'clock (screen frame, y down). */
export function facingAngle(facing: Facing, grid: Pick<Grid, 'orientation'>): number {
  return facing.kind === 'side' ? directionAngle(facing.index, grid) : vertexAngle(facing.index, grid)
}

/** Vectors 60 degrees to either side of a facing. */
export function within60Of({ kind, index }: Facing): readonly [Axial, Axial] {
  const along = (turn: number): Axial => step(direction(index + turn))
  if (kind === 'side') return [along(-1), along(1)]
  return [addHex(along(-1), along(0)), addHex(along(1), along(2))]
}

/**
 * Does a vector lie in the closed sector between two others, less than 180 degrees apart: v = a·e1 + b·e2 with a, b >= 0?
 * Exact, in whole numbers; the null vector does.
 */
export function inSector(vector: Axial, e1: Axial, e2: Axial): boolean {
  const turn = Math.sign(cross(e1, e2))
  return turn * cross(vector, e2) >= 0 && turn * cross(e1, vector) >= 0
}

function cross(a: Axial, b: Axial): number {
  return a.q * b.r - a.r * b.q
}
