/** A shot as an act of a player: at a target that stands, or that comes by on its way. */
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type TurnInPlace } from '#shared/rules/answers/route'

/** Offensive in the firer's own turn, else defensive. */
export interface FireAct {
  readonly kind: 'fire'
  readonly firer: CounterId
  readonly target: CounterId
  /** The hex where the target starts, then those of its way. */
  readonly track?: readonly Axial[]
  readonly unturned?: readonly number[]
  readonly turns?: readonly TurnInPlace[]
  /** The hex of the track where the shot falls, when the target first comes there; absent = where it stands. */
  readonly at?: Axial
  /** The ways of all who advance with the target as one group. */
  readonly group?: readonly MemberWay[]
}

/** A member of a group, and the hexes of its steps; its own again where it waits. */
export interface MemberWay {
  readonly counter: CounterId
  readonly path: readonly Axial[]
}
