/** Every figure of the game that a house table may change, by the table that holds it. */
import { ADVANTAGE, type AdvantageFigures, type AdvantageSheet } from './advantageFigures'
import { MOVEMENT, type MovementFigures } from './movementFigures'
import { WANDERING, type WanderingFigures } from './wanderingTable'
import { WEAPONS, type WeaponFigures } from './weaponFigures'
import { WEATHER, type WeatherFigures } from './weatherFigures'

/** Points of stacking. @rule CM-STK-1 */
export interface StackingFigures {
  /** Points that a position of a hex holds. */
  readonly most: number
  readonly large: number
  readonly small: number
  /** Figures from which a formation shares a hex with one small unit only. @rule CM-STK-4 */
  readonly bigFormation: number
}

const STACKING: StackingFigures = { most: 10, large: 4, small: 1, bigFormation: 4 }

/** Figures of hidden units and decoys. @rule CM-HID-3 */
interface HidingFigures {
  /** Points of command that an order to a decoy costs at least. */
  readonly leastDecoyOrder: number
}

const HIDING: HidingFigures = { leastDecoyOrder: 1 }

/** The effects of placements on command. @rule CM-CMD-1 @rule CM-CMD-2 */
export interface CommandFigures {
  /** Added to the test for an infiltrated leader, and for an infiltrated target. */
  readonly test: { readonly leaderInfiltrated: number; readonly targetInfiltrated: number }
  readonly order: {
    /** Added to the cost of an order to an infiltrated target. */
    readonly targetInfiltrated: number
    /** Grades of command that an infiltrated leader counts more (less when negative). */
    readonly leaderGrades: number
  }
}

const COMMAND: CommandFigures = {
  test: { leaderInfiltrated: 2, targetInfiltrated: 2 },
  order: { targetInfiltrated: 2, leaderGrades: -1 },
}

export interface FantasyFigures {
  /** The figures by the sheet that the option `sheet` chooses. */
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
