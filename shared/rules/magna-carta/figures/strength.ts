/** The figures of attackers' strengths in combat. */
import { type Arc } from '../position/facing'

/** Factors are counted in halves, to stay whole: 2 is the attack as printed, 3 half as much again, 4 double. */
export interface StrengthRules {
  /** Of a two-handed weapon on foot and healthy. */
  readonly twoHandedHalves: number
  /** Of where the attacker stands, as the defender faces. */
  readonly arcHalves: Readonly<Record<Arc, number>>
  /** Added to the attack of a charging rider. */
  readonly chargeBonus: number
}

/**
 * @rule MC-CBT-5
 * @interpretation The charge has a bonus whose figure is not in the source: none by default.
 */
export const STRENGTH_RULES: StrengthRules = {
  twoHandedHalves: 4,
  arcHalves: { front: 2, side: 2, rear: 2 },
  chargeBonus: 0,
}
