/** A movement planned hex by hex, with its costs: what opportunity attacks are asked about. */
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type FiringLimit } from '#shared/rules/answers/firing'
import { type Reason } from '#shared/rules/sentences/ruling'

/** The hexes and the facing of a counter. */
export interface Stance {
  /** A rider's front hex. */
  readonly hex: Axial
  readonly facing: Facing
  /** The hexes covered, front first. */
  readonly covers: readonly Axial[]
}

export interface Stride {
  readonly to: Stance
  /** Movement points; 0 for retreats and advances, which cost none. */
  readonly cost: number
  /** Into a rear hex without turning (SV-MOV-1): the back is not turned on anyone. */
  readonly backward: boolean
}

/** One reason against one hex of a path. */
export interface MovementRefusal {
  readonly hex: Axial
  readonly reason: Reason
}

/** A friend who makes room where a retreat ends. */
export interface Displaced {
  readonly counter: CounterId
  readonly from: Stance
  readonly to: Stance
}

export interface PlannedMovement {
  readonly start: Stance
  readonly strides: readonly Stride[]
  /** Friends who make room at the end of a retreat; empty for every other movement. */
  readonly displaced: readonly Displaced[]
  /** The reasons against the path; empty when it may be taken. */
  readonly refused: readonly MovementRefusal[]
  /** The limit of a mover who fires this turn; absent when it does not. */
  readonly limit?: FiringLimit
}
