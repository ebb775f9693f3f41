/** What checks ask about hidden units and decoys (CM-HID). */
import { type ConcealmentQuestions } from '../concealment'
import { because, ruling } from '../ruling'
import { surplusDecoys } from './decoys'
import { type FantasyRules } from './fantasyRules'
import { mayStartHidden } from './hidden'
import { playedFantasyPosition } from './house/playedRules'
import { enemyThatSees } from './observers'
import { HIDDEN_SET_UP } from './options'

export function concealment(rules: FantasyRules): ConcealmentQuestions {
  return {
    leave: HIDDEN_SET_UP,
    mayStartHidden: (scenario, counter) => mayStartHidden(playedFantasyPosition(rules, scenario), counter),
    surplusDecoys: (scenario, side) => surplusDecoys(playedFantasyPosition(rules, scenario), side),
    seenBy(scenario, counter) {
      const rule = scenario.counters[counter]?.decoy ? 'CM-HID-3' : 'CM-HID-1'
      const observer = enemyThatSees(playedFantasyPosition(rules, scenario), counter, 'unit')
      return ruling(observer, because(rule, { counter }))
    },
  }
}
