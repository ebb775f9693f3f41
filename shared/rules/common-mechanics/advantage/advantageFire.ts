/** Fire: who may fire at whom, and the Advantage of each shot. */
import { hexDistance, sameHex } from '#shared/hex/axial'
import { type AdvantageItem } from '../../advantage'
import { because, type Reason, type Ruling, ruling } from '../../ruling'
import { fireHeight } from './advantageHeight'
import { coverItems } from './advantageSides'
import { fireTerrain } from './advantageTerrain'
import { type Attack, inHex, zoneItems } from './attack'
import { zoneFrom, firingHalves } from '../facing/bearing'
import { type FantasyPosition } from '../position/fantasyRules'
import { sightBetween } from '../sight/sightBetween'
import { mayAttack, stackAt, targetOf } from '../facing/stackOrder'
import { isInfiltrated, type Unit } from '../units/unit'
import { fogAllows, weatherItems } from '../weather/weather'
import { weaponRange } from '../figures/weaponFigures'

/**
 * Every way in which a unit may fire at another, from each of its hexes at each of the other's. None, with all the rules that
 * forbid it: those of the pair of hexes that fewest forbid.
 *
 * @rule CM-ORI-3 @rule CM-ORI-7
 */
export function shots(position: FantasyPosition, attacker: Unit, target: Unit): Ruling<readonly Attack[]> {
  const general = unfit(position, attacker, target)
  if (general.length > 0) return ruling([], ...general)
  const judged = attacker.hexes
    .flatMap((from) =>
      target.hexes.map((into) => ({ attacker, target, from, into, zone: zoneFrom(target, from) })),
    )
    .map((attack) => ({ attack, against: refusalsOf(position, attack) }))
    .sort((a, b) => a.against.length - b.against.length)
  const possible = judged.filter(({ against }) => against.length === 0)
  return ruling(
    possible.map(({ attack }) => attack),
    ...(judged[0]?.against ?? []),
  )
}

/**
 * The reasons that forbid the unit any fire at the other: the rock around one of them, its weapon, its ammunition, its stack.
 *
 * @rule CM-INF-3 @rule CM-STAT-3 @rule CM-STAT-5 @rule CM-STK-5
 */
function unfit(position: FantasyPosition, attacker: Unit, target: Unit): Reason[] {
  const at = { counter: attacker.id }
  const inRock = [attacker, target].filter(isInfiltrated)
  if (inRock.length > 0) return inRock.map(({ id }) => because('CM-INF-3', { counter: id }))
  if (rangeOf(position, attacker) === undefined) return [because('CM-STAT-3', at)]
  if (attacker.ammunition === 'out') return [because('CM-STAT-5', at)]
  const leads = mayAttack(position, attacker)
  return leads.value ? [] : [...leads.because]
}

/**
 * The reasons that forbid one shot: range, fog, the fire cone, the order of the target's stack, lack of sight.
 *
 * @rule CM-STAT-3 @rule CM-SCN-2 @rule CM-ORI-3 @rule CM-STK-5
 */
function refusalsOf(position: FantasyPosition, attack: Attack): Reason[] {
  const { attacker, target, from, into, zone } = attack
  const distance = hexDistance(from, into)
  const fog = fogAllows(position, attacker, distance)
  const inCone = firingHalves(attacker, into).some((half) => sameHex(half, from))
  const exposed = targetOf(stackAt(position, into, target.placement, target), zone)
  const sight = sightBetween(position, {
    ...{ from, to: into },
    ...{ fromPlacement: attacker.placement, toPlacement: target.placement },
  })
  return [
    ...(distance > (rangeOf(position, attacker) ?? 0) ? [because('CM-STAT-3', inHex(into))] : []),
    ...(fog.value ? [] : fog.because),
    ...(inCone ? [] : [because('CM-ORI-3', inHex(into))]),
    ...(exposed?.id === target.id ? [] : [because('CM-STK-5', { counter: target.id })]),
    ...(sight.visible === true ? [] : sight.because),
  ]
}

function rangeOf({ rules: { figures } }: FantasyPosition, { weapon }: Unit): number | undefined {
  return weaponRange(figures.weapons, weapon)
}

/** The items for and against a shot. @rule CM-ORI-4 */
export function fireItems(position: FantasyPosition, attack: Attack): AdvantageItem[] {
  return [
    ...fireTerrain(position, attack),
    ...fireHeight(position, attack),
    ...coverItems(position, attack),
    ...zoneItems(position, 'fire', attack),
    ...weatherItems(position, attack.attacker),
  ]
}
