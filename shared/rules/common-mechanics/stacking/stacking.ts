/** Judges who may share a hex (CM-STK-1 to -4, CM-ORI-5). Points count by position, enemies and order by placement. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { localized, type Localized } from '#shared/i18n/localized'
import { type RuleId } from '../../sentences/ruleIds'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { unitsAt } from '../facing/stackOrder'
import { markersOn } from '../ground/terrainClass'
import { LOWEST_GRADE } from '../rows/profiles'
import { areFoes, positionOfPlacement, type Unit, type UnitPosition } from '../units/unit'

export const POSITIONS: readonly UnitPosition[] = ['ground', 'flight', 'infiltration']

/**
 * May these units share a hex, standing still? The rule that decides comes first. Decoys are no units and are not to be
 * given. After it come those who are at odds, each as a reason.
 */
export function mayShare(position: FantasyPosition, hex: Axial, units: readonly Unit[]): Ruling<boolean> {
  const broken = brokenBy(position, hex, units) ?? facingsDiffer(units)
  if (!broken) return ruling(true, because('CM-STK-1', { hex: hexKey(hex) }))
  const between = broken.between.map(({ id }) => because(broken.rule, { counter: id }))
  return ruling(false, reason(broken, hex), ...between)
}

/**
 * May a unit stop among those who are in its hexes and placement? It is given as it would stand: `hexes`, `placement` and
 * facing are those of its arrival. It itself, where it now is, does not count.
 * @rule CM-ORI-5
 */
export function mayStop(position: FantasyPosition, unit: Unit): Ruling<boolean> {
  return inEachHex(position, unit, (hex, units) => brokenBy(position, hex, units) ?? facingsDiffer(units))
}

/** May a unit pass among them? All but the common facing is asked at every moment. @rule CM-STK-1 */
export function mayPassThrough(position: FantasyPosition, unit: Unit): Ruling<boolean> {
  return inEachHex(position, unit, (hex, units) => brokenBy(position, hex, units))
}

/**
 * The answers of `mayPassThrough` and `mayStop` to a unit in one hex, whatever it now covers, for each of the facings that it may
 * have there, asked at once: only the last rule looks at facings. Those with which it may not stop are the bits of a mask.
 * @rule CM-STK-1
 * @rule CM-ORI-5
 */
export function passesAndStops(
  position: FantasyPosition,
  unit: Unit,
  hex: Axial,
  facings: readonly Facing[],
): { readonly mayPass: boolean; readonly barred: number } {
  const there = others(position, unit, hex)
  const all = (1 << facings.length) - 1
  if (brokenBy(position, hex, [...there, unit])) return { mayPass: false, barred: all }
  if (there.length > 1 && facingsDiffer(there)) return { mayPass: true, barred: all }
  let barred = 0
  for (const other of there) {
    if (!unit.large || !other.large || !inOneStack(other, unit)) continue
    const { kind, index } = other.counter.facing
    const same = facings.findIndex((facing) => facing.kind === kind && facing.index === index)
    barred |= same < 0 ? all : all & ~(1 << same)
  }
  return { mayPass: true, barred }
}

/** May a formation go into hedgehog mode: no other large unit is stacked with it? @rule CM-STK-3 */
export function mayFormHedgehog(position: FantasyPosition, unit: Unit): Ruling<boolean> {
  const alone = unit.hexes.every((hex) =>
    others(position, unit, hex).every(
      (other) => !other.large || inDifferentPositions(other, unit) || areFoes(other, unit),
    ),
  )
  return ruling(unit.formed && alone, because('CM-STK-3', { counter: unit.id }))
}

/** Points that a unit takes; its losses do not change them. @rule CM-STK-1 */
export function stackingPoints({ rules }: FantasyPosition, unit: Unit): number {
  return unit.large ? rules.figures.stacking.large : rules.figures.stacking.small
}

interface Broken {
  readonly rule: RuleId
  /** Whom it is about; absent = the hex. */
  readonly at?: Reason['at']
  readonly says: Localized
  readonly between: readonly Unit[]
}

function inEachHex(
  position: FantasyPosition,
  unit: Unit,
  ask: (hex: Axial, units: readonly Unit[]) => Broken | undefined,
): Ruling<boolean> {
  for (const hex of unit.hexes) {
    const broken = ask(hex, [...others(position, unit, hex), unit])
    if (broken) return ruling(false, reason(broken, hex))
  }
  const at = unit.hexes[0]
  return ruling(true, because('CM-STK-1', at && { hex: hexKey(at) }))
}

function reason({ rule, at, says }: Broken, hex: Axial): Reason {
  return because(rule, at ?? { hex: hexKey(hex) }, says)
}

function others(position: FantasyPosition, unit: Unit, hex: Axial): readonly Unit[] {
  return unitsAt(position, hex).filter(({ id }) => id !== unit.id)
}

function inDifferentPositions(a: Unit, b: Unit): boolean {
  return positionOfPlacement(a.placement) !== positionOfPlacement(b.placement)
}

