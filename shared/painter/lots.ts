/** A list in lots, for what is painted in parts. */

/** Lots of `count` items each, in order; the last one has what is left. */
export function* inLots<T>(items: readonly T[], count: number): Generator<readonly T[], void> {
  for (let start = 0; start < items.length; start += count) yield items.slice(start, start + count)
}
