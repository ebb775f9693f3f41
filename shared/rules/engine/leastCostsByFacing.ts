/**
 * Least costs over places and facings: as `leastCostsByState`, but the facings of a place go together as the bits of a
 * mask, so that one look at a place serves all facings that reach it at the same cost.
 */
import { type StateGraph } from './leastCostsByState'
import { type Waiting, waitingByCost } from './waitingByCost'

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

type Lists = [Int32Array, Int32Array, Int32Array]

/** Places that wait at one cost, each once, and with which facings. */
interface WaitingPlaces extends Waiting {
  readonly facings: Uint16Array
}

/** The same as a graph of stances one by one, for who asks the way back. */
export function stanceByStance({ places, mostSteps, stepsOut }: FacingGraph): StateGraph {
  const [toPlaces, toFacings, costs] = [0, 1, 2].map(() => new Int32Array(mostSteps)) as Lists
  return {
    states: places * FACINGS_A_PLACE,
    mostSteps: mostSteps * FACINGS_A_PLACE,
    stepsOut(stance, to, cost) {
      const facing = stance % FACINGS_A_PLACE
      const steps = stepsOut((stance - facing) / FACINGS_A_PLACE, 1 << facing, toPlaces, toFacings, costs)
      let count = 0
      for (let step = 0; step < steps; step++)
        for (let there = 0; there < FACINGS_A_PLACE; there++) {
          if ((((toFacings[step] as number) >> there) & 1) === 0) continue
          to[count] = (toPlaces[step] as number) * FACINGS_A_PLACE + there
          cost[count++] = costs[step] as number
        }
      return count
    },
  }
}

/**
 * Reports every place within a budget with the facings that have their least cost there, cheapest first. A place is
 * reported once for each cost of its facings; twice at one cost only where steps cost nothing.
 */
export function leastCostsByFacing(
  graph: FacingGraph,
  start: { readonly place: number; readonly facing: number },
  budget: number,
  tell: (place: number, facings: number, cost: number) => void,
): void {
  const settled = new Uint16Array(graph.places)
  const [to, facings, cost] = [0, 1, 2].map(() => new Int32Array(graph.mostSteps)) as Lists
  const waiting = waitingByCost((): WaitingPlaces => ({
    numbers: [],
    count: 0,
    facings: new Uint16Array(graph.places),
  }))
  const first = waiting.at(0)
  first.numbers[first.count++] = start.place
  first.facings[start.place] = 1 << start.facing
  for (let spent: number | undefined = 0; spent !== undefined; spent = waiting.next(spent)) {
    const here = waiting.at(spent)
    // A step that costs nothing lengthens the list being worked off.
    for (let index = 0; index < here.count; index++) {
      const place = here.numbers[index] as number
      const fresh = (here.facings[place] as number) & ~(settled[place] as number)
      here.facings[place] = 0
      if (fresh === 0) continue
      settled[place] = (settled[place] as number) | fresh
      tell(place, fresh, spent)
      const count = graph.stepsOut(place, fresh, to, facings, cost)
      for (let step = 0; step < count; step++) {
        const next = to[step] as number
        const total = spent + (cost[step] as number)
        const news = (facings[step] as number) & ~(settled[next] as number)
        if (news === 0 || total > budget) continue
        const later = waiting.at(total)
        const known = later.facings[next] as number
        if (known === 0) later.numbers[later.count++] = next
        later.facings[next] = known | news
      }
    }
    waiting.clear(spent)
  }
}
