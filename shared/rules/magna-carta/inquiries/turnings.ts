/** The turns that a defender may make once it is attacked, and the fight as it then is (SV-CBT-2). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type AnswerStand } from '../../answer'
import { withCounters } from '../../position'
import { because, type Reason } from '../../ruling'
import { mayPivot } from '../movement/pivot'
import { combatOnMap, type Fight } from '../combat/combatOnMap'
import { resolvedFight, type ResolvedFight } from '../play/fightAct'
import { isActive, isTwoHex } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'

interface Turning {
  readonly counter: CounterId
  readonly stand: AnswerStand
  readonly turned: ResolvedFight
  readonly because: readonly Reason[]
}

/**
 * The best turn of each defender that may turn: to the facing that leaves the attackers the least; none when it stands best as
 * it does. @rule SV-CBT-2
 * @interpretation Whether it saw them come is judged by where they stand. A rider swings about its front hex, where its rear has
 * room, and does not so escape those who have declared their attack.
 */
export function turnings(position: MedievalPosition, fight: Fight): Turning[] {
  return fight.defenders.flatMap((defender) => turningOf(position, fight, defender) ?? [])
}

function turningOf(position: MedievalPosition, fight: Fight, defender: CounterId): Turning | undefined {
  const { rules, scenario } = position
  const counter = scenario.counters[defender]
  const [hex] = footprint(scenario, counter)
  if (!rules.defenderMayTurn || !counter || !hex) return undefined
  if (!isActive(position, counter)) return undefined
  const approaches = fight.attackers.flatMap((attacker) => {
    const arc = combatOnMap(position, { attackers: [attacker], defenders: [defender] }).value?.arcs[attacker]
    const track = footprint(scenario, scenario.counters[attacker])
    return arc ? [{ from: arc, seen: rules.hexesInView(position, defender, track).value.length > 0 }] : []
  })
  const may = rules.defenderMayTurn(approaches)
  if (!may.value) return undefined
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
    because: [...may.because, ...(rides ? [because('HS-MOV-5', { counter: defender })] : [])],
  }
}
