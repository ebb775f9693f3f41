/** Splits a list into lots, so that it can be painted in parts. */

/** Gives lots of `count` items each, in order; the last one has the rest. */
export function* inLots<T>(items: readonly T[], count: number): Generator<readonly T[], void> {
  for (let start = 0; start < items.length; start += count) yield items.slice(start, start + count)
}
