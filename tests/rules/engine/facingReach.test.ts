/** The search that takes all facings of a place together, and the order in which stances are told. */
import { describe, expect, test } from 'vitest'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { cheapestFirst } from '#shared/rules/engine/cheapestFirst'
import { FACINGS_A_PLACE, type FacingGraph, leastCostsByFacing } from '#shared/rules/engine/facingReach'
import { hexWindow } from '#shared/rules/engine/hexWindow'
import { leastCosts, OUT_OF_REACH, type StepGraph } from '#shared/rules/engine/reach'

interface Edge {
  readonly from: number
  readonly to: number
  /** Facings that may take it. */
  readonly facings: number
  readonly cost: number
}

const PLACES = 20

/** Edges that only some facings take, and turns by one facing of sixteen. */
function randomEdges(seed: number): { readonly edges: readonly Edge[]; readonly turn: number } {
  const rng = createRng(seed)
  const edges = Array.from({ length: 50 }, () => ({
    from: rng.below(PLACES),
    to: rng.below(PLACES),
    facings: rng.below(1 << FACINGS_A_PLACE),
    cost: rng.below(4),
  }))
  return { edges, turn: rng.below(3) }
}

function together({ edges, turn }: ReturnType<typeof randomEdges>): FacingGraph {
  return {
    places: PLACES,
    mostSteps: edges.length + 1,
    stepsOut(place, facings, to, toFacings, cost) {
      let count = 0
      for (const edge of edges)
        if (edge.from === place && (edge.facings & facings) !== 0) {
          to[count] = edge.to
          toFacings[count] = edge.facings & facings
          cost[count++] = edge.cost
        }
      to[count] = place
      toFacings[count] = ((facings << 1) | (facings >> (FACINGS_A_PLACE - 1))) & 0xffff
      cost[count++] = turn
      return count
    },
  }
}

function oneByOne({ edges, turn }: ReturnType<typeof randomEdges>): StepGraph {
  return {
    states: PLACES * FACINGS_A_PLACE,
    mostSteps: edges.length + 1,
    stepsOut(state, to, cost) {
      const [place, facing] = [Math.floor(state / FACINGS_A_PLACE), state % FACINGS_A_PLACE]
      let count = 0
      for (const edge of edges)
        if (edge.from === place && (edge.facings >> facing) % 2 === 1) {
          to[count] = edge.to * FACINGS_A_PLACE + facing
          cost[count++] = edge.cost
        }
      to[count] = place * FACINGS_A_PLACE + ((facing + 1) % FACINGS_A_PLACE)
      cost[count++] = turn
      return count
    },
  }
}

describe('leastCostsByFacing', () => {
  test('agrees with the search of one stance after the other, on 200 random graphs', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const graph = randomEdges(seed)
      const [place, facing, budget] = [seed % PLACES, seed % FACINGS_A_PLACE, seed % 12]
      const fast = leastCostsByFacing(together(graph), { place, facing }, budget)
      const slow = leastCosts(oneByOne(graph), place * FACINGS_A_PLACE + facing, budget)
      expect([...fast], `seed ${seed}`).toEqual([...slow])
    }
  })
})

test('cheapestFirst: by cost, then row by row, then by number; what is out of reach is left out', () => {
  const grid = { orientation: 'flat', stagger: 'even', columns: 2, rows: 2 } as const
  const window = hexWindow(grid, toAxial({ col: 0, row: 0 }, grid), 5)
  const costs = new Int32Array(window.cells * 2).fill(OUT_OF_REACH)
  const stance = (col: number, row: number, place: number): number =>
    (window.cellOf(toAxial({ col, row }, grid)) as number) * 2 + place
  costs[stance(1, 1, 0)] = 0
  costs[stance(0, 0, 1)] = 3
  costs[stance(0, 0, 0)] = 3
  costs[stance(1, 0, 1)] = 3
  costs[stance(0, 1, 0)] = 1
  expect([...cheapestFirst(window, 2, costs)]).toEqual([
    stance(1, 1, 0),
    stance(0, 1, 0),
    stance(0, 0, 0),
    stance(0, 0, 1),
    stance(1, 0, 1),
  ])
})
