/** The questions about the first moments of a game, as every ruleset answers them: who may strike whom as they stand, and when in a turn. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Ruling } from '#shared/rules/sentences/ruling'

/** A phase of a side's turn, and what that side may do in it. */
export interface TurnPhase {
  /** As the rows of the turns name it to leave it out. */
  readonly id: string
  readonly moves: boolean
  readonly fires: boolean
}

/** The answers for one state of a scenario, each in its own side's turn; only of counters on the map. */
export interface Strikes {
  /** May one counter fight another hand to hand, both as they stand? */
  fights(from: CounterId, to: CounterId): Ruling<boolean>
  /** May it fire at the other so? What is thrown at a hex is not asked. */
  fires(from: CounterId, to: CounterId): Ruling<boolean>
  /** The farthest that it fires, in hexes; 0 = it fires at nobody. */
  range(counter: CounterId): number
}

export interface StrikeQuestions {
  /** A side's turn, in order. */
  readonly phases: readonly TurnPhase[]
  /** Made ready once, to be asked about many pairs. */
  among(scenario: Scenario): Strikes
}
