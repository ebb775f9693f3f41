/** Shock: who may shock whom, and the Advantage of each attack. */
import { sameHex } from '#shared/hex/axial'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { flyingShock } from './advantageHeight'
import { shockSideItems } from './advantageSides'
import { shockTerrain } from './advantageTerrain'
import { type Attack, zoneItems } from './attack'
import { type Engagement, engagementsOf } from '../engagement/engagement'
import { type FantasyPosition } from '../position/fantasyRules'
import { mayAttack } from '../facing/stackOrder'
import { type Unit } from '../units/unit'

/**
 * Every way in which a unit may shock another: where it engages it, if it leads its stack. None, with the rules that forbid it.
 *
 * @rule CM-ORI-3 @rule CM-STK-5
 */
export function shocks(position: FantasyPosition, attacker: Unit, target: Unit): Ruling<readonly Attack[]> {
  const engaged = engagementsOf(position, attacker, target)
  if (engaged.value.length === 0)
    return ruling([], ...engaged.because, because('CM-ORI-3', { counter: target.id }))
  const leads = mayAttack(position, attacker)
  if (!leads.value) return ruling([], ...leads.because)
  const attacks = engaged.value.map((way) => ({
    attacker,
    target,
    from: way.from,
    into: way.to,
    zone: zoneOf(attacker, target, way),
  }))
  return ruling(attacks, ...engaged.because)
}

/**
 * In the same hex facings are ignored, but one that comes out of the rock there with its contact marker takes the ground
 * unit in the flank.
 *
 * @rule CM-FLY-3 @rule CM-INF-3
 */
function zoneOf(attacker: Unit, target: Unit, { from, to, zone }: Engagement): Attack['zone'] {
  const outOfRock = attacker.placement === 'shallow-infiltration' && target.placement === 'ground'
  return sameHex(from, to) && outOfRock && attacker.momentum === 'contact' ? 'flank' : zone
}

/** The items for and against a shock. */
export function shockItems(position: FantasyPosition, attack: Attack): AdvantageItem[] {
  return [
    ...shockTerrain(position, attack),
    ...shockSideItems(position, attack),
    ...flyingShock(position, attack),
    ...zoneItems(position, 'shock', attack, sameHex(attack.from, attack.into) ? 'CM-INF-3' : 'CM-ORI-4'),
  ]
}
