/**
 * Least costs over numbered states: how far a counter gets. What a state is (a hex, a hex and a facing) and what a step
 * costs is the caller's, so any ruleset may use it; costs are whole numbers in the caller's smallest unit (half points).
 */

/** States and the steps between them. */
export interface StepGraph {
  /** States are numbered from 0. */
  readonly states: number
  /** The most steps out of a state. */
  readonly mostSteps: number
  /**
   * Writes the steps out of a state into the two lists: where each leads and what it costs, 0 or more. Gives their
   * number. Lists, not calls: a search takes some hundred thousand steps.
   */
  stepsOut(state: number, to: Int32Array, cost: Int32Array): number
}

/** What `leastCosts` says of a state that is out of reach. */
export const OUT_OF_REACH = -1

/**
 * The least cost of every state within a budget, by state; `OUT_OF_REACH` for the others.
 * Dijkstra's search with a bucket for each cost.
 */
export function leastCosts(graph: StepGraph, start: number, budget: number): Int32Array {
  const least = new Int32Array(graph.states).fill(OUT_OF_REACH)
  const [to, cost] = [new Int32Array(graph.mostSteps), new Int32Array(graph.mostSteps)]
  // A state may stand in several buckets; it counts in that of its least cost.
  const buckets: number[][] = [[start]]
  least[start] = 0
  for (let spent = 0; spent < buckets.length; spent++) {
    const bucket = buckets[spent] as number[]
    // A step that costs nothing lengthens the bucket in hand.
    for (let index = 0; index < bucket.length; index++) {
      const state = bucket[index] as number
      if (least[state] !== spent) continue
      const count = graph.stepsOut(state, to, cost)
      for (let step = 0; step < count; step++) {
        const next = to[step] as number
        const total = spent + (cost[step] as number)
        const known = least[next] as number
        if (total > budget || (known !== OUT_OF_REACH && known <= total)) continue
        least[next] = total
        while (buckets.length <= total) buckets.push([])
        ;(buckets[total] as number[]).push(next)
      }
    }
  }
  return least
}
