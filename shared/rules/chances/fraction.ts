/** Exact fractions of any size: chances composed of many rolls outgrow whole floats. */
export interface Fraction {
  readonly numerator: bigint
  /** Above 0. */
  readonly denominator: bigint
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n }
export const ONE: Fraction = { numerator: 1n, denominator: 1n }

/** Whole numbers, the denominator above 0; not reduced. */
export function fraction(numerator: number | bigint, denominator: number | bigint): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

/** A chance in words: "7/10". */
export function fractionOf(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/')
  return fraction(BigInt(numerator), BigInt(denominator))
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) return fraction(a.numerator + b.numerator, a.denominator)
  // Chances of one tree of rolls: the shallower one's denominator divides the deeper one's.
  const [fine, coarse] = a.denominator > b.denominator ? [a, b] : [b, a]
  if (fine.denominator % coarse.denominator === 0n) {
    const scale = fine.denominator / coarse.denominator
    return fraction(fine.numerator + coarse.numerator * scale, fine.denominator)
  }
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** Below 0 when the first is the smaller, 0 when both are one, else above 0. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator]
  return left === right ? 0 : left < right ? -1 : 1
}

/** In lowest terms. */
export function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = commonDivisor(numerator, denominator)
  return fraction(numerator / divisor, denominator / divisor)
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

/** For drawing only: chances in words stay exact. */
export function toNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * 1_000_000_000n) / denominator) / 1_000_000_000
}

/** Chances that belong together over their least common denominator: "35/144", "74/144", "35/144". */
export function overCommonDenominator<T extends string>(
  chances: Readonly<Record<T, Fraction>>,
): Record<T, string> {
  const entries = Object.entries<Fraction>(chances).map(([key, chance]) => [key, reduced(chance)])
  return overSharedDenominator(Object.fromEntries(entries) as Record<T, Fraction>)
}

/** As `overCommonDenominator`, of chances as they are given: those over the cases of a roll stay so, 2/10 and 4/10. */
export function overSharedDenominator<T extends string>(
  chances: Readonly<Record<T, Fraction>>,
): Record<T, string> {
  const entries = Object.entries<Fraction>(chances)
  const shared = entries.reduce(
    (least, [, { denominator }]) => (least / commonDivisor(least, denominator)) * denominator,
    1n,
  )
  return Object.fromEntries(
    entries.map(([key, { numerator, denominator }]) => [
      key,
      `${numerator * (shared / denominator)}/${shared}`,
    ]),
  ) as Record<T, string>
}

/** Outcomes over the cases of their roll, as its table has them; those composed of more than one roll stay as they are. */
export function overCases<T extends { readonly chance: Fraction }>(
  outcomes: readonly T[],
  cases: number,
): readonly T[] {
  const all = BigInt(cases)
  if (outcomes.some(({ chance }) => all % chance.denominator !== 0n)) return outcomes
  return outcomes.map((outcome) => {
    const { numerator, denominator } = outcome.chance
    return { ...outcome, chance: fraction((numerator * all) / denominator, all) }
  })
}
