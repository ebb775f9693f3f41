/**
 * The lean answers about movement, for searches that ask thousands of times: costs and turns of arrival as flat lists over
 * numbered stances, without reasons. `reach.ts` has the explaining answer, for what is shown.
 */
import { type Placement } from '#shared/document/armies'
import { type Axial } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'

/** A counter on the map as its movement sees it: its hex (of two its front, of a formation its left half), and how it is there. */
export interface Stance {
  readonly hex: Axial
  /** Absent where facing neither matters nor costs. */
  readonly facing?: Facing
  /** Absent where a counter is always on the ground. */
  readonly placement?: Placement
}

/** A stance in which a move may end, or that it passes. */
export interface ReachedStance extends Stance {
  /** Movement points, the least; halves where the rules have halves. */
  readonly cost: number
  /** Only by a minimal move, which costs a fatigue level (CM-TER-4). */
  readonly minimal?: true
}

/** The stances of one mover on a map as numbers from 0. Those of one hex follow one another; some numbers mean nothing. */
export interface StanceNumbers {
  readonly count: number
  readonly perHex: number
  /** The first number of a hex; undefined when it lies off the map. */
  firstOf(hex: Axial): number | undefined
  /** Undefined when the hex lies off the map, or the mover never stands so. */
  numberOf(stance: Stance): number | undefined
  /** Only of a number where something ends. */
  stanceOf(number: number): Stance
}

/** In lists by stance: no move ends there, no turn is early enough. */
export const NEVER = -1

/** The ends of a move, as `reach` finds them. */
export interface LeastCosts {
  readonly numbers: StanceNumbers
  /** By stance the least cost of a move that ends so, 0 where it starts, else `NEVER`; so many units make a movement point. */
  readonly costs: Int16Array | Int32Array
  readonly unitsAPoint: 1 | 2
  /** The stances to which only a minimal move leads (CM-TER-4). */
  readonly minimal: ReadonlySet<number>
}

/** A march: whole moves turn after turn, nobody else moving. */
export interface March {
  /** Turns of movement, 0 or more. */
  readonly turns: number
  /** The stances it may start from; without a facing or placement, each in which it may stop. Absent = where the counter stands. */
  readonly starts?: readonly Stance[]
  /** Movement points of each turn; absent = the allowance of the face shown. */
  readonly points?: number
}

/** The earliest turn of every stance in a march. */
export interface Arrivals {
  readonly numbers: StanceNumbers
  /** By stance the number of the turn (1 = the first) at whose end the counter may stand so, 0 at a start, else `NEVER`. */
  readonly turns: Int16Array
  /**
   * A way to a stance in its earliest turn: for each turn the stances that the counter takes one after the other, with the
   * points spent till then; the first is where that turn starts. Empty at a start; undefined where it never arrives.
   */
  wayTo(number: number): readonly Leg[] | undefined
}

/** The move of one turn of a march, the stance that it starts from first. */
export type Leg = readonly ReachedStance[]

/** The stance of a hex with the least value in a list by stance, the first of several; undefined when all are `NEVER`. */
export function leastOf(
  { firstOf, perHex }: StanceNumbers,
  values: Int16Array | Int32Array,
  hex: Axial,
): number | undefined {
  const first = firstOf(hex)
  if (first === undefined) return undefined
  let best: number | undefined
  for (let stance = first; stance < first + perHex; stance++) {
    const value = values[stance] as number
    if (value !== NEVER && (best === undefined || value < (values[best] as number))) best = stance
  }
  return best
}
