/**
 * Least costs over places and facings: as `leastCosts`, but the facings of a place go together as the bits of a mask, so that
 * one look at a place serves all facings that reach it at the same cost.
 */
import { OUT_OF_REACH } from './reach'

/** Places and what leads from one to another. */
export interface FacingGraph {
  /** Places are numbered from 0; the facings of one from 0 to 15. */
  readonly places: number
  readonly mostSteps: number
  /**
   * Writes what leads out of a place with these facings: where to, with which facings there, and what it costs. Gives its
   * number.
   */
  stepsOut(place: number, facings: number, to: Int32Array, toFacings: Int32Array, cost: Int32Array): number
}

/** A stance is `place * FACINGS_A_PLACE + facing`. */
export const FACINGS_A_PLACE = 16

/** The least cost of every stance within a budget, by stance; `OUT_OF_REACH` for the others. */
export function leastCostsByFacing(
  graph: FacingGraph,
  start: { readonly place: number; readonly facing: number },
  budget: number,
): Int32Array {
  const least = new Int32Array(graph.places * FACINGS_A_PLACE).fill(OUT_OF_REACH)
  const settled = new Uint16Array(graph.places)
  const [to, facings, cost] = [0, 1, 2].map(() => new Int32Array(graph.mostSteps)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  // A place may stand in several buckets, and in one of them several times; its facings count where they come first.
  const buckets: number[][] = [[start.place, 1 << start.facing]]
  for (let spent = 0; spent < buckets.length; spent++) {
    const bucket = buckets[spent] as number[]
    for (let index = 0; index < bucket.length; index += 2) {
      const place = bucket[index] as number
      const fresh = (bucket[index + 1] as number) & ~(settled[place] as number)
      if (fresh === 0) continue
      settled[place] = (settled[place] as number) | fresh
      for (let left = fresh; left !== 0; left &= left - 1)
        least[place * FACINGS_A_PLACE + (31 - Math.clz32(left & -left))] = spent
      const count = graph.stepsOut(place, fresh, to, facings, cost)
      for (let step = 0; step < count; step++) {
        const next = to[step] as number
        const total = spent + (cost[step] as number)
        const news = (facings[step] as number) & ~(settled[next] as number)
        if (news === 0 || total > budget) continue
        while (buckets.length <= total) buckets.push([])
        ;(buckets[total] as number[]).push(next, news)
      }
    }
  }
  return least
}
