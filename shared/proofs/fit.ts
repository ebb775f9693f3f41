/** The question whether counters fit in hexes all at once, as the proofs of set-ups put it to the searches. */
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'

/** A way in which a counter may stand: its hex and facing, and the numbers of the one or two hexes that it covers. */
export interface Pose {
  readonly hex: HexKey
  readonly facing: Facing
  readonly cells: readonly number[]
}

/** Counters that differ by their names alone, and the ways in which each of them may stand when it is alone. */
export interface Demand {
  readonly counters: readonly CounterId[]
  readonly poses: readonly Pose[]
}

/** A counter where and as it stands. */
export interface Stood {
  readonly counter: CounterId
  readonly pose: Pose
}

/** `unknown` = not settled within the steps that the search was given. */
export type Fit =
  { readonly answer: 'yes'; readonly stood: readonly Stood[] } | { readonly answer: 'no' | 'unknown' }

/** Ways to stand that a search may try before it gives up. */
export const MOST_STEPS = 200_000
