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

/** In place of a state's number: there is none. */
const NONE = -1

/**
 * The least cost of every state within a budget, by state; `OUT_OF_REACH` for the others.
 * Dijkstra's search with a bucket for each cost: a list in which each state has its neighbours, so that one whose cost falls
 * changes its bucket at once and none is looked at twice.
 */
export function leastCosts(graph: StepGraph, start: number, budget: number): Int32Array {
  const least = new Int32Array(graph.states).fill(OUT_OF_REACH)
  const [after, before] = [new Int32Array(graph.states), new Int32Array(graph.states)]
  const [to, cost] = [new Int32Array(graph.mostSteps), new Int32Array(graph.mostSteps)]
  const firsts: number[] = [start]
  least[start] = 0
  after[start] = before[start] = NONE
  for (let spent = 0; spent < firsts.length; spent++)
    // A step that costs nothing lengthens the bucket in hand.
    for (let state = firsts[spent] as number; state !== NONE; state = firsts[spent] as number) {
      firsts[spent] = after[state] as number
      if (after[state] !== NONE) before[after[state] as number] = NONE
      const count = graph.stepsOut(state, to, cost)
      for (let step = 0; step < count; step++) {
        const next = to[step] as number
        const total = spent + (cost[step] as number)
        const known = least[next] as number
        if (total > budget || (known !== OUT_OF_REACH && known <= total)) continue
        if (known !== OUT_OF_REACH) {
          const [left, right] = [before[next] as number, after[next] as number]
          if (left === NONE) firsts[known] = right
          else after[left] = right
          if (right !== NONE) before[right] = left
        }
        while (firsts.length <= total) firsts.push(NONE)
        const second = firsts[total] as number
        least[next] = total
        before[next] = NONE
        after[next] = second
        if (second !== NONE) before[second] = next
        firsts[total] = next
      }
    }
  return least
}
