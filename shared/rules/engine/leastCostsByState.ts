/**
 * Least costs over numbered states: how far a counter gets. What a state is (a hex, a hex and a facing) and what a step
 * costs is the caller's, so any ruleset may use it; costs are whole numbers in the caller's smallest unit (half points).
 */
import { type Waiting, waitingByCost } from './waitingByCost'

/** States and the steps between them. */
export interface StateGraph {
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

/** The cost that `leastCostsByState` gives to a state out of reach. */
export const OUT_OF_REACH = -1

/** Stands before a start, on the way back from a state. */
const NOTHING_BEFORE = -1

/**
 * The least cost of every state within a budget from the nearest of the starts, by state; `OUT_OF_REACH` for the others.
 * Dijkstra's search with a list for each cost.
 * @param before written for each state reached: the state that led to it, or `NOTHING_BEFORE` (see `wayBack`).
 */
export function leastCostsByState(
  graph: StateGraph,
  starts: readonly number[],
  budget: number,
  before?: Int32Array,
): Int32Array {
  const least = new Int32Array(graph.states).fill(OUT_OF_REACH)
  spread(graph, starts, budget, { least, before })
  return least
}

/** The states that a search reached, in the order of reaching them, and the least cost of each. */
export interface ReachedStates {
  readonly states: readonly number[]
  readonly least: Int32Array
}

/**
 * Searches over so many states, one after another: each clears only what the last one reached, and its answer is good until
 * the next.
 */
export function searchesOver(
  states: number,
): (graph: StateGraph, starts: readonly number[], budget: number, before?: Int32Array) => ReachedStates {
  const least = new Int32Array(states).fill(OUT_OF_REACH)
  const reached: number[] = []
  return (graph, starts, budget, before) => {
    for (const state of reached) least[state] = OUT_OF_REACH
    reached.length = 0
    spread(graph, starts, budget, { least, before, reached })
    return { states: reached, least }
  }
}

interface Written {
  /** Out of reach everywhere. */
  readonly least: Int32Array
  readonly before?: Int32Array | undefined
  readonly reached?: number[]
}

function spread(
  graph: StateGraph,
  starts: readonly number[],
  budget: number,
  { least, before, reached }: Written,
): void {
  const [to, cost] = [new Int32Array(graph.mostSteps), new Int32Array(graph.mostSteps)]
  // A state may stand in several lists; it counts in that of its least cost.
  const waiting = waitingByCost((): Waiting => ({ numbers: [], count: 0 }))
  const first = waiting.at(0)
  for (const start of starts) {
    first.numbers[first.count++] = start
    if (least[start] === OUT_OF_REACH) reached?.push(start)
    least[start] = 0
    if (before) before[start] = NOTHING_BEFORE
  }
  for (let spent: number | undefined = 0; spent !== undefined; spent = waiting.next(spent)) {
    const here = waiting.at(spent)
    // A step that costs nothing lengthens the list being worked off.
    for (let index = 0; index < here.count; index++) {
      const state = here.numbers[index] as number
      if (least[state] !== spent) continue
      const count = graph.stepsOut(state, to, cost)
      for (let step = 0; step < count; step++) {
        const next = to[step] as number
        const total = spent + (cost[step] as number)
        const known = least[next] as number
        if (total > budget || (known !== OUT_OF_REACH && known <= total)) continue
        if (known === OUT_OF_REACH) reached?.push(next)
        least[next] = total
        if (before) before[next] = state
        const later = waiting.at(total)
        later.numbers[later.count++] = next
      }
    }
    waiting.clear(spent)
  }
}

/** The states that led to one, it itself included, the start first. */
export function wayBack(before: Int32Array, state: number): number[] {
  const way = [state]
  for (let at = before[state] as number; at !== NOTHING_BEFORE; at = before[at] as number) way.push(at)
  return way.reverse()
}

/** The start from which a state was reached. */
export function startOf(before: Int32Array, state: number): number {
  let start = state
  while (before[start] !== NOTHING_BEFORE) start = before[start] as number
  return start
}
