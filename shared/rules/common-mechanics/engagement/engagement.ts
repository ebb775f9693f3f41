/** Judges engagement (CM-ENG). Asymmetric by design: every question has an attacker A and a target B. */
import { type Placement } from '#shared/document/armies'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type RuleId } from '../../sentences/ruleIds'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { reaches, type Touch, touchesOf } from './adjacency'
import { assaults, isScaled } from './assault'
import { zoneFrom } from '../facing/bearing'
import { mayCross } from '../ground/crossing'
import { mayEnter } from '../ground/entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { stackAt, targetOf, unitsAt } from '../facing/stackOrder'
import { areFoes, isInfiltrated, positionOfPlacement, type Unit } from '../units/unit'
import { type Zone, zoneToward } from '../facing/zones'

/** By which hexes A engages B, and from which zone of B; `front` where both are in one hex, for facings count no more. */
export interface Engagement extends Touch {
  readonly zone: Zone
}

/**
 * Every way in which A engages B: one for each pair of their hexes that will do. Empty when it does not, and then the rule
 * that forbids it first. Both must be on the map, and of different belligerents.
 * @rule CM-ENG-1
 */
export function engagementsOf(position: FantasyPosition, a: Unit, b: Unit): Ruling<readonly Engagement[]> {
  const at = { counter: a.id }
  if (!areFoes(a, b)) return ruling([], because('CM-ENG-1', at, NOT.foes))
  if (a.cohesion === 'routed') return ruling([], because('CM-ENG-1', at, NOT.routed))
  const ways = [...sharedHexes(a, b), ...touchesOf(a, b)].map((touch) => wayOf(position, a, b, touch))
  const found = ways.filter(({ value }) => value !== undefined)
  if (found.length === 0) return ruling([], ...(ways[0]?.because ?? [because('CM-ENG-1', at, NOT.near)]))
  return ruling(
    found.map(({ value }) => value as Engagement),
    ...(found[0]?.because ?? []),
  )
}

/** Does A engage B? @rule CM-ENG-1 */
export function engages(position: FantasyPosition, a: Unit, b: Unit): Ruling<boolean> {
  const { value, because: reasons } = engagementsOf(position, a, b)
  return ruling(value.length > 0, ...reasons)
}

type Way = Ruling<Engagement | undefined>

function sharedHexes(a: Unit, b: Unit): Touch[] {
  return a.hexes
    .filter((hex) => b.hexes.some((other) => sameHex(hex, other)))
    .map((hex) => ({ from: hex, to: hex }))
}

function wayOf(position: FantasyPosition, a: Unit, b: Unit, touch: Touch): Way {
  const shared = sameHex(touch.from, touch.to)
  const close = shared ? meetInHex(a.placement, b.placement) : meetAcross(a.placement, b.placement)
  if (!close.value) return ruling(undefined, ...close.because)
  const open = shared ? close : mayShockInto(position, a, b, touch)
  if (!open.value) return ruling(undefined, ...open.because)
  const zone = shared ? 'front' : zoneFrom(b, touch.from)
  const exposed = isExposed(position, b, touch.to, zone)
  if (!exposed.value) return ruling(undefined, ...exposed.because)
  return ruling(
    { ...touch, zone },
    ...close.because,
    ...(shared ? [] : open.because),
    ...(isStacked(position, b, touch.to) ? exposed.because : []),
  )
}

/**
 * In one hex: the ground with what is close to it, and the two placements of flight or infiltration.
 * @rule CM-ENG-3 @rule CM-FLY-3 @rule CM-INF-4
 */
function meetInHex(a: Placement, b: Placement): Ruling<boolean> {
  if (a === b) return ruling(false, because('CM-ENG-1', undefined, NOT.placements))
  const shock = shockRule(a, b)
  if (positionOfPlacement(a) === positionOfPlacement(b)) return met(true, 'CM-ENG-3', ...shock)
  const close = (one: Placement): boolean => one === 'low-flight' || one === 'shallow-infiltration'
  return met((a === 'ground' && close(b)) || (b === 'ground' && close(a)), 'CM-ENG-1', ...shock)
}

/** The rule that lists whom those in flight, or in the rock, may shock. @rule CM-FLY-3 @rule CM-INF-4 */
function shockRule(...placements: readonly Placement[]): RuleId[] {
  const positions = placements.map(positionOfPlacement)
  if (positions.includes('infiltration')) return ['CM-INF-4']
  return positions.includes('flight') ? ['CM-FLY-3'] : []
}

