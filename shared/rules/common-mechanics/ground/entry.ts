/** May a unit be in a hex, in a placement (CM-TER-1, CM-TER-2, CM-FLY-1, CM-INF-1)? The first rule named decides. */
import { type Placement } from '#shared/document/armies'
import { type Axial, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { localized, type Localized } from '#shared/i18n/localized'
import { type FantasyPosition } from '../position/fantasyRules'
import { columnCost } from '../units/classMovement'
import { COLUMN_OF, type MovementCost } from '../figures/movementFigures'
import { outdoorInfiltrationOf } from '../position/options'
import { type RuleId } from '../../sentences/ruleIds'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { difficultyAt, hasFlag, isAccessible, isCave, markersOn } from './terrainClass'
import { type MovementClass } from '../rows/profiles'
import { positionOfPlacement, type Unit } from '../units/unit'

/** Freely; only by a minimal move (CM-TER-4); never. */
export type Passage = 'free' | 'minimal' | 'never'

/**
 * May the unit be in the hex, in that placement? Of the hex alone: neither what stands on its sides (`mayCross`), nor who is
 * there (`stacking.ts`), nor a road (`mayPass`). Off the map never. The rule that decides comes first.
 * @rule CM-TER-1
 * @rule CM-TER-2
 */
export function mayEnter(
  position: FantasyPosition,
  unit: Unit,
  hex: Axial,
  placement: Placement,
): Ruling<Passage> {
  const { passage, rules, says } = entryOf(position, unit, hex, placement)
  const at = { hex: hexKey(hex) }
  return ruling(passage, ...rules.map((rule, index) => because(rule, at, index === 0 ? says : undefined)))
}

interface Entry {
  readonly passage: Passage
  readonly rules: readonly RuleId[]
  /** The reason why it is closed. */
  readonly says?: Localized
}

function closed(says: Localized, ...rules: readonly RuleId[]): Entry {
  return { passage: 'never', rules, says }
}

function entryOf(position: FantasyPosition, unit: Unit, hex: Axial, placement: Placement): Entry {
  switch (positionOfPlacement(placement)) {
    case 'ground':
      return entryOnGround(position, unit, hex)
    case 'flight':
      return entryInFlight(position, unit, hex, placement)
    case 'infiltration':
      return entryInRock(position, unit, hex)
  }
}

/**
 * Units of the flying class may be on the ground of water and lava too: the table of classes lets them in, whatever their
 * placement; only of impassable ground it says "none on the ground".
 */
function entryOnGround(position: FantasyPosition, unit: Unit, hex: Axial): Entry {
  const difficulty = difficultyAt(position, hex)
  if (difficulty === undefined) return closed(CLOSED.impassable, 'CM-TER-1')
  // First what no road leads into: see mayPass.
  if (hasFlag(position, hex, 'inaccessible')) return closed(CLOSED.inaccessible, 'CM-TER-2')
  const unharmed = unit.can('fireImmune') || flies(unit)
  if (!unharmed && markersOn(position, hex).some(({ burns }) => burns === 'blaze'))
    return closed(CLOSED.blaze, 'CM-LOS-10')
  if (difficulty === 'impassable') return closed(CLOSED.impassable, 'CM-TER-1')
  if (unit.formed && difficulty !== 'clear') return closed(CLOSED.formation, 'CM-TER-1')
  if (difficulty === 'lava' && !unharmed) return closed(CLOSED.lava, 'CM-TER-1')
  const cost = terrainCost(position, unit, hex)
  const swims = unit.can('swimmer') && unit.momentum !== 'charge'
  if (difficulty === 'water' && cost === 'never' && swims)
    return { passage: 'minimal', rules: ['CM-TER-4', 'CM-TER-1'] }
  const passage = passageOf(cost)
  if (passage === 'never')
    return closed(difficulty === 'water' ? closedWater(unit) : CLOSED.table, 'CM-TER-4', 'CM-TER-1')
  return { passage, rules: passage === 'free' ? ['CM-TER-1'] : ['CM-TER-4', 'CM-TER-1'] }
}

/** A swimmer is kept out by its charge alone. @rule CM-TER-4 */
function closedWater(unit: Unit): Localized {
  return unit.can('swimmer') ? CLOSED.chargingSwimmer : CLOSED.water
}

/** The cost in the table for a unit's class and the terrain of a hex, in half points. @rule CM-TER-4 */
function terrainCost(position: FantasyPosition, unit: Unit, hex: Axial): MovementCost {
  const difficulty = difficultyAt(position, hex)
  const column = difficulty && COLUMN_OF[difficulty]
  return column === undefined ? 'never' : columnCost(position, unit, hex, column)
}

export function passageOf(cost: MovementCost): Passage {
  if (cost === 'never') return 'never'
  return cost === 'min' ? 'minimal' : 'free'
}

/** Is the unit of the flying class, wherever it is and however it stands? */
export function flies(unit: Unit): boolean {
  return unit.movement.class === 'flying'
}

/** May the unit take to the air as it is: of the flying class, not in formation? @rule CM-FLY-1 */
export function canFly(unit: Unit): boolean {
  return flies(unit) && !unit.formed
}

/** @rule CM-FLY-1 */
function entryInFlight(position: FantasyPosition, unit: Unit, hex: Axial, placement: Placement): Entry {
  if (!flies(unit)) return closed(CLOSED.noFlyer, 'CM-FLY-1')
  if (unit.formed) return closed(CLOSED.formedFlyer, 'CM-FLY-1')
  if (difficultyAt(position, hex) === undefined) return closed(CLOSED.impassable, 'CM-TER-1')
  const cave = isCave(position, hex)
  if (cave && placement === 'high-flight') return closed(CLOSED.highInCave, 'CM-TER-2', 'CM-FLY-1')
  if (cave && !isAccessible(position, hex)) return closed(CLOSED.inaccessible, 'CM-FLY-1')
  return { passage: 'free', rules: ['CM-FLY-1'] }
}

/** @rule CM-INF-1 */
function entryInRock(position: FantasyPosition, unit: Unit, hex: Axial): Entry {
  if (!canInfiltrate(unit))
    return closed(unit.formed ? CLOSED.formedInRock : CLOSED.noInfiltrator, 'CM-INF-1')
  const rules = infiltrationRules(position, hex)
  return infiltrable(position, hex) ? { passage: 'free', rules } : closed(CLOSED.rock, ...rules)
}

/** @rule CM-INF-1 */
export const INFILTRATING_CLASSES: readonly MovementClass[] = ['pedestrian', 'animal']

/** May the unit infiltrate anywhere, as it is: the cave faculty, on foot or an animal, not in formation? @rule CM-INF-1 */
export function canInfiltrate(unit: Unit): boolean {
  return unit.can('caveAdapted') && !unit.formed && INFILTRATING_CLASSES.includes(unit.movement.class)
}

/**
 * May anyone infiltrate here? Every accessible hex of a cave; every inaccessible hex next to one; an accessible hex outdoors
 * next to a cave where the scenario allows it, by its mark on the hex or for the whole map. Never what is built, lava, water.
 * @rule CM-TER-2
 * @rule CM-INF-1
 * @interpretation The scenario's leave widens what "outdoors" forbids, not what CM-INF-1 asks: the hex must be next to a cave.
 */
export function infiltrable(position: FantasyPosition, hex: Axial): boolean {
  const difficulty = difficultyAt(position, hex)
  if (difficulty === undefined || isUnfitForInfiltration(difficulty)) return false
  const caves = neighbors(hex).filter(
    (next) => difficultyAt(position, next) !== undefined && isCave(position, next),
  )
  if (!isAccessible(position, hex)) return caves.some((next) => isAccessible(position, next))
  return isCave(position, hex) || (caves.length > 0 && hasLeave(position, hex))
}

function isUnfitForInfiltration(difficulty: string): boolean {
  return difficulty === 'fortification' || difficulty === 'lava' || difficulty === 'water'
}

function hasLeave(position: FantasyPosition, hex: Axial): boolean {
  return hasFlag(position, hex, 'infiltration') || outdoorInfiltrationOf(position.rules.chosen) === 'allowed'
}

/** Outdoors it is the environment that forbids or allows, else the hex. */
function infiltrationRules(position: FantasyPosition, hex: Axial): [RuleId, RuleId] {
  const outdoors = isAccessible(position, hex) && !isCave(position, hex)
  return outdoors ? ['CM-TER-2', 'CM-INF-1'] : ['CM-INF-1', 'CM-TER-2']
}

/** The words of the rule that closes a hex. */
const CLOSED = {
  impassable: localized('terrain infranchissable', 'impassable ground'),
  inaccessible: localized('case inaccessible', 'inaccessible hex'),
  blaze: localized('un incendie y brûle', 'a blaze burns there'),
  formation: localized('une formation demande un terrain clair', 'a formation needs clear ground'),
  lava: localized('la lave détruit cette unité', 'lava destroys this unit'),
  water: localized('cette unité ne flotte, ne vole ni ne nage', 'this unit neither floats, flies nor swims'),
  chargingSwimmer: localized('on ne nage pas en chargeant', 'nobody swims charging'),
  table: localized('terrain fermé à sa classe de mouvement', 'ground closed to its movement class'),
  noFlyer: localized('cette unité ne vole pas', 'this unit does not fly'),
  formedFlyer: localized('une formation ne vole pas', 'a formation does not fly'),
  highInCave: localized('dans une caverne, le vol n’est que rapproché', 'in a cave flight is low only'),
  noInfiltrator: localized('cette unité ne s’infiltre pas', 'this unit does not infiltrate'),
  formedInRock: localized('une formation ne s’infiltre pas', 'a formation does not infiltrate'),
  rock: localized('on ne s’infiltre pas dans cette case', 'nobody infiltrates in this hex'),
}