/** The rule that forbids these units to be in one hex even for a moment; undefined when none does. */
function brokenBy(position: FantasyPosition, hex: Axial, units: readonly Unit[]): Broken | undefined {
  for (const where of POSITIONS) {
    const there = units.filter(({ placement }) => positionOfPlacement(placement) === where)
    if (there.length === 0) continue
    const broken = enemiesMeet(there) ?? tooMany(position, hex, there, where) ?? incompatible(position, there)
    if (broken) return broken
  }
  return undefined
}

/** @rule CM-STK-2 */
function enemiesMeet(units: readonly Unit[]): Broken | undefined {
  if (units.length < 2) return undefined
  const meets = (a: Unit): boolean => units.some((b) => a.placement === b.placement && areFoes(a, b))
  if (!units.some(meets)) return undefined
  return { rule: 'CM-STK-2', says: ODDS.enemies, between: units.filter(meets) }
}

/** Points taken in one position of a hex; herds and crowds that lie on the ground take some too (CM-OBS). @rule CM-STK-1 */
export function pointsTaken(
  position: FantasyPosition,
  hex: Axial,
  units: readonly Unit[],
  where: UnitPosition,
): number {
  let sum = 0
  for (const unit of units) sum += stackingPoints(position, unit)
  if (where === 'ground') for (const { stacking } of markersOn(position, hex)) sum += stacking ?? 0
  return sum
}

/** @rule CM-STK-1 */
function tooMany(
  position: FantasyPosition,
  hex: Axial,
  units: readonly Unit[],
  where: UnitPosition,
): Broken | undefined {
  const { most } = position.rules.figures.stacking
  if (units.length === 0 || pointsTaken(position, hex, units, where) <= most) return undefined
  const s = most > 1 ? 's' : ''
  const says = localized(`plus de ${most} point${s} d’empilement`, `more than ${most} stacking point${s}`)
  return { rule: 'CM-STK-1', says, between: units }
}

/** The stacking rule that units of one position break; undefined when they break none. @rule CM-STK-3 @rule CM-STK-4 */
function incompatible(position: FantasyPosition, units: readonly Unit[]): Broken | undefined {
  if (units.length < 2) return undefined
  for (const unit of units) {
    const at = { counter: unit.id }
    const mates = units.filter((other) => other.id !== unit.id && !areFoes(other, unit))
    const large = mates.filter((other) => other.large)
    const formed = mates.filter((other) => other.formed)
    if (unit.formed && formed.length > 0)
      return { rule: 'CM-STK-4', at, says: ODDS.formations, between: [unit, ...formed] }
    if (
      unit.formed &&
      unit.figures >= position.rules.figures.stacking.bigFormation &&
      (large.length > 0 || mates.length > 1)
    )
      return { rule: 'CM-STK-4', at, says: ODDS.bigFormation, between: [unit, ...mates] }
    if (large.length === 0) continue
    const between = [unit, ...large]
    if (unit.large && unit.command.grade === LOWEST_GRADE)
      return { rule: 'CM-STK-3', at, says: ODDS.inferior, between }
    if (unit.formed && unit.mode === 'hedgehog') return { rule: 'CM-STK-3', at, says: ODDS.hedgehog, between }
  }
  return undefined
}

/** Would two units of a hex be in one stack, which faces one way? @rule CM-ORI-5 */
function inOneStack(a: Unit, b: Unit): boolean {
  return a.placement === b.placement && !areFoes(a, b)
}

/** Large units of one stack face one way. @rule CM-ORI-5 */
function facingsDiffer(units: readonly Unit[]): Broken | undefined {
  const large = units.filter((unit) => unit.large)
  const differ = (a: Unit, b: Unit): boolean =>
    inOneStack(a, b) &&
    (a.counter.facing.kind !== b.counter.facing.kind || a.counter.facing.index !== b.counter.facing.index)
  const odd = large.find((a) => large.some((b) => differ(a, b)))
  if (!odd) return undefined
  const between = [odd, ...large.filter((b) => differ(odd, b))]
  return { rule: 'CM-ORI-5', at: { counter: odd.id }, says: ODDS.facings, between }
}

/** The words for each way in which units break a stacking rule. */
const ODDS = {
  enemies: localized('des ennemis au même placement', 'enemies in one placement'),
  formations: localized('deux formations dans une case', 'two formations in one hex'),
  bigFormation: localized(
    'une grande formation ne s’empile qu’avec une petite unité',
    'a big formation stacks with one small unit only',
  ),
  inferior: localized(
    'un commandement inférieur exclut d’autres grandes unités',
    'an inferior command keeps other large units out',
  ),
  hedgehog: localized(
    'une formation en hérisson exclut d’autres grandes unités',
    'a formation in hedgehog mode keeps other large units out',
  ),
  facings: localized('des grandes unités d’orientations différentes', 'large units that face different ways'),
}
