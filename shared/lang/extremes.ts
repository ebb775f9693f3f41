/** The least and the greatest of a list of any length: a call takes some 120,000 arguments, and throws above that. */

/** As `Math.min`: infinity when there are none, NaN when one is. */
export function leastOf(numbers: Iterable<number>): number {
  let found = Infinity
  for (const number of numbers) found = Math.min(found, number)
  return found
}

/** As `Math.max`: minus infinity when there are none, NaN when one is. */
export function greatestOf(numbers: Iterable<number>): number {
  let found = -Infinity
  for (const number of numbers) found = Math.max(found, number)
  return found
}
