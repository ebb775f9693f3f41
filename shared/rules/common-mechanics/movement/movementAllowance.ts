/** How many points a unit may spend in one move. */
import { type FantasyPosition } from '../fantasyRules'
import { type Unit } from '../units/unit'
import { weatherMovement } from '../weather/weather'

/** The figures count half points. */
const HALVES = 2

/** Whole half points in so many points. */
export function halvesOf(points: number): number {
  return Math.floor(points * HALVES)
}

export function pointsOf(halves: number): number {
  return halves / HALVES
}

/**
 * Half points of a unit: the base of its class, more or fewer by its grade, fewer in a storm; never below none.
 * @rule CM-TER-4
 * @rule CM-STAT-1
 * @rule CM-SCN-2
 * @interpretation A storm is felt by every unit, in a cave too: the sheet names no exception.
 */
export function allowanceOf(position: FantasyPosition, { movement }: Unit): number {
  const { classes, perGrade } = position.rules.figures.movement
  const own = classes[movement.class].base + movement.grade * perGrade
  return Math.max(0, own + halvesOf(weatherMovement(position)))
}
