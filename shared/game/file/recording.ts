/** A game that is being played as the lines of its file. */
import { type Scenario } from '#shared/document/types'
import { type GameOptions } from '../options'
import { type Step } from '../players/course'
import { type GameHeader, type GameLine, RULES_VERSION } from './gameFile'
import { scenarioHash, stateHash } from './stateHash'

export interface Beginning extends Pick<GameHeader, 'players' | 'seed' | 'game'> {
  readonly scenario: Scenario
  readonly options: GameOptions
  /** The name of the scenario's file, without its folder. */
  readonly file: string
}

export function headerOf({ scenario, options, file, players, seed, game }: Beginning): GameHeader {
  const { info, ruleset } = scenario
  return {
    scenario: { title: info.title, ruleset, sha256: scenarioHash(scenario), file },
    rules: RULES_VERSION,
    players,
    seed,
    game,
    options,
  }
}

type Made = Pick<Step, 'decision' | 'applied'> & { readonly choice: Pick<Step['choice'], 'act'> }

/** @param after the number of the line that it follows. */
export function lineOf({ decision, choice, applied }: Made, after: number): GameLine {
  return {
    after,
    side: decision.side,
    act: choice.act,
    dice: applied.rolls.flatMap(({ dice }) => dice),
    outcome: applied.resolved.map(({ outcome }) => outcome.id),
    hash: stateHash(applied.state),
  }
}
