/** The rulesets by id, and the ruleset that judges a scenario. */
import { type Scenario } from '#shared/document/types'
import { type PlayedRuleset, type Ruleset } from '#shared/rules/contract/ruleset'
import { GAMES } from './games'

/** Every ruleset this version can judge by. */
export const RULESETS: readonly Ruleset[] = GAMES.map(({ ruleset }) => ruleset)

export const RULESET_IDS: readonly string[] = RULESETS.map(({ id }) => id)

/** A ruleset without options and house tables; undefined when this version does not have it. */
export function rulesetById(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id)
}

/**
 * The ruleset of a scenario as it plays it, with its options and house tables; undefined when this version lacks the
 * ruleset. The same answer as long as the scenario keeps the same ruleset id, `options` and `houseTables` objects.
 */
export function playedRuleset(
  scenario: Pick<Scenario, 'ruleset' | 'options' | 'houseTables'>,
): PlayedRuleset | undefined {
  return rulesetById(scenario.ruleset)?.under(scenario)
}
