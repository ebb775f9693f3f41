/** A scenario taken to other rules (SCN-8): everything that changes for it, listed before it is done; for the page. */
import { type Scenario } from '#shared/document/types'
import { playedRuleset, RULESETS } from '../registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { CHANGED_PARTS, type RulesChange } from './change'
import { counterChanges } from './ofCounters'
import { gameChanges } from './ofGame'
import { mapChanges } from './ofMap'
import { houseChanges, ruleChanges } from './ofRules'
import { sheetChanges } from './ofSheets'

/**
 * All that differs for a scenario under the rules of another id, by part in the order of `CHANGED_PARTS`. The document itself loses
 * nothing: what the new rules do not know stays in it and is reported here. Empty for an unknown ruleset, or the scenario's own.
 */
export function rulesChanges(scenario: Scenario, ruleset: string): readonly RulesChange[] {
  const from = playedRuleset(scenario)?.ruleset
  const to = playedRuleset({ ...scenario, ruleset })?.ruleset
  if (!from || !to || from.id === to.id) return []
  const taken = { scenario, from, to }
  const all = [ruleChanges, houseChanges, mapChanges, sheetChanges, counterChanges, gameChanges].flatMap(
    (find) => find(taken),
  )
  return CHANGED_PARTS.flatMap((part) => all.filter(({ about }) => about === part))
}

/** The rulesets to which a scenario can be taken: their counters have the same faces, so that every piece remains one. */
export function rulesetsWithin(scenario: Pick<Scenario, 'ruleset'>): readonly Ruleset[] {
  const own = RULESETS.find(({ id }) => id === scenario.ruleset)
  const faces = ({ counterSchema }: Ruleset): string => counterSchema.faces.map(({ id }) => id).join(' ')
  return RULESETS.filter((one) => own && one !== own && faces(one) === faces(own))
}
