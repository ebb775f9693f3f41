/** The ruleset that page and workers read a scenario with, as the scenario plays it; the first there is for a stranger. */
import { type Scenario } from '#shared/document/types'
import { playedRuleset, RULESETS } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'

type Played = Pick<Scenario, 'ruleset' | 'options' | 'houseTables'>

/** The same reference until the scenario's ruleset, options or house tables change. */
export function rulesetOf(scenario: Played): Ruleset {
  const played = playedRuleset(scenario) ?? RULESETS[0]?.under(scenario)
  if (!played) throw new Error('this version has no ruleset')
  return played.ruleset
}
