/** The search that takes all facings of a place together, and the order in which stances are listed. */
import { describe, expect, test } from 'vitest'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import {
  addEnd,
  cheapestFirst,
  type Ends,
  endsWithin,
  facingLists,
  noEnds,
} from '#shared/rules/engine/cheapestFirst'
import {
  FACINGS_A_PLACE,
  type FacingGraph,
  leastCostsByFacing,
  stanceByStance,
} from '#shared/rules/engine/leastCostsByFacing'
import { hexWindow } from '#shared/rules/engine/hexWindow'
import { leastCostsByState, OUT_OF_REACH, type StateGraph } from '#shared/rules/engine/leastCostsByState'

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

function oneByOne({ edges, turn }: ReturnType<typeof randomEdges>): StateGraph {
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

/** Collects what the search reports, by stance; each stance once, the costs ascending. */
function allTold(
  graph: ReturnType<typeof randomEdges>,
  start: { readonly place: number; readonly facing: number },
  budget: number,
): Int32Array {
  const least = new Int32Array(PLACES * FACINGS_A_PLACE).fill(OUT_OF_REACH)
  let last = 0
  leastCostsByFacing(together(graph), start, budget, (place, facings, cost) => {
    expect(cost).toBeGreaterThanOrEqual(last)
    last = cost
    for (let facing = 0; facing < FACINGS_A_PLACE; facing++)
      if ((facings >> facing) % 2 === 1) {
        expect(least[place * FACINGS_A_PLACE + facing]).toBe(OUT_OF_REACH)
        least[place * FACINGS_A_PLACE + facing] = cost
      }
  })
  return least
}

describe('leastCostsByFacing', () => {
  test('agrees with the search of one stance after the other, on 200 random graphs', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const graph = randomEdges(seed)
      const [place, facing, budget] = [seed % PLACES, seed % FACINGS_A_PLACE, seed % 12]
      const fast = allTold(graph, { place, facing }, budget)
      const slow = leastCostsByState(oneByOne(graph), [place * FACINGS_A_PLACE + facing], budget)
      expect([...fast], `seed ${seed}`).toEqual([...slow])
      const apart = leastCostsByState(
        stanceByStance(together(graph)),
        [place * FACINGS_A_PLACE + facing],
        budget,
      )
      expect([...apart], `one by one, seed ${seed}`).toEqual([...slow])
    }
  })
})

function endsAt(...ends: readonly (readonly [place: number, facings: number, cost: number])[]): Ends {
  const gathered = noEnds(1)
  ends.forEach(([place, facings, cost], index) => {
    expect(addEnd(gathered, place, facings, cost)).toBe(index)
  })
  return gathered
}

test('cheapestFirst: by cost, then row by row, then by place, then as they came', () => {
  const grid = { orientation: 'flat', stagger: 'even', columns: 2, rows: 2 } as const
  const window = hexWindow(grid, toAxial({ col: 0, row: 0 }, grid), 5)
  const place = (col: number, row: number, slot: number): number =>
    (window.cellOf(toAxial({ col, row }, grid)) as number) * 2 + slot
  const ends = endsAt(
    [place(1, 0, 1), 1, 3],
    [place(0, 0, 1), 1, 3],
    [place(0, 0, 0), 2, 3],
    [place(0, 0, 0), 1, 3],
    [place(0, 1, 0), 1, 1],
    [place(0, 0, 0), 4, 1],
    [place(1, 1, 0), 1, 0],
  )
  expect([...cheapestFirst(window, 2, ends)]).toEqual([6, 5, 4, 2, 3, 1, 0])
  expect([...cheapestFirst(window, 2, noEnds(0))]).toEqual([])
})

test('endsWithin: each cost of a place once, with all its facings; what is out of reach is left out', () => {
  const told: (readonly number[])[] = []
  const costs = Int32Array.from([4, 0, 4, OUT_OF_REACH, OUT_OF_REACH, OUT_OF_REACH, 2, 2, 2])
  endsWithin(costs, 3, (...end) => told.push(end))
  expect(told).toEqual([
    [0, 0b101, 4],
    [0, 0b010, 0],
    [2, 0b111, 2],
  ])
})

test('facingLists: the facings of a mask in order, one list for each mask', () => {
  const listOf = facingLists(['a', 'b', 'c'])
  expect(listOf(0b101)).toEqual(['a', 'c'])
  expect(listOf(0b101)).toBe(listOf(0b101))
})
