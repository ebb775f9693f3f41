/** Who may strike whom as they stand, and when in a turn: the questions about the first moments of a game, as every ruleset answers them. */
import { type CounterId, type Scenario } from '#shared/document/types'
import { type Ruling } from './ruling'

/** A phase of a side's turn, and what that side may do in it. */
export interface TurnPhase {
  /** As the rows of the turns name it to leave it out. */
  readonly id: string
  readonly moves: boolean
  readonly fires: boolean
}

export interface StrikeQuestions {
  /** A side's turn, in order. */
  readonly phases: readonly TurnPhase[]
  /** May one counter fight another hand to hand, both as they stand, in its own side's turn? */
  fights(scenario: Scenario, from: CounterId, to: CounterId): Ruling<boolean>
  /** May it fire at the other so? What is thrown at a hex is not asked. */
  fires(scenario: Scenario, from: CounterId, to: CounterId): Ruling<boolean>
  /** The farthest that it fires, in hexes; 0 = it fires at nobody. */
  range(scenario: Scenario, counter: CounterId): number
}
