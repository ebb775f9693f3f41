/** The points that a unit may spend in one move. */
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'
import { weatherMovement } from '../weather/weather'
import { classMovement } from '../units/classMovement'
import { halvesOf } from '../figures/halfPoints'

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
