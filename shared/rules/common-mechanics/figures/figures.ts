/** Every figure of the game that a house table may change, by the table that holds it. */
import { ADVANTAGE, type AdvantageFigures, type AdvantageSheet } from './advantageFigures'
import { COMMAND, type CommandFigures } from './commandFigures'
import { HIDING, type HidingFigures } from './hidingFigures'
import { MOVEMENT, type MovementFigures } from './movementFigures'
import { STACKING, type StackingFigures } from './stackingFigures'
import { WANDERING, type WanderingFigures } from './wanderingTable'
import { WEAPONS, type WeaponFigures } from './weaponFigures'
import { WEATHER, type WeatherFigures } from './weatherFigures'

export interface FantasyFigures {
  /** By the sheet that the option `sheet` chooses. */
  readonly advantage: Readonly<Record<AdvantageSheet, AdvantageFigures>>
  readonly command: CommandFigures
  readonly hiding: HidingFigures
  readonly movement: MovementFigures
  readonly stacking: StackingFigures
  readonly wandering: WanderingFigures
  readonly weapons: WeaponFigures
  readonly weather: WeatherFigures
}

export const FIGURES: FantasyFigures = {
  advantage: ADVANTAGE,
  command: COMMAND,
  hiding: HIDING,
  movement: MOVEMENT,
  stacking: STACKING,
  wandering: WANDERING,
  weapons: WEAPONS,
  weather: WEATHER,
}
