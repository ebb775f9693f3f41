/** Answers the questions of checks about hidden units and decoys (CM-HID). */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Concealed, type ConcealmentQuestions } from '#shared/rules/answers/concealment'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { because, ruling } from '#shared/rules/sentences/ruling'
import { mayPutDecoy, surplusDecoys } from './decoys'
import { type FantasyPosition, type FantasyRules } from '../position/fantasyRules'
import { letsHide, mayHide, mayReveal, mayStartHidden, revealed, revealedOnEntering } from './hidden'
import { playedFantasyPosition } from '../house/playedRules'
import { enemiesThatSee, lookout } from './observers'
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

/**
 * The concealment of one counter where all now stand: what it may do, who reveals it, whom it reveals.
 * Undefined when the counter is not on the map, or belongs to nobody.
 * @rule CM-HID-1 @rule CM-HID-2 @rule CM-HID-3
 */
function concealmentOf(position: FantasyPosition, id: CounterId): Concealed | undefined {
  const counter = position.scenario.counters[id]
  const side = counter && sideOf(position.scenario, counter)
  if (counter?.hex === undefined || side === undefined) return undefined
  const concealed = counter.hidden === true || counter.decoy === true
  const entering = revealedOnEntering(position, id)
  const rule = counter.decoy ? 'CM-HID-3' : 'CM-HID-1'
  return {
    ...(concealed
      ? { show: mayReveal(position, id), decoy: mayPutDecoy(position, id) }
      : letsHide(position) && { hide: mayHide(position, id) }),
    revealedBy: ruling(concealed ? enemiesThatSee(position, id, 'unit') : [], because(rule, { counter: id })),
    ...(entering && { entering }),
    reveals: revealedBy(position, id, side),
  }
}

function revealedBy(position: FantasyPosition, id: CounterId, side: SideId): Concealed['reveals'] {
  return revealed(position, side).filter(({ by }) => by.includes(id))
}
