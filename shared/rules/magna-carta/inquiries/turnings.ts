/** The turns that a defender may make once it is attacked, and the fight as it then is (SV-CBT-2). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type AnswerStand } from '../../answer'
import { withCounters } from '../../position'
import { type Reason } from '../../ruling'
import { combatOnMap, type Fight } from '../combat/combatOnMap'
import { resolvedFight, type ResolvedFight } from '../play/fightAct'
import { isActive, isTwoHex } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'

export interface Turning {
  readonly counter: CounterId
  readonly stand: AnswerStand
  readonly turned: ResolvedFight
  readonly because: readonly Reason[]
}

/**
 * The best turn of each defender on foot that may turn: to the facing that leaves the attackers the least; none when it
 * stands best as it does. @rule SV-CBT-2
 * @interpretation Whether it saw them come is judged by where they stand. A rider needs room to swing: it is left out.
 */
export function turnings(position: MedievalPosition, fight: Fight): Turning[] {
  return fight.defenders.flatMap((defender) => turningOf(position, fight, defender) ?? [])
}

function turningOf(position: MedievalPosition, fight: Fight, defender: CounterId): Turning | undefined {
  const { rules, scenario } = position
  const counter = scenario.counters[defender]
  const [hex] = footprint(scenario, counter)
  if (!rules.defenderMayTurn || !counter || !hex) return undefined
  if (isTwoHex(position, counter) || !isActive(position, counter)) return undefined
  const approaches = fight.attackers.flatMap((attacker) => {
    const arc = combatOnMap(position, { attackers: [attacker], defenders: [defender] }).value?.arcs[attacker]
    const track = footprint(scenario, scenario.counters[attacker])
    return arc ? [{ from: arc, seen: rules.hexesInView(position, defender, track).value.length > 0 }] : []
  })
  const may = rules.defenderMayTurn(approaches)
  if (!may.value) return undefined
  const facing = (index: Direction) => ({ kind: counter.facing.kind, index })
  const attackOf = (index: Direction): number => {
    const turned = withCounters(position, [[defender, { facing: facing(index) }]])
    return combatOnMap(turned, fight).value?.query.attack ?? 0
  }
  const present = counter.facing.index
  const best = DIRECTIONS.reduce(
    (least, index) => (attackOf(index) < attackOf(least) ? index : least),
    present,
  )
  if (best === present) return undefined
  const turned = withCounters(position, [[defender, { facing: facing(best) }]])
  const resolved = resolvedFight(turned, fight)
  if (!resolved.value) return undefined
  return {
    counter: defender,
    stand: { counter: defender, hex, facing: facing(best) },
    turned: resolved.value,
    because: may.because,
  }
}
