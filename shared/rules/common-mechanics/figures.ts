/** Every figure of the game that a house table may change, by the table that holds it. */
import { STACKING, type StackingFigures } from './stackingFigures'

export interface FantasyFigures {
  readonly stacking: StackingFigures
}

export const FIGURES: FantasyFigures = { stacking: STACKING }
