/** The row of the movement table that holds for a unit, and what it asks for the ground of a hex. */
import { environmentAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from './unit'
import { type ClassMovement, type MovementColumn, type MovementCost } from '../figures/movementFigures'

/** @rule CM-TER-4 */
export function classMovement(
  { rules }: FantasyPosition,
  { movement }: Pick<Unit, 'movement'>,
): ClassMovement {
  return rules.figures.movement.classes[movement.class]
}

/** The cost of a column to the unit where the hex lies, outdoors or in a cave; in half points. @rule CM-TER-4 */
export function columnCost(
  position: FantasyPosition,
  unit: Unit,
  hex: Axial,
  column: MovementColumn,
): MovementCost {
  return classMovement(position, unit).costs[environmentAt(position.scenario.map, hex)][column]
}
