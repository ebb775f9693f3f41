/** The figures of saves by armour and shield (SV-ARM). */
import { type Dice } from '../../chances/dice'
import { type Armour } from '../position/position'

/** The highest total of the dice that saves. */
export interface SaveRules {
  readonly dice: Dice
  readonly armour: Readonly<Record<Exclude<Armour, 'none'>, number>>
  readonly shield: number
}

/** @rule SV-ARM-1 @rule SV-ARM-2 */
export const SAVES: SaveRules = { dice: { count: 2, faces: 6 }, armour: { heavy: 7, light: 5 }, shield: 6 }
