/** Exact chances that a search multiplies again and again: equal ones are one object, and a product is worked out once. */
import { type Fraction, multiplyFractions, ONE, reduced } from '../../chances/fraction'

export interface SharedChance {
  /** In lowest terms. */
  readonly fraction: Fraction
  /** The same for equal chances alone. */
  readonly number: number
  /** Both of two chances. @param other of the same search. */
  and(other: SharedChance): SharedChance
}

export interface SharedChances {
  readonly one: SharedChance
  of(fraction: Fraction): SharedChance
}

export function sharedChances(): SharedChances {
  const known = new Map<string, SharedChance>()

  function of(unreduced: Fraction): SharedChance {
    const fraction = reduced(unreduced)
    const key = `${fraction.numerator}/${fraction.denominator}`
    const found = known.get(key) ?? madeOf(fraction, known.size)
    known.set(key, found)
    return found
  }

  function madeOf(fraction: Fraction, number: number): SharedChance {
    const products: (SharedChance | undefined)[] = []
    return {
      fraction,
      number,
      and: (other) => (products[other.number] ??= of(multiplyFractions(fraction, other.fraction))),
    }
  }

  return { one: of(ONE), of }
}
