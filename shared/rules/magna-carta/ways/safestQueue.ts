/** The queue of a search for the safest way: the safest beginning first, then the cheapest, then in the order of coming. */
import { compareFractions, type Fraction } from '../../chances/fraction'
import { type Waiting, waitingByCost } from '../../engine/waitingByCost'
import { type Begun } from './begunWay'

interface Level {
  readonly unhurt: Fraction
  readonly byCost: ReturnType<typeof waitingByCost<Waiting>>
  /** The cost that is being worked off, and how many of its list are. */
  cost: number
  served: number
}

const emptyList = (): Waiting => ({ numbers: [], count: 0 })

/** Nothing may be added that is safer than the one taken last. */
export function safestQueue() {
  const begun: Begun[] = []
  const levels = new Map<string, Level>()
  let safest: Level | undefined

  function levelOf(unhurt: Fraction): Level {
    const key = `${unhurt.numerator}/${unhurt.denominator}`
    const level = levels.get(key) ?? { unhurt, byCost: waitingByCost<Waiting>(emptyList), cost: 0, served: 0 }
    levels.set(key, level)
    return level
  }

  function nextLevel(): Level | undefined {
    let best: Level | undefined
    for (const level of levels.values())
      if (!best || compareFractions(level.unhurt, best.unhurt) > 0) best = level
    return best
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
        safest ??= nextLevel()
        if (!safest) return undefined
        const cost = safest.byCost.next(safest.cost)
        if (cost === undefined) {
          // No way gets safer: nothing comes back to this level.
          for (const [key, level] of levels) if (level === safest) levels.delete(key)
          safest = undefined
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
