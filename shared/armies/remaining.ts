/** The counters that remain to be placed: those of the set-up that are not on the map (CTR-3). */
import { type CounterId, type CounterTypeId, type Scenario } from '#shared/document/types'

export interface OfType {
  /** The number on the map. */
  readonly onMap: number
  /** Those still to be placed, in the order of the file. */
  readonly remaining: readonly CounterId[]
}

const NONE: OfType = { onMap: 0, remaining: [] }

type CountersByType = (type: CounterTypeId) => OfType

// Tray and tool ask about the same state, again and again.
const known = new WeakMap<Scenario['counters'], CountersByType>()

/** The counters of each type: one pass over all of them, once for each state of a document. */
export function countersByType({ counters }: Pick<Scenario, 'counters'>): CountersByType {
  const answer = known.get(counters) ?? sorted(counters)
  if (Object.isFrozen(counters)) known.set(counters, answer)
  return answer
}

function sorted(counters: Scenario['counters']): CountersByType {
  const byType = new Map<CounterTypeId, { onMap: number; remaining: CounterId[] }>()
  for (const [id, { type, hex }] of Object.entries(counters)) {
    const found = byType.get(type) ?? { onMap: 0, remaining: [] }
    byType.set(type, found)
    if (hex === undefined) found.remaining.push(id as CounterId)
    else found.onMap++
  }
  return (type) => byType.get(type) ?? NONE
}
