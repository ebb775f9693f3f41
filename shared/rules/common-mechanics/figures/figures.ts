/** Every figure of the game that a house table may change, by the table that holds it. */
import { count, modifier, singleFigures } from '../../house/singleFigures'
import { ADVANTAGE, type AdvantageFigures, type AdvantageSheet } from './advantageFigures'
import { MOVEMENT, type MovementFigures } from './movementFigures'
import { WANDERING, type WanderingFigures } from './wanderingTable'
import { WEAPONS, type WeaponFigures } from './weaponFigures'
import { WEATHER, type WeatherFigures } from './weatherFigures'

/** Points of stacking. @rule CM-STK-1 */
export const STACKING = singleFigures({
  most: count(10, 'points que tient une position', 'points that a position holds'),
  large: count(4, 'une grande unité, points', 'a large unit, points'),
  small: count(1, 'une petite unité, points', 'a small unit, points'),
  /** Figures from which it does so. @rule CM-STK-4 */
  bigFormation: count(
    4,
    'formation qui ne partage sa case qu’avec une petite unité, à partir de, figures',
    'formation that shares its hex with one small unit only, from, figures',
  ),
})

/** Figures of hidden units and decoys. @rule CM-HID-3 */
interface HidingFigures {
  /** Points of command that an order to a decoy costs at least. */
  readonly leastDecoyOrder: number
}

const HIDING: HidingFigures = { leastDecoyOrder: 1 }

/** The effects of placements on command. @rule CM-CMD-1 @rule CM-CMD-2 */
export const COMMAND = singleFigures({
  test: {
    leaderInfiltrated: modifier(2, 'test, chef infiltré', 'test, leader infiltrated'),
    targetInfiltrated: modifier(2, 'test, cible infiltrée', 'test, target infiltrated'),
  },
  order: {
    targetInfiltrated: modifier(
      2,
      'coût d’un ordre, cible infiltrée',
      'cost of an order, target infiltrated',
    ),
    /** Grades that he counts more; less when negative. */
    leaderGrades: modifier(-1, 'capacités d’un chef infiltré', 'grades of an infiltrated leader'),
  },
})

export interface FantasyFigures {
  /** The figures by the sheet that the option `sheet` chooses. */
  readonly advantage: Readonly<Record<AdvantageSheet, AdvantageFigures>>
  readonly command: typeof COMMAND.values
  readonly hiding: HidingFigures
  readonly movement: MovementFigures
  readonly stacking: typeof STACKING.values
  readonly wandering: WanderingFigures
  readonly weapons: WeaponFigures
  readonly weather: WeatherFigures
}

export const FIGURES: FantasyFigures = {
  advantage: ADVANTAGE,
  command: COMMAND.values,
  hiding: HIDING,
  movement: MOVEMENT,
  stacking: STACKING.values,
  wandering: WANDERING,
  weapons: WEAPONS,
  weather: WEATHER,
}
