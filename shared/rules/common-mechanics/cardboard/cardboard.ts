/** The cardboard of the fantasy game. */
import { type Scenario } from '#shared/document/types'
import { type Cardboard } from '#shared/rules/contract/cardboard'
import { playedFantasyRules } from '../house/playedRules'
import { type FantasyRules } from '../position/fantasyRules'
import { spareMarkers } from './spareMarkers'
import { stepFaces } from './stepFaces'

/**
 * Asked about a scenario, it reads these rules with the scenario's options and house tables. Neighbouring numbers of steps back
 * each other without a wish: they are in the order in which they are lost.
 */
export function fantasyCardboard(rules: FantasyRules): Cardboard {
  const under = (scenario: Scenario): FantasyRules => playedFantasyRules(rules, scenario).rules
  return {
    pairs: [],
    states: (scenario, counter, choice) => stepFaces(under(scenario), scenario, counter, choice),
    spareMarkers: (scenario, choice) => spareMarkers(under(scenario), scenario, choice),
  }
}
