/** The turns that a defender may make once the attack on it is declared (SV-CBT-2). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { withCounters } from '#shared/rules/standing/position'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { combatOnMap, type Fight } from '../combat/combatOnMap'
import { mayPivot } from '../movement/pivot'
import { isActive, isTwoHex } from '../position/position'
import { type MayTurn, type MedievalPosition, type Seen } from '../rules/medievalRules'
import { resolvedFight, type ResolvedFight } from './fightAct'

/**
 * Undefined of who cannot turn at all. An attacker that it sees where it now stands was visible, whatever is known of its way.
 * @rule SV-CBT-2
 */
export function mayTurn(
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

/** The fight after each turn of a defender to another facing; a rider swings about its front hex. @rule SV-CBT-2 @rule HS-MOV-5 */
export function turnsOf(
  position: MedievalPosition,
  fight: Fight,
  defender: CounterId,
): { readonly facing: Facing; readonly resolved: ResolvedFight }[] {
  const counter = position.scenario.counters[defender]
  if (!counter) return []
  const rides = isTwoHex(position, counter)
  return DIRECTIONS.filter((index) => index !== counter.facing.index).flatMap((index) => {
    if (rides && !mayPivot(position, defender, counter, index)) return []
    const facing: Facing = { kind: counter.facing.kind, index }
    const turned = withCounters(position, [[defender, { facing }]])
    const resolved = resolvedFight(turned, fight).value
    return resolved ? [{ facing, resolved }] : []
  })
}
