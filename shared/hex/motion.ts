/** Turns by 60 degrees about the origin, and mirrors: what a piece of a map survives (a whole rectangle does not). */
import { type Axial } from './axial'
import { type Direction, direction } from './direction'
import { type Facing } from './facing'
import { type Grid } from './grid'
import { type Hexside, hexsideOf } from './hexside'

export interface Motion {
  readonly hex: (hex: Axial) => Axial
  readonly direction: (value: Direction) => Direction
  readonly facing: (facing: Facing) => Facing
}

/** Clockwise when positive. */
export function turning(sixths: number): Motion {
  const steps = direction(sixths)
  return {
    hex(hex) {
      let { q, r } = hex
      // Subtracting keeps -0 out of the keys.
      for (let step = 0; step < steps; step++) [q, r] = [0 - r, q + r]
      return { q, r }
    },
    direction: (value) => direction(value + steps),
    facing: ({ kind, index }) => ({ kind, index: direction(index + steps) }),
  }
}

/** Left becomes right, as seen on paper: about the vertical line through the origin. */
export function mirroring(orientation: Grid['orientation']): Motion {
  // Straight up is direction 0 on a flat grid; on a pointy one it is the vertex between directions 0 and 1.
  const up = orientation === 'flat' ? 0 : 1
  return {
    hex: ({ q, r }) => (orientation === 'flat' ? { q: 0 - q, r: q + r } : { q: 0 - q - r, r }),
    direction: (value) => direction(up - value),
    // Vertex i lies between the sides i and i + 1.
    facing: ({ kind, index }) => ({ kind, index: direction(up - index - (kind === 'vertex' ? 1 : 0)) }),
  }
}

/** The moved side; `swapped` when the hex that owned it is now the one across. */
export function movedSide(
  side: Hexside,
  motion: Motion,
): { readonly side: Hexside; readonly swapped: boolean } {
  const seen = motion.direction(side.direction)
  return { side: hexsideOf(motion.hex(side.hex), seen), swapped: seen >= 3 }
}
