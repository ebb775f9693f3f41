/**
 * The six directions to a neighbour, clockwise, and the six vertex directions between them.
 *
 * Direction 0 is the step (0, -1): straight up on a flat grid, up-left (30 degrees before 12 o'clock) on a pointy one.
 * Vertex direction i lies between direction i and direction i + 1.
 * The user's names s0..s5 and v0..v5 (clockwise, the first at or after 12 o'clock) are made by `facing.ts`.
 */
import { addHex, type Axial } from './axial'

export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5]

export const DIRECTION_STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

/** Brings any whole number into 0..5: turning is adding. */
export function direction(value: number): Direction {
  return (((value % 6) + 6) % 6) as Direction
}

export function opposite(value: Direction): Direction {
  return direction(value + 3)
}

/** The axial way of one hex in a direction. */
export function step(value: Direction): Axial {
  return DIRECTION_STEPS[value] as Axial
}

/** The next hex in a direction; it may lie off the map. */
export function neighbor(hex: Axial, value: Direction): Axial {
  return addHex(hex, step(value))
}

/** The six neighbours, in direction order. */
export function neighbors(hex: Axial): Axial[] {
  return DIRECTIONS.map((value) => neighbor(hex, value))
}

/** The direction from a hex to an adjacent one, or undefined when they do not touch. */
export function directionTo(from: Axial, to: Axial): Direction | undefined {
  const q = to.q - from.q
  const r = to.r - from.r
  return DIRECTIONS.find((value) => step(value).q === q && step(value).r === r)
}
