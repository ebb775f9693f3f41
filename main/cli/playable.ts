/** A scenario as a call plays it: read, of rules that this version plays, its own tables without a fault. */
import type { Scenario } from '#shared/document/types'
import { loadRuleset, loadScenario, refuseFaults } from './scenarioFile'
import { notYet } from './refusal'

export async function loadPlayable(file: string): Promise<Scenario> {
  const scenario = await loadScenario(file)
  refuseFaults((await loadRuleset(scenario.ruleset, file)).under(scenario), file)
  const { isPlayable } = await import('#shared/game/opening')
  if (!isPlayable(scenario)) throw notYet(`${file} ${scenario.ruleset}`)
  return scenario
}
