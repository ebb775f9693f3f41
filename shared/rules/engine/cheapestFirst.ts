/** Collects the ends of moves that a search over cells found, and lists them cheapest first. */
import { type HexWindow } from './hexWindow'
import { OUT_OF_REACH } from './leastCostsByState'

/** Ends of moves, in any order: a place (`cell * perCell + …`), the facings there as a mask, the cost. */
export interface Ends {
  count: number
  places: Int32Array
  facings: Uint16Array
  costs: Int32Array
}

/** @param room for so many before they move to longer lists. */
export function noEnds(room: number): Ends {
  return {
    count: 0,
    places: new Int32Array(room),
    facings: new Uint16Array(room),
    costs: new Int32Array(room),
  }
}

/** Gives the index of the new end. */
export function addEnd(ends: Ends, place: number, facings: number, cost: number): number {
  if (ends.count === ends.places.length) makeRoom(ends)
  const end = ends.count++
  ends.places[end] = place
  ends.facings[end] = facings
  ends.costs[end] = cost
  return end
}

function makeRoom(ends: Ends): void {
  const { places, facings, costs } = ends
  Object.assign(ends, noEnds(2 * places.length + 1), { count: ends.count })
  ends.places.set(places)
  ends.facings.set(facings)
  ends.costs.set(costs)
}

/** Reports the costs by stance (`place * perPlace + facing`) place by place: each cost once, with its facings as a mask. */
export function endsWithin(
  costs: Int32Array,
  perPlace: number,
  tell: (place: number, facings: number, cost: number) => void,
): void {
  for (let first = 0, place = 0; first < costs.length; first += perPlace, place++)
    for (let facing = 0, told = 0; facing < perPlace; facing++) {
      const cost = costs[first + facing] as number
      if (cost === OUT_OF_REACH || ((told >> facing) & 1) === 1) continue
      let alike = 0
      for (let other = facing; other < perPlace; other++)
        if (costs[first + other] === cost) alike |= 1 << other
      told |= alike
      tell(place, alike, cost)
    }
}

/** The indices of ends, cheapest first, then row by row of the map, then by place, then as they came. */
export function cheapestFirst(
  window: HexWindow,
  perCell: number,
  { count, places, costs }: Ends,
): Int32Array {
  const byRow = window.cellsByRow()
  const ranks = new Int32Array(window.cells)
  for (let rank = 0; rank < byRow.length; rank++) ranks[byRow[rank] as number] = rank
  const order = new Int32Array(count)
  const ranked = new Int32Array(count)
  for (let end = 0; end < count; end++) {
    const place = places[end] as number
    const cell = (place / perCell) | 0
    ranked[end] = (ranks[cell] as number) * perCell + place - cell * perCell
    order[end] = end
  }
  return sorted(sorted(order, ranked), costs)
}

/** Sorted by counting; equals stay as they were. */
function sorted(order: Int32Array, keys: Int32Array): Int32Array {
  let most = 0
  for (const end of order) most = Math.max(most, keys[end] as number)
  const next = new Int32Array(most + 2)
  for (const end of order) {
    const after = (keys[end] as number) + 1
    next[after] = (next[after] as number) + 1
  }
  for (let key = 1; key < next.length; key++) next[key] = (next[key] as number) + (next[key - 1] as number)
  const found = new Int32Array(order.length)
  for (const end of order) {
    const key = keys[end] as number
    const place = next[key] as number
    next[key] = place + 1
    found[place] = end
  }
  return found
}

/** The facings of a mask as a list; one list for each mask. */
export function facingLists<F>(facings: readonly F[]): (mask: number) => readonly F[] {
  const lists: (readonly F[] | undefined)[] = []
  return (mask) => (lists[mask] ??= facings.filter((_, index) => ((mask >> index) & 1) === 1))
}
