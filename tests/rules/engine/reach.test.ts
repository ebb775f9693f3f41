/** The search that every ruleset's reach runs on, and the cells it runs over. */
import { describe, expect, test } from 'vitest'
import { axial, hexDistance, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { hexWindow } from '#shared/rules/engine/hexWindow'
import { leastCosts, OUT_OF_REACH, type StepGraph } from '#shared/rules/engine/reach'
import { GRID_KINDS, kindName } from '../../hex/gridKinds'

type Edge = readonly [from: number, to: number, cost: number]

function graph(states: number, edges: readonly Edge[]): StepGraph {
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

describe('leastCosts', () => {
  const edges: readonly Edge[] = [
    [0, 1, 5],
    [0, 2, 1],
    [2, 1, 2],
    [1, 3, 4],
    [3, 0, 1],
  ]

  test('finds the cheaper way round', () => {
    expect([...leastCosts(graph(5, edges), 0, 99)]).toEqual([0, 3, 1, 7, OUT_OF_REACH])
  })

  test('stops at the budget, what costs exactly that included', () => {
    expect([...leastCosts(graph(5, edges), 0, 3)]).toEqual([0, 3, 1, OUT_OF_REACH, OUT_OF_REACH])
    expect([...leastCosts(graph(5, edges), 0, 2)]).toEqual([0, OUT_OF_REACH, 1, OUT_OF_REACH, OUT_OF_REACH])
    expect([...leastCosts(graph(2, [[0, 1, 0]]), 0, 0)]).toEqual([0, 0])
  })

  test('takes steps that cost nothing, in chains and in rings', () => {
    const free: readonly Edge[] = [
      [0, 1, 0],
      [1, 2, 0],
      [2, 0, 0],
      [2, 3, 1],
      [3, 4, 0],
    ]
    expect([...leastCosts(graph(5, free), 0, 1)]).toEqual([0, 0, 0, 1, 1])
  })
})

describe.each(GRID_KINDS.map((grid) => [kindName(grid), grid] as const))(
  'hexWindow on a %s grid',
  (_, grid) => {
    const center = toAxial({ col: 6, row: 5 }, grid)

    test.each([[0], [2], [3], [50]])(
      'within %i: every hex that near is open, and its neighbours are cells',
      (distance) => {
        const window = hexWindow(grid, center, distance)
        for (const hex of hexesOfGrid(grid)) {
          const cell = window.cellOf(hex)
          if (hexDistance(hex, center) <= distance)
            expect(cell !== undefined && window.isOpen(cell)).toBe(true)
          if (cell === undefined || !window.isOpen(cell)) continue
          expect(sameHex(window.hexOf(cell), hex)).toBe(true)
          for (const way of DIRECTIONS)
            expect(window.cellOf(neighbor(hex, way))).toBe(cell + (window.steps[way] as number))
        }
      },
    )

    test('nothing off the map is open, and the open cells come row by row', () => {
      const window = hexWindow(grid, center, Infinity)
      for (let cell = 0; cell < window.cells; cell++)
        expect(window.isOpen(cell)).toBe(onGrid(window.hexOf(cell), grid))
      expect([...window.cellsByRow()].map(window.hexOf)).toEqual([...hexesOfGrid(grid)])
      expect(window.cellOf(axial(1000, 0))).toBeUndefined()
    })
  },
)