/**
 * Can units in these placements meet from hex to hex? Those in the same position can (infiltrated ones at one depth only), and
 * those on the ground with those in shallow infiltration.
 * @rule CM-ENG-1 @rule CM-FLY-3 @rule CM-INF-4
 */
function meetAcross(a: Placement, b: Placement): Ruling<boolean> {
  const [from, to] = [positionOfPlacement(a), positionOfPlacement(b)]
  const shock = shockRule(a, b)
  if (from === to)
    return from === 'infiltration' ? met(a === b, 'CM-ENG-3', ...shock) : met(true, 'CM-ENG-1', ...shock)
  const both = [a, b]
  return met(both.includes('ground') && both.includes('shallow-infiltration'), 'CM-ENG-1', ...shock)
}

function met(value: boolean, rule: RuleId, ...others: readonly RuleId[]): Ruling<boolean> {
  const says = value ? undefined : NOT.placements
  return ruling(value, because(rule, undefined, says), ...others.map((other) => because(other)))
}

/** B is in front of A, and its hex and the side between are open to A. @rule CM-ENG-1 */
function mayShockInto(position: FantasyPosition, a: Unit, b: Unit, touch: Touch): Ruling<boolean> {
  const at = { hex: hexKey(touch.to) }
  if (zoneToward(a, touch.to) !== 'front')
    return ruling(false, because('CM-ENG-1', at, NOT.front), because('CM-ORI-3', { counter: a.id }))
  const reached = reaches(position, a, touch, b.placement)
  if (!isScaled(position, a, touch) || (isInfiltrated(a) && isInfiltrated(b))) return reached
  if (isInfiltrated(a) || isInfiltrated(b))
    return reached.value ? mayReachAcross(position, a, b, touch) : reached
  const assault = assaults(position, a, touch)
  if (reached.value && assault.value) return ruling(true, ...assault.because, ...reached.because)
  const shocked = assaults(position, b, { from: touch.to, to: touch.from })
  if (shocked.value && mayEnter(position, a, touch.to, b.placement).value !== 'never') return shocked
  return reached.value ? assault : reached
}

/**
 * Into the rock or out of it one crosses the side; that is enough, for what bars shock concerns the ground alone.
 * @rule CM-ENG-1 @rule CM-SID-4
 */
function mayReachAcross(position: FantasyPosition, a: Unit, b: Unit, { from, to }: Touch): Ruling<boolean> {
  const { value, because: reasons } = mayCross(position, a, from, to, b.placement)
  return ruling(value !== 'never', ...reasons)
}

/**
 * Does a stack expose this unit of it to who comes from this zone? A small unit only where no large one shares its position;
 * the top from front and flank, the bottom from behind.
 * @rule CM-ENG-2
 */
function isExposed(position: FantasyPosition, unit: Unit, hex: Axial, zone: Zone): Ruling<boolean> {
  const at = { counter: unit.id }
  const sheltered = unitsAt(position, hex).some(
    (other) =>
      other.large &&
      other.id !== unit.id &&
      !areFoes(other, unit) &&
      positionOfPlacement(other.placement) === positionOfPlacement(unit.placement),
  )
  if (!unit.large && sheltered) return ruling(false, because('CM-ENG-2', at, NOT.exposed))
  const others = stackAt(position, hex, unit.placement, unit)
  const stack = others.some(({ id }) => id === unit.id) ? others : [...others, unit]
  const found = targetOf(stack, zone)?.id === unit.id
  return ruling(found, because('CM-ENG-2', at, found ? undefined : NOT.exposed))
}

/** Are there others in its hex and placement, so that its place among them counts? */
function isStacked(position: FantasyPosition, unit: Unit, hex: Axial): boolean {
  return unitsAt(position, hex).some(({ id, placement }) => id !== unit.id && placement === unit.placement)
}

/** The words of the rule by which one does not engage another. */
const NOT = {
  foes: localized('elles ne sont pas adverses', 'they are no foes'),
  routed: localized('elle est en déroute', 'it is routed'),
  near: localized('elles ne se touchent pas', 'they do not touch'),
  placements: localized('leurs positions ne s’atteignent pas', 'their positions do not reach each other'),
  front: localized('elle n’est pas dans la zone avant', 'it is not in the front zone'),
  exposed: localized('sa pile l’abrite de ce côté', 'its stack shelters it from that side'),
}
