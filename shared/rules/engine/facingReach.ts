/**
 * Least costs over places and facings: as `leastCosts`, but the facings of a place go together as the bits of a mask, so that
 * one look at a place serves all facings that reach it at the same cost.
 */

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

/** Places that wait at one cost, each once, and with which facings. */
interface Waiting {
  readonly places: number[]
  readonly facings: Uint16Array
}

/**
 * Tells every place within a budget with the facings that have their least cost there, cheapest first. A place is told as
 * often as its facings differ in cost; twice at one cost only where steps cost nothing.
 */
export function leastCostsByFacing(
  graph: FacingGraph,
  start: { readonly place: number; readonly facing: number },
  budget: number,
  tell: (place: number, facings: number, cost: number) => void,
): void {
  const settled = new Uint16Array(graph.places)
  const [to, facings, cost] = [0, 1, 2].map(() => new Int32Array(graph.mostSteps)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  // A list that was worked off is empty again, and serves a later cost.
  const spare: Waiting[] = []
  const byCost: (Waiting | undefined)[] = []
  const waitingAt = (total: number): Waiting => {
    while (byCost.length <= total) byCost.push(undefined)
    return (byCost[total] ??= spare.pop() ?? { places: [], facings: new Uint16Array(graph.places) })
  }
  const first = waitingAt(0)
  first.places.push(start.place)
  first.facings[start.place] = 1 << start.facing
  for (let spent = 0; spent < byCost.length; spent++) {
    const waiting = byCost[spent]
    if (!waiting) continue
    // A step that costs nothing lengthens the list in hand.
    for (let index = 0; index < waiting.places.length; index++) {
      const place = waiting.places[index] as number
      const fresh = (waiting.facings[place] as number) & ~(settled[place] as number)
      waiting.facings[place] = 0
      if (fresh === 0) continue
      settled[place] = (settled[place] as number) | fresh
      tell(place, fresh, spent)
      const count = graph.stepsOut(place, fresh, to, facings, cost)
      for (let step = 0; step < count; step++) {
        const next = to[step] as number
        const total = spent + (cost[step] as number)
        const news = (facings[step] as number) & ~(settled[next] as number)
        if (news === 0 || total > budget) continue
        const later = byCost[total] ?? waitingAt(total)
        const known = later.facings[next] as number
        if (known === 0) later.places.push(next)
        later.facings[next] = known | news
      }
    }
    byCost[spent] = undefined
    waiting.places.length = 0
    spare.push(waiting)
  }
}
