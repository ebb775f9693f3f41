/** Armour and shield saves: who rolls what, the exact chances of the steps reduced, the effect that is left (SV-ARM). */
import { chanceOf, type Dice, diceDistribution, type Distribution } from '../../chances/dice'
import { addFractions, type Fraction, multiplyFractions, ONE, ZERO } from '../../chances/fraction'
import { type Armour } from '../position/position'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type SaveRules } from '../figures/figures'
import { type Effect } from '../characters/character'

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
  readonly dice: Dice
  /** The highest total that saves. */
  readonly upTo: number
  readonly chances: Distribution<'saved' | 'failed'>
  readonly because: readonly Reason[]
}

/** The rolls a character is entitled to, the shield's first. @rule SV-ARM-1 @rule SV-ARM-2 @rule SV-ARM-4 */
export function savesOf({ armour, largeShield, fire }: Struck, rules: SaveRules): Save[] {
  const save = (by: SaveBy, upTo: number, ...reasons: Reason[]): Save => ({
    by,
    dice: rules.dice,
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

/**
 * An effect less so many steps; `lowest` is the table's own retreat or stop, the foot of the ladder. To be applied
 * before the rule of the second wound. The mount never saves.
 * @rule SV-ARM-3 @rule SV-ARM-4
 * @interpretation Who is saved down to a retreat keeps the saddle; with the mount down it stops there, on foot.
 */
export function reducedEffect(effect: Effect, steps: number, lowest: Effect): Ruling<Effect> {
  const harm = harmOf(effect)
  if (harm === undefined || steps === 0) return ruling(effect)
  const left = reducedHarm(harm, steps)
  const { mount, mountAlone, unhorsed } = effect
  const ofMount = { ...(mount && { mount }), ...(mountAlone && { mountAlone }) }
  const reasons = [because('SV-ARM-3'), ...(mount ? [because('SV-ARM-4')] : [])]
  if (left === 'retreat-or-stop') return ruling({ ...(mount ? {} : lowest), ...ofMount }, ...reasons)
  const { retreat } = effect
  return ruling(
    { character: left, ...(unhorsed && { unhorsed }), ...(retreat && { retreat }), ...ofMount },
    ...reasons,
  )
}

// Coming round, retreating and stopping are no harm that armour reduces.
function harmOf({ character, neverSecond }: Effect): Exclude<Harm, 'retreat-or-stop'> | undefined {
  return character === 'recovers' || neverSecond ? undefined : character
}
