/** The turns that a defender may make once it is attacked, and the fight as it then is (SV-CBT-2). */
import { counterName, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AnswerItem, type AnswerStand } from '#shared/rules/answers/answer'
import { type InquiryChoice } from '#shared/rules/answers/inquiry'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { combatOnMap, type Fight } from '../combat/combatOnMap'
import { mayTurn, turnsOf } from '../play/defenderTurn'
import { type ResolvedFight } from '../play/fightAct'
import { isTwoHex } from '../position/position'
import { type MayTurn, type MedievalPosition, type Seen } from '../rules/medievalRules'

/** All that the map does not know of the attackers' moves. @rule SV-CBT-2 */
export const APPROACH: InquiryChoice = {
  id: 'approach',
  name: localized('Attaquants venus de derrière', 'Attackers from behind'),
  values: [
    { id: 'unknown', name: localized('peut-être vus en chemin', 'perhaps seen on their way') },
    { id: 'yes', name: localized('un au moins vu en chemin', 'at least one seen on its way') },
    { id: 'no', name: localized('jamais vus', 'never seen') },
  ],
}

export interface Turning {
  readonly counter: CounterId
  readonly stand: AnswerStand
  readonly turned: ResolvedFight
  /** It may make this turn only when one of the attackers was visible on its way. */
  readonly ifSeen: boolean
  readonly because: readonly Reason[]
}

/**
 * The best turn of each defender that may turn: to the facing that leaves the attackers the least; none when it stands best as
 * it does. @rule SV-CBT-2
 * @param seen whether one of the attackers was visible on its way.
 * @interpretation A rider swings about its front hex, where its rear has room, and does not so escape those who have declared
 * their attack.
 */
export function turnings(position: MedievalPosition, fight: Fight, seen: Seen): Turning[] {
  return fight.defenders.flatMap((defender) => turningOf(position, fight, defender, seen) ?? [])
}

const VERDICTS: Readonly<Record<MayTurn, Localized>> = {
  yes: localized('permis, une fois l’attaque annoncée', 'allowed, once the attack is declared'),
  'if-seen': localized(
    'si un attaquant a été visible pendant son déplacement',
    'if an attacker was visible during its move',
  ),
  no: localized(
    'interdit, l’attaque vient de derrière sans avoir été vue',
    'forbidden, attacked from behind unseen',
  ),
}

/** The leave of each defender to turn before the fight is resolved; nothing where facing does not count. @rule SV-CBT-2 */
export function turningItems(position: MedievalPosition, fight: Fight, seen: Seen): AnswerItem[] {
  return fight.defenders.flatMap((counter): AnswerItem[] => {
    const may = mayTurn(position, fight, counter, seen)
    if (!may) return []
    const name = counterName(position.scenario, counter)
    return [
      {
        name: localized(`se tourner, pour ${name}`, `${name}, turning`),
        value: VERDICTS[may.value],
        reason: because('SV-CBT-2', { counter }),
      },
    ]
  })
}

function turningOf(
  position: MedievalPosition,
  fight: Fight,
  defender: CounterId,
  seen: Seen,
): Turning | undefined {
  const { scenario } = position
  const counter = scenario.counters[defender]
  const [hex] = footprint(scenario, counter)
  const may = mayTurn(position, fight, defender, seen)
  if (!counter || !hex || !may || may.value === 'no') return undefined
  const attackNow = combatOnMap(position, fight).value?.query.attack ?? 0
  const [best] = turnsOf(position, fight, defender)
    .filter(({ resolved }) => resolved.fight.query.attack < attackNow)
    .toSorted((a, b) => a.resolved.fight.query.attack - b.resolved.fight.query.attack)
  if (!best) return undefined
  return {
    counter: defender,
    stand: { counter: defender, hex, facing: best.facing },
    turned: best.resolved,
    ifSeen: may.value === 'if-seen',
    because: [
      ...may.because,
      ...(isTwoHex(position, counter) ? [because('HS-MOV-5', { counter: defender })] : []),
    ],
  }
}
