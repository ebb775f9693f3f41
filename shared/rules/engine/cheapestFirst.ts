/** What a search over cells reached, in the order in which it is told. */
import { type HexWindow } from './hexWindow'
import { OUT_OF_REACH } from './reach'

/**
 * The states reached, cheapest first, then row by row of the map, then by number. States are numbered
 * `cell * perCell + …`; costs are by state.
 */
export function cheapestFirst(window: HexWindow, perCell: number, costs: Int32Array): Int32Array {
  // Sorted by counting: how many places each cost has, where they begin, then each to its place.
  const next: number[] = [0]
  for (let state = 0; state < costs.length; state++) {
    const cost = costs[state] as number
    if (cost === OUT_OF_REACH) continue
    while (next.length < cost + 2) next.push(0)
    next[cost + 1] = (next[cost + 1] as number) + 1
  }
  for (let cost = 1; cost < next.length; cost++)
    next[cost] = (next[cost] as number) + (next[cost - 1] as number)
  const found = new Int32Array(next.at(-1) as number)
  for (const cell of window.cellsByRow())
    for (let state = cell * perCell; state < (cell + 1) * perCell; state++) {
      const cost = costs[state] as number
      if (cost === OUT_OF_REACH) continue
      const place = next[cost] as number
      next[cost] = place + 1
      found[place] = state
    }
  return found
}
