/** Fire: who may fire at whom, and the Advantage of each shot. */
import { hexDistance, sameHex } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { fireHeight } from './advantageHeight'
import { coverItems } from './advantageSides'
import { fireTerrain } from './advantageTerrain'
import { type Attack, inHex, zoneItems } from './attack'
import { zoneFrom, firingHalves } from '../facing/bearing'
import { type FantasyPosition } from '../position/fantasyRules'
import { sightBetween } from '../sight/sightBetween'
import { sightField } from '../sight/sightField'
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
  const inRock = [attacker, target].filter(isInfiltrated)
  if (inRock.length > 0) return inRock.map(({ id }) => because('CM-INF-3', { counter: id }, NOT.rock))
  return unfitToFire(position, attacker)
}

/**
 * The reasons that forbid the unit any fire, whomever at: the rock around it, its weapon, its ammunition, its stack.
 *
 * @rule CM-INF-3 @rule CM-STAT-3 @rule CM-STAT-5 @rule CM-STK-5
 */
export function unfitToFire(position: FantasyPosition, attacker: Unit): Reason[] {
  const at = { counter: attacker.id }
  if (isInfiltrated(attacker)) return [because('CM-INF-3', at, NOT.rock)]
  if (rangeOf(position, attacker) === undefined) return [because('CM-STAT-3', at, NOT.weapon)]
  if (attacker.ammunition === 'out') return [because('CM-STAT-5', at, NOT.ammunition)]
  const leads = mayAttack(position, attacker)
  return leads.value ? [] : [...leads.because]
}

/**
 * The reasons that forbid one shot: range, fog, the fire cone, the order of the target's stack, lack of sight.
 *
 * @rule CM-STAT-3 @rule CM-SCN-2 @rule CM-ORI-3 @rule CM-STK-5
 */
function refusalsOf(position: FantasyPosition, attack: Attack): Reason[] {
  const { target, into, zone } = attack
  const exposed = targetOf(stackAt(position, into, target.placement, target), zone)
  return [
    ...beyond(position, attack),
    ...(exposed?.id === target.id ? [] : [because('CM-STK-5', { counter: target.id }, NOT.sheltered)]),
    ...unseen(position, attack),
  ]
}

/** The reasons that forbid a shot by where it goes: range, fog, the fire cone. @rule CM-STAT-3 @rule CM-SCN-2 @rule CM-ORI-3 */
export function beyond(position: FantasyPosition, { attacker, from, into }: Omit<Attack, 'zone'>): Reason[] {
  const distance = hexDistance(from, into)
  const fog = fogAllows(position, attacker, distance)
  const inCone = firingHalves(attacker, into).some((half) => sameHex(half, from))
  return [
    ...(distance > (rangeOf(position, attacker) ?? 0) ? [because('CM-STAT-3', inHex(into), NOT.range)] : []),
    ...(fog.value ? [] : fog.because),
    ...(inCone ? [] : [because('CM-ORI-3', inHex(into), NOT.cone)]),
  ]
}

/** The reasons why the firer does not see the target; none when it does. @rule CM-LOS-9 */
export function unseen(
  position: FantasyPosition,
  { attacker, target, from, into }: Omit<Attack, 'zone'>,
): readonly Reason[] {
  const sight = sightBetween(
    position,
    {
      from,
      to: into,
      fromPlacement: attacker.placement,
      toPlacement: target.placement,
    },
    sightField(position),
  )
  if (sight.visible === true) return []
  return sight.because.map((reason, index) => (index === 0 ? { ...reason, says: NOT.sight } : reason))
}

/** Hexes that the weapon of a unit reaches; undefined when it does not fire. @rule CM-STAT-3 */
export function rangeOf({ rules: { figures } }: FantasyPosition, { weapon }: Unit): number | undefined {
  return weaponRange(figures.weapons, weapon)
}

/** The words of the rule that forbids a shot. */
const NOT = {
  rock: localized('on ne tire ni depuis la roche ni vers elle', 'nobody fires out of the rock or into it'),
  weapon: localized('cette arme ne tire pas', 'this weapon does not fire'),
  ammunition: localized('munitions épuisées', 'out of ammunition'),
  range: localized('hors de portée', 'out of range'),
  cone: localized('hors du cône de tir', 'outside the fire cone'),
  sheltered: localized('abritée par sa pile', 'sheltered by its stack'),
  sight: localized('hors de vue', 'out of sight'),
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
