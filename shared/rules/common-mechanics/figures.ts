/** Every figure of the game that a house table may change, by the table that holds it. */
import { MOVEMENT, type MovementFigures } from './movementFigures'
import { STACKING, type StackingFigures } from './stackingFigures'
import { WANDERING, type WanderingFigures } from './wanderingTable'

export interface FantasyFigures {
  readonly movement: MovementFigures
  readonly stacking: StackingFigures
  readonly wandering: WanderingFigures
}

export const FIGURES: FantasyFigures = { movement: MOVEMENT, stacking: STACKING, wandering: WANDERING }
