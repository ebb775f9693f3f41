/**
 * Least costs over numbered states: how far a counter gets. What a state is (a hex, a hex and a facing) and what a step
 * costs is the caller's, so any ruleset may use it; costs are whole numbers in the caller's smallest unit (half points).
 */

/** The steps out of a state: each calls `reach` with the state it leads to and its cost, 0 or more. */
export type StepsOut = (state: number, reach: (next: number, cost: number) => void) => void

/** What `leastCosts` says of a state that is out of reach. */
export const OUT_OF_REACH = -1

/**
 * The least cost of every state within a budget, by state; `OUT_OF_REACH` for the others.
 * Dijkstra's search with a bucket for each cost.
 * @param states how many there are; they are numbered from 0.
 */
export function leastCosts(states: number, start: number, budget: number, stepsOut: StepsOut): Int32Array {
  const least = new Int32Array(states).fill(OUT_OF_REACH)
  // A state may stand in several buckets; it counts in that of its least cost.
  const buckets: number[][] = [[start]]
  least[start] = 0
  let spent = 0
  const reach = (next: number, cost: number): void => {
    const total = spent + cost
    const known = least[next] as number
    if (total > budget || (known !== OUT_OF_REACH && known <= total)) return
    least[next] = total
    const bucket = buckets[total]
    if (bucket) bucket.push(next)
    else buckets[total] = [next]
  }
  for (; spent < buckets.length; spent++) {
    const bucket = buckets[spent]
    // A step that costs nothing lengthens the bucket in hand.
    if (bucket) for (const state of bucket) if (least[state] === spent) stepsOut(state, reach)
  }
  return least
}
