/** The search over numbered states that a ruleset's reach runs on. */
import { describe, expect, test } from 'vitest'
import {
  leastCostsByState,
  OUT_OF_REACH,
  startOf,
  type StateGraph,
  wayBack,
} from '#shared/rules/engine/leastCostsByState'

type Edge = readonly [from: number, to: number, cost: number]

function graph(states: number, edges: readonly Edge[]): StateGraph {
  return {
    states,
    mostSteps: edges.length,
    stepsOut(state, to, cost) {
      const out = edges.filter(([from]) => from === state)
      out.forEach(([, next, points], index) => {
        to[index] = next
        cost[index] = points
      })
      return out.length
    },
  }
}

describe('leastCostsByState', () => {
  const edges: readonly Edge[] = [
    [0, 1, 5],
    [0, 2, 1],
    [2, 1, 2],
    [1, 3, 4],
    [3, 0, 1],
  ]

  test('finds the cheaper way round', () => {
    expect([...leastCostsByState(graph(5, edges), [0], 99)]).toEqual([0, 3, 1, 7, OUT_OF_REACH])
  })

  test('stops at the budget, what costs exactly that included', () => {
    expect([...leastCostsByState(graph(5, edges), [0], 3)]).toEqual([0, 3, 1, OUT_OF_REACH, OUT_OF_REACH])
    expect([...leastCostsByState(graph(5, edges), [0], 2)]).toEqual([
      0,
      OUT_OF_REACH,
      1,
      OUT_OF_REACH,
      OUT_OF_REACH,
    ])
    expect([...leastCostsByState(graph(2, [[0, 1, 0]]), [0], 0)]).toEqual([0, 0])
  })

  test('takes steps that cost nothing, in chains and in rings', () => {
    const free: readonly Edge[] = [
      [0, 1, 0],
      [1, 2, 0],
      [2, 0, 0],
      [2, 3, 1],
      [3, 4, 0],
    ]
    expect([...leastCostsByState(graph(5, free), [0], 1)]).toEqual([0, 0, 0, 1, 1])
  })

  test('from the nearest of several starts, with the way back', () => {
    const chain: readonly Edge[] = [
      [0, 1, 2],
      [1, 2, 2],
      [4, 3, 1],
      [3, 2, 1],
      [2, 5, 3],
    ]
    const before = new Int32Array(6)
    expect([...leastCostsByState(graph(6, chain), [0, 4], 9, before)]).toEqual([0, 2, 2, 1, 0, 5])
    expect(wayBack(before, 5)).toEqual([4, 3, 2, 5])
    expect(wayBack(before, 0)).toEqual([0])
    expect([1, 2, 5].map((state) => startOf(before, state))).toEqual([0, 4, 4])
  })
})
