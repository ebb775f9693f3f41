/** The counters that remain to be placed: those of the set-up that are not on the map (CTR-3). */
import { isWithin } from '#shared/document/groups'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type CounterTypeId, type GroupId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

export interface OfType {
  /** The number on the map. */
  readonly onMap: number
  /** Those still to be placed, in the order of the file. */
  readonly remaining: readonly CounterId[]
}

/** True for a counter of the set-up that is not on the map: neither spare nor in a reinforcement. */
function isToPlace({ hex, spare, reinforcement }: Counter): boolean {
  return hex === undefined && spare !== true && reinforcement === undefined
}

/** Those of some counters that belong to a group or to a part of it, however deep. */
export function ofGroup(
  { counters, groups }: Pick<Scenario, 'counters' | 'groups'>,
  some: readonly CounterId[],
  group: GroupId,
): readonly CounterId[] {
  return some.filter((id) => {
    const own = counters[id]?.group
    return own !== undefined && isWithin(groups, own, group)
  })
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
  for (const [id, counter] of Object.entries(counters)) {
    const found = byType.get(counter.type) ?? { onMap: 0, remaining: [] }
    byType.set(counter.type, found)
    if (counter.hex !== undefined) found.onMap++
    else if (isToPlace(counter)) found.remaining.push(id as CounterId)
  }
  return (type) => byType.get(type) ?? NONE
}
