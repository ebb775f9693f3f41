/** A shot between two hexes, for the part in which medieval rulesets differ on who stands between. */
import { type CounterId } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'

export type RangeBand = 'short' | 'medium' | 'long'

export interface CharacterBetween {
  readonly counter: CounterId
  /** Where the line meets it; of a rider either half. */
  readonly hex: Axial
}

/** A shot as far as it is known before its cover: what `fireOver` is asked about. */
export interface AimedShot {
  readonly firer: CounterId
  readonly target: CounterId
  readonly from: Axial
  readonly to: Axial
  /** Undefined out of the weapon's reach, or without a weapon that has ranges. */
  readonly band: RangeBand | undefined
  /** Standing between, nearest first. */
  readonly between: readonly CharacterBetween[]
}

/** The effect of characters in between on a shot. */
export interface FireOver {
  readonly open: boolean
  /** Steps by which it raises the cover. */
  readonly coverSteps: number
}
