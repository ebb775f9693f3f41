/** Statistics of shares: the interval of Wilson, and the games that a margin asks for. */

/** Two-sided, 95 %. */
const Z = 1.959964

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's interval of a share at 95 %, from 0 to 1. @param of 0 = nothing is known. */
export function wilson(count: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const share = count / of
  const square = (Z * Z) / of
  const middle = (share + square / 2) / (1 + square)
  const half = (Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of))) / (1 + square)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * The share nearest to a half that the games so far allow (the interval of Wilson): the one that asks for the most games.
 * @param of 0 = a half.
 */
export function leastCertainShare(count: number, of: number): number {
  const { low, high } = wilson(count, of)
  return Math.min(high, Math.max(low, 0.5))
}

/** Games for a margin (0.05 = 5 points either way, at 95 %) around this share. */
export function gamesNeeded(share: number, margin: number): number {
  return Math.ceil((Z * Z * share * (1 - share)) / (margin * margin))
}

/**
 * The interval at 95 % of the second share less the first, by Newcombe's method from those of Wilson.
 * @param one count and number of games.
 */
export function differenceOfShares(
  one: readonly [count: number, of: number],
  other: readonly [count: number, of: number],
): Interval & { readonly middle: number } {
  const [a, b] = [wilson(one[0], one[1]), wilson(other[0], other[1])]
  const share = ([count, of]: readonly [number, number]): number => (of === 0 ? 0.5 : count / of)
  const [p, q] = [share(one), share(other)]
  const middle = q - p
  return {
    middle,
    low: middle - Math.hypot(q - b.low, a.high - p),
    high: middle + Math.hypot(b.high - q, p - a.low),
  }
}
