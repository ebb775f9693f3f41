/** The turns that a defender may make once it is attacked, and the fight as it then is (SV-CBT-2). */
import { counterName, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AnswerItem, type AnswerStand } from '#shared/rules/answers/answer'
import { type InquiryChoice } from '#shared/rules/answers/inquiry'
import { withCounters } from '#shared/rules/standing/position'
import { because, type Reason, type Ruling } from '#shared/rules/sentences/ruling'
import { mayPivot } from '../movement/pivot'
import { combatOnMap, type Fight } from '../combat/combatOnMap'
import { resolvedFight, type ResolvedFight } from '../play/fightAct'
import { isActive, isTwoHex } from '../position/position'
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

/** Undefined of who cannot turn at all. An attacker that it sees where it now stands was visible, whatever is known of its way. */
function mayTurn(
  position: MedievalPosition,
  fight: Fight,
  defender: CounterId,
  seen: Seen,
): Ruling<MayTurn> | undefined {
  const { rules, scenario } = position
  const counter = scenario.counters[defender]
  if (!rules.defenderMayTurn || !counter || !isActive(position, counter)) return undefined
  const approaches = fight.attackers.flatMap((attacker) => {
    const from = combatOnMap(position, { attackers: [attacker], defenders: [defender] }).value?.arcs[attacker]
    const held = footprint(scenario, scenario.counters[attacker])
    if (!from) return []
    const inView = rules.hexesInView(position, defender, held).value.length > 0
    return [{ from, seen: inView ? 'yes' : seen } as const]
  })
  return rules.defenderMayTurn(approaches)
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
  const rides = isTwoHex(position, counter)
  const present = counter.facing.index
  const facing = (index: Direction) => ({ kind: counter.facing.kind, index })
  const turns = DIRECTIONS.filter((index) => index !== present).flatMap((index) => {
    if (rides && !mayPivot(position, defender, counter, index)) return []
    const turned = withCounters(position, [[defender, { facing: facing(index) }]])
    const resolved = resolvedFight(turned, fight).value
    return resolved ? [{ index, resolved }] : []
  })
  const attackNow = combatOnMap(position, fight).value?.query.attack ?? 0
  const [best] = turns
    .filter(({ resolved }) => resolved.fight.query.attack < attackNow)
    .toSorted((a, b) => a.resolved.fight.query.attack - b.resolved.fight.query.attack)
  if (!best) return undefined
  return {
    counter: defender,
    stand: { counter: defender, hex, facing: facing(best.index) },
    turned: best.resolved,
    ifSeen: may.value === 'if-seen',
    because: [...may.because, ...(rides ? [because('HS-MOV-5', { counter: defender })] : [])],
  }
}
