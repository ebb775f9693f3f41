/** A machine player: it is asked for one decision after another, and says why. It remembers nothing: the state tells all. */
import { type Localized } from '#shared/i18n/localized'
import { type Rng } from '#shared/lang/rng'
import { type Decision, type GameAct, type GameState } from '../contract'

export interface Choice {
  readonly act: GameAct
  readonly why: Localized
}

export interface Player {
  readonly id: string
  readonly name: Localized
  /** Never called without an offer that has an act. @param rng of this decision alone. */
  choose(state: GameState, decision: Decision, rng: Rng): Choice
}
