/** Exact chances: whole weights over the number of equally likely cases of one roll. Never floats. */
import { fraction, type Fraction } from './fraction'

export interface Distribution<T extends string> {
  /** Equally likely cases: 10 for 1D10, 36 for 2D6. */
  readonly cases: number
  /** The number of cases that give each outcome; they sum to `cases`. */
  readonly weights: Readonly<Record<T, number>>
}

/** Dice thrown together and added up. */
export interface Dice {
  readonly count: number
  readonly faces: number
}

/** The distribution of a die of `faces` sides (1 to `faces`); every outcome is listed, at 0 when it cannot happen. */
export function dieDistribution<T extends string>(
  faces: number,
  outcomes: readonly T[],
  outcomeOf: (die: number) => T,
): Distribution<T> {
  return diceDistribution({ count: 1, faces }, outcomes, outcomeOf)
}

/** The distribution of a sum of dice; every outcome is listed, at 0 when it cannot happen. */
export function diceDistribution<T extends string>(
  dice: Dice,
  outcomes: readonly T[],
  outcomeOf: (total: number) => T,
): Distribution<T> {
  const weights = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<T, number>
  for (const [total, ways] of waysToTotal(dice)) weights[outcomeOf(total)] += ways
  return { cases: dice.faces ** dice.count, weights }
}

/** The number of throws for each total, lowest first: 2D6 give 2 in one way and 7 in six. */
export function waysToTotal({ count, faces }: Dice): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]])
  for (let die = 0; die < count; die++) {
    const more = new Map<number, number>()
    for (const [total, before] of ways)
      for (let face = 1; face <= faces; face++) more.set(total + face, (more.get(total + face) ?? 0) + before)
    ways = more
  }
  return ways
}

/** Throws a RangeError when dice cannot show this total. */
export function checkTotal({ count, faces }: Dice, total: number): void {
  if (Number.isInteger(total) && total >= count && total <= count * faces) return
  const thrown = count === 1 ? 'a die shows' : `${count} dice show`
  throw new RangeError(`${thrown} ${count} to ${count * faces}, not ${total}`)
}

/** Each chance as an unreduced fraction: "7/10". */
export function asFractions<T extends string>({ cases, weights }: Distribution<T>): Record<T, string> {
  const entries = Object.entries<number>(weights).map(([outcome, weight]) => [outcome, `${weight}/${cases}`])
  return Object.fromEntries(entries) as Record<T, string>
}

/** The chance of one outcome, to be composed with others. */
export function chanceOf<T extends string>({ cases, weights }: Distribution<T>, outcome: T): Fraction {
  return fraction(weights[outcome], cases)
}
