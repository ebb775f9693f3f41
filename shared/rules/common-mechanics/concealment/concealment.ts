/** Answers the questions of checks about hidden units and decoys (CM-HID). */
import { type ConcealmentQuestions } from '#shared/rules/answers/concealment'
import { countersOnMap } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { surplusDecoys } from './decoys'
import { type FantasyRules } from '../position/fantasyRules'
import { concealmentOf } from './concealmentOf'
import { mayStartHidden } from './hidden'
import { playedFantasyPosition } from '../house/playedRules'
import { lookout } from './observers'
import { HIDDEN_SET_UP } from '../position/options'

export function concealment(rules: FantasyRules): ConcealmentQuestions {
  return {
    leave: HIDDEN_SET_UP,
    mayStartHidden: (scenario, counter) => mayStartHidden(playedFantasyPosition(rules, scenario), counter),
    surplusDecoys: (scenario, side) => surplusDecoys(playedFantasyPosition(rules, scenario), side),
    of: (scenario, counter) => concealmentOf(playedFantasyPosition(rules, scenario), counter),
    inSight(scenario) {
      const concealed = countersOnMap(scenario).filter(([, { hidden, decoy }]) => hidden || decoy)
      if (concealed.length === 0) return []
      const enemyThatSees = lookout(playedFantasyPosition(rules, scenario), 'unit')
      return concealed.flatMap(([counter, { decoy }]) => {
        const by = enemyThatSees(counter)
        const reason = because(decoy ? 'CM-HID-3' : 'CM-HID-1', { counter })
        return by === undefined ? [] : [{ counter, by, because: [reason] }]
      })
    },
  }
}
