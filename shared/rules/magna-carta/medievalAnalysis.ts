/** The analysis of a map under medieval rules. */
import { type Analysis } from '#shared/rules/contract/analysis'
import { firingLimits } from './fire/firingLimits'
import { playedPosition } from './house/playedRules'
import { medievalInquiries } from './inquiries/medievalInquiries'
import { withShots } from './inquiries/shotsOnTheWay'
import { type MedievalRules } from './rules/medievalRules'
import { arrivals, leastCosts } from './movement/leanMovement'
import { reach } from './movement/movementReach'
import { medievalStrikes } from './play/strikes'
import { routeRisks } from './ways/routeRisks'
import { medievalSight } from './sight/sightQuestions'

export function medievalAnalysis(rules: MedievalRules): Analysis {
  return {
    sight: medievalSight(rules),
    movement: {
      reach: (scenario, counter, points) => reach(playedPosition(rules, scenario), counter, points),
      costs: (scenario, counter, points) => leastCosts(playedPosition(rules, scenario), counter, points),
      firing: (scenario, counter) => firingLimits(playedPosition(rules, scenario), counter),
      arrivals: (scenario, counter, march) => arrivals(playedPosition(rules, scenario), counter, march),
    },
    strikes: medievalStrikes(rules),
    route: {
      route(scenario, route) {
        const position = playedPosition(rules, scenario)
        return withShots(position, route, routeRisks(position, route))
      },
    },
    inquiries: medievalInquiries(rules),
  }
}
