/** The questions to a ruleset about foes who can strike each other where they stand: those of a set-up before turn 1 (CHK-7). */
import { type CounterId, type Scenario } from '#shared/document/types'
import { type Reason } from './ruling'

/** A counter and one foe that can strike it, the nearest that can. */
export interface Clash {
  readonly target: CounterId
  readonly by: CounterId
  readonly because: readonly Reason[]
}

/** Each answer has the counters on the map that are struck, in the order of the document; decoys neither strike nor are struck. */
export interface ClashQuestions {
  /** Hand to hand, from beside it. */
  inContact(scenario: Scenario): readonly Clash[]
  /** By fire: in range, in sight, and nobody in the way. */
  underFire(scenario: Scenario): readonly Clash[]
}
