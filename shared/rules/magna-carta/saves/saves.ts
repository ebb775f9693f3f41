/** Armour and shield saves: who rolls what, the exact chances of the steps reduced, the ladder (SV-ARM). */
import { chanceOf, diceDistribution, type Distribution } from '../../chances/dice'
import { addFractions, type Fraction, multiplyFractions, ONE, ZERO } from '../../chances/fraction'
import { type SaveRules } from '../figures/saveRules'
import { type Armour } from '../position/position'
import { because, type Reason } from '../../ruling'

export type SaveBy = 'shield' | 'armour'

/** The character struck by an effect, and its cause. */
export interface Struck {
  readonly armour: Armour
  readonly largeShield: boolean
  /** Fire, and from where; absent = hand to hand, where the shield is in the defence factor already. */
  readonly fire?: { readonly throughFrontHex: boolean }
}

/** One roll that may save. */
export interface Save {
  readonly by: SaveBy
  /** The highest total that saves. */
  readonly upTo: number
  readonly chances: Distribution<'saved' | 'failed'>
  readonly because: readonly Reason[]
}

/** The rolls a character is entitled to, the shield's first. @rule SV-ARM-1 @rule SV-ARM-2 @rule SV-ARM-4 */
export function savesOf({ armour, largeShield, fire }: Struck, rules: SaveRules): Save[] {
  const save = (by: SaveBy, upTo: number, ...reasons: Reason[]): Save => ({
    by,
    upTo,
    chances: diceDistribution(rules.dice, ['saved', 'failed'], (total) =>
      total <= upTo ? 'saved' : 'failed',
    ),
    because: reasons,
  })
  return [
    ...(largeShield && fire?.throughFrontHex ? [save('shield', rules.shield, because('SV-ARM-2'))] : []),
    ...(armour === 'none' ? [] : [save('armour', rules.armour[armour], because('SV-ARM-1'))]),
  ]
}

/**
 * The exact chances of each number of steps saved, from 0 to the number of rolls; they sum to 1. @rule SV-ARM-3
 */
export function stepsSaved(rolls: readonly Save[]): readonly Fraction[] {
  return rolls.reduce<readonly Fraction[]>(
    (steps, { chances }) => {
      const [saved, failed] = [chanceOf(chances, 'saved'), chanceOf(chances, 'failed')]
      return [...steps, ZERO].map((none, index) =>
        addFractions(multiplyFractions(none, failed), multiplyFractions(steps[index - 1] ?? ZERO, saved)),
      )
    },
    [ONE],
  )
}

/** The ladder, from the worst down; the last is never reduced. @rule SV-ARM-3 */
const HARMS = ['killed', 'wounded', 'stunned', 'retreat-or-stop'] as const
export type Harm = (typeof HARMS)[number]

/** A harm reduced by so many steps. @rule SV-ARM-3 */
export function reducedHarm(harm: Harm, steps: number): Harm {
  return HARMS[Math.min(HARMS.indexOf(harm) + steps, HARMS.length - 1)] as Harm
}
