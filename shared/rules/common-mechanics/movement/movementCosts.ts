/**
 * The cost of one step, in half points: of the hex that it enters and the side that it crosses (CM-TER-4, CM-SID, CM-OBS).
 */
import { type Difficulty } from '../rows/difficulties'
import { type Placement } from '#shared/document/armies'
import { type Axial } from '#shared/hex/axial'
import { mayPass } from '../ground/crossing'
import { flies, mayEnter, type Passage } from '../ground/entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { barrierFor } from '../ground/fortification'
import { sideBetween } from '../ground/hexsideAcross'
import { classMovement, columnCost } from '../units/classMovement'
import { COLUMN_OF, type MovementColumn, type MovementCost } from '../figures/movementFigures'
import { difficultyAt, markersOn } from '../ground/terrainClass'
import { type Unit } from '../units/unit'
import { weatherMovement } from '../weather/weather'
import { halvesOf } from '../figures/halfPoints'

/** The class that counts in low flight: one easier. @rule CM-FLY-2 */
const EASED: Readonly<Record<Difficulty, Difficulty>> = {
  clear: 'clear',
  rough: 'clear',
  difficult: 'rough',
  impassable: 'difficult',
  fortification: 'clear',
  water: 'water',
  lava: 'lava',
}

/**
 * The step from a hex into the next, to be in `placement` there. A change of placement on the way costs more beside it.
 * @rule CM-TER-4
 * @rule CM-SID-3
 * @interpretation A road is taken at its own column even where the terrain beside it would cost less.
 */
export function stepCost(
  position: FantasyPosition,
  unit: Unit,
  from: Axial,
  to: Axial,
  placement: Placement,
): MovementCost {
  const passage = mayPass(position, unit, from, to, placement).value
  if (passage !== 'free') return withoutPoints(passage)
  const across = sideBetween(position, from, to)
  if (placement !== 'ground' || flies(unit) || !across) return hexCost(position, unit, to, placement)
  const { goingUp } = position.rules.figures.movement
  const { roughSide } = classMovement(position, unit)
  const road = across.road ? columnCost(position, unit, to, 'road') : undefined
  const ground =
    typeof road === 'number' ? road + obstacleHalves(position, to) : hexCost(position, unit, to, placement)
  const rough = barrierFor(position, across, unit.side)?.crossing === 'rough' ? roughSide : 0
  return sum(ground, rough, across.rise > 0 ? goingUp : 0)
}

/**
 * The hex alone: its column, in flight that of an easier class, and on the ground what its obstacles add.
 * @rule CM-TER-4
 * @rule CM-FLY-2
 * @rule CM-OBS
 * @interpretation Flight pays the table's column, the dearer one in a cave; in open air that is the 1 point of CM-FLY-2.
 */
export function hexCost(
  position: FantasyPosition,
  unit: Unit,
  hex: Axial,
  placement: Placement,
): MovementCost {
  const passage = mayEnter(position, unit, hex, placement).value
  const difficulty = difficultyAt(position, hex)
  if (passage !== 'free' || difficulty === undefined) return withoutPoints(passage)
  const column = columnIn(placement, difficulty)
  if (column === undefined) return 'never'
  const points = columnCost(position, unit, hex, column)
  return placement === 'ground' ? sum(points, obstacleHalves(position, hex)) : points
}

function columnIn(placement: Placement, difficulty: Difficulty): MovementColumn | undefined {
  switch (placement) {
    case 'high-flight':
      return 'clear'
    case 'low-flight':
      return COLUMN_OF[EASED[difficulty]]
    default:
      return COLUMN_OF[difficulty]
  }
}

function withoutPoints(passage: Passage): MovementCost {
  return passage === 'minimal' ? 'min' : 'never'
}

/** @rule CM-OBS */
function obstacleHalves(position: FantasyPosition, hex: Axial): number {
  return markersOn(position, hex).reduce((halves, { extraHalves }) => halves + extraHalves, 0)
}

/** Adds costs; one that is no number (`never`, `min`) decides for the whole step. */
function sum(...costs: readonly MovementCost[]): MovementCost {
  if (costs.includes('never')) return 'never'
  if (costs.includes('min')) return 'min'
  return costs.reduce<number>((total, cost) => total + (cost as number), 0)
}

/**
 * Half points of a unit: the base of its class, more or fewer by its grade, fewer in a storm; never below none.
 * @rule CM-TER-4
 * @rule CM-STAT-1
 * @rule CM-SCN-2
 * @interpretation A storm is felt by every unit, in a cave too: the sheet names no exception.
 */
export function allowanceOf(position: FantasyPosition, unit: Unit): number {
  return Math.max(0, profileHalves(position, unit) + halvesOf(weatherMovement(position)))
}

/** Half points by the profile alone, whatever the weather: fewer than none for a slow class of a poor grade. @rule CM-STAT-1 */
export function profileHalves(position: FantasyPosition, unit: Unit): number {
  return classMovement(position, unit).base + unit.movement.grade * position.rules.figures.movement.perGrade
}
