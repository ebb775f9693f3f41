/** What a map can be asked under the common mechanics. */
import { type Analysis } from '../analysis'
import { fantasyPosition, type FantasyRules } from './fantasyRules'
import { reach } from './reach'
import { fantasySight } from './sightQuestions'

export function fantasyAnalysis(rules: FantasyRules): Analysis {
  return {
    sight: fantasySight(rules),
    movement: {
      reach: (scenario, counter, points) => reach(fantasyPosition(rules, scenario), counter, points),
    },
  }
}
