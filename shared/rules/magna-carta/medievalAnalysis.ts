/** The analysis of a map under medieval rules. */
import { type Analysis } from '../analysis'
import { playedPosition } from './house/playedRules'
import { type MedievalRules } from './rules/medievalRules'
import { reach } from './movement/movementReach'
import { routeRisks } from './ways/routeRisks'
import { medievalSight } from './sight/sightQuestions'

export function medievalAnalysis(rules: MedievalRules): Analysis {
  return {
    sight: medievalSight(rules),
    movement: {
      reach: (scenario, counter, points) => reach(playedPosition(rules, scenario), counter, points),
    },
    route: {
      route: (scenario, route) => routeRisks(playedPosition(rules, scenario), route),
    },
  }
}
