/** The queue of a search for the safest way: the safest beginning first, then the cheapest, then in the order of coming. */
import { compareFractions } from '../../chances/fraction'
import { type Waiting, waitingByCost } from '../../engine/waitingByCost'
import { type Begun } from './begunWay'
import { type SharedChance } from './sharedChances'

interface Level {
  readonly unhurt: SharedChance
  readonly byCost: ReturnType<typeof waitingByCost<Waiting>>
  /** The cost that is being worked off, and how many of its list are. */
  cost: number
  served: number
}

const emptyList = (): Waiting => ({ numbers: [], count: 0 })

/** Nothing may be added that is safer than the one taken last. */
export function safestQueue() {
  const begun: Begun[] = []
  const levels = new Map<SharedChance, Level>()
  /** Those of the map, the safest last. */
  const inOrder: Level[] = []

  function levelOf(unhurt: SharedChance): Level {
    const known = levels.get(unhurt)
    if (known) return known
    const level = { unhurt, byCost: waitingByCost<Waiting>(emptyList), cost: 0, served: 0 }
    levels.set(unhurt, level)
    inOrder.splice(placeOf(unhurt), 0, level)
    return level
  }

  function placeOf({ fraction }: SharedChance): number {
    let [first, end] = [0, inOrder.length]
    while (first < end) {
      const middle = (first + end) >> 1
      const { unhurt } = inOrder[middle] as Level
      if (compareFractions(unhurt.fraction, fraction) < 0) first = middle + 1
      else end = middle
    }
    return first
  }

  return {
    add(one: Begun): void {
      const level = levelOf(one.unhurt)
      const waiting = level.byCost.at(one.cost)
      waiting.numbers[waiting.count++] = begun.length
      begun.push(one)
    },
    next(): Begun | undefined {
      for (;;) {
        const safest = inOrder.at(-1)
        if (!safest) return undefined
        const cost = safest.byCost.next(safest.cost)
        if (cost === undefined) {
          // No way gets safer: nothing comes back to this level.
          inOrder.pop()
          levels.delete(safest.unhurt)
          continue
        }
        if (cost !== safest.cost) safest.served = 0
        safest.cost = cost
        const waiting = safest.byCost.at(cost)
        if (safest.served < waiting.count) return begun[waiting.numbers[safest.served++] as number]
        safest.byCost.clear(cost)
        safest.served = 0
      }
    },
  }
}
