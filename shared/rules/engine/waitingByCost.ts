/** The queue of a search by cost. A list that was worked off serves a later cost again: a search makes few of them. */

/** The first `count` numbers wait. */
export interface Waiting {
  readonly numbers: number[]
  count: number
}

interface WaitingByCost<W extends Waiting> {
  /** The list waiting at a cost; makes an empty one when there is none. */
  at(cost: number): W
  /** The least cost from this one on at which something waits; undefined when nothing does. */
  next(cost: number): number | undefined
  /** Marks the list at a cost as worked off. */
  clear(cost: number): void
}

/** @param make an empty list. */
export function waitingByCost<W extends Waiting>(make: () => W): WaitingByCost<W> {
  const byCost: (W | undefined)[] = []
  const spare: W[] = []
  function open(cost: number): W {
    while (byCost.length <= cost) byCost.push(undefined)
    return (byCost[cost] = spare.pop() ?? make())
  }
  return {
    at: (cost) => byCost[cost] ?? open(cost),
    next(cost) {
      for (let later = cost; later < byCost.length; later++) if (byCost[later]) return later
      return undefined
    },
    clear(cost) {
      const waiting = byCost[cost]
      if (!waiting) return
      waiting.count = 0
      spare.push(waiting)
      byCost[cost] = undefined
    },
  }
}
