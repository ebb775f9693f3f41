/** Exact chances: whole weights over the number of equally likely cases of one roll. Never floats. */
export interface Distribution<T extends string> {
  /** Equally likely cases: 10 for 1D10, 36 for 2D6. */
  readonly cases: number
  /** How many of them give each outcome; they sum to `cases`. */
  readonly weights: Readonly<Record<T, number>>
}

/** The distribution of a die of `faces` sides (1 to `faces`); every outcome is listed, at 0 when it cannot happen. */
export function dieDistribution<T extends string>(
  faces: number,
  outcomes: readonly T[],
  outcomeOf: (die: number) => T,
): Distribution<T> {
  const weights = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<T, number>
  for (let die = 1; die <= faces; die++) weights[outcomeOf(die)]++
  return { cases: faces, weights }
}

/** Each chance as an unreduced fraction: "7/10". */
export function asFractions<T extends string>({ cases, weights }: Distribution<T>): Record<T, string> {
  const entries = Object.entries<number>(weights).map(([outcome, weight]) => [outcome, `${weight}/${cases}`])
  return Object.fromEntries(entries) as Record<T, string>
}
