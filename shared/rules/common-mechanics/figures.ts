/** Every figure of the game that a house table may change, by the table that holds it. */
import { ADVANTAGE, type AdvantageFigures, type AdvantageSheet } from './advantage/advantageFigures'
import { COMMAND, type CommandFigures } from './command/commandFigures'
import { HIDING, type HidingFigures } from './concealment/hidingFigures'
import { MOVEMENT, type MovementFigures } from './movement/movementFigures'
import { STACKING, type StackingFigures } from './stacking/stackingFigures'
import { WANDERING, type WanderingFigures } from './wandering/wanderingTable'
import { WEAPONS, type WeaponFigures } from './advantage/weaponFigures'
import { WEATHER, type WeatherFigures } from './weather/weatherFigures'

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
