/** The analysis of a map under the common mechanics. */
import { type Analysis } from '#shared/rules/contract/analysis'
import { advantage } from './advantage/advantage'
import { concealment } from './concealment/concealment'
import { type FantasyRules } from './position/fantasyRules'
import { playedFantasyPosition } from './house/playedRules'
import { fantasyInquiries } from './inquiries/fantasyInquiries'
import { leastCosts } from './movement/leanReach'
import { arrivals } from './movement/march'
import { afterMinimal } from './movement/fatigue'
import { reach } from './movement/reach'
import { fantasyStrikes } from './play/strikes'
import { fantasySight } from './sight/sightQuestions'

export function fantasyAnalysis(rules: FantasyRules): Analysis {
  return {
    sight: fantasySight(rules),
    movement: {
      halves: true,
      reach: (scenario, counter, points) => reach(playedFantasyPosition(rules, scenario), counter, points),
      afterMinimal: (scenario, counter) => afterMinimal(playedFantasyPosition(rules, scenario), counter),
      costs: (scenario, counter, points) =>
        leastCosts(playedFantasyPosition(rules, scenario), counter, points),
      arrivals: (scenario, counter, march) =>
        arrivals(playedFantasyPosition(rules, scenario), counter, march),
    },
    strikes: fantasyStrikes(rules),
    advantage: {
      advantage: (scenario, from, to, kind) =>
        advantage(playedFantasyPosition(rules, scenario), from, to, kind),
    },
    concealment: concealment(rules),
    inquiries: fantasyInquiries(rules),
  }
}
