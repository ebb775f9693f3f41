/** A machine player: it is asked for one decision after another, and says why. What it remembers ends with its game. */
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
  /** The player of one game, for one that makes a plan and keeps it for a while; absent = it remembers nothing. */
  forGame?(): Player
}
