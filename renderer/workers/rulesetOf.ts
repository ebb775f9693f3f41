/** The ruleset a worker reads a scenario with: its own, or the first there is, as the page does. */
import { type Scenario } from '#shared/document/types'
import { rulesetById, RULESETS } from '#shared/rules/registry'
import { type Ruleset } from '#shared/rules/ruleset'

export function rulesetOf(scenario: Scenario): Ruleset {
  const ruleset = rulesetById(scenario.ruleset) ?? RULESETS[0]
  if (!ruleset) throw new Error('this version has no ruleset')
  return ruleset
}
