/** The counters that remain to be placed: those of the set-up that are not on the map (CTR-3). */
import { type CounterId, type CounterTypeId, type Scenario } from '#shared/document/types'

export interface OfType {
  /** The number on the map. */
  readonly onMap: number
  /** Those still to be placed, in the order of the file. */
  readonly remaining: readonly CounterId[]
}

const NONE: OfType = { onMap: 0, remaining: [] }

/** The counters of each type: one pass over all of them. */
export function countersByType({ counters }: Pick<Scenario, 'counters'>): (type: CounterTypeId) => OfType {
  const byType = new Map<CounterTypeId, { onMap: number; remaining: CounterId[] }>()
  for (const [id, { type, hex }] of Object.entries(counters)) {
    const known = byType.get(type) ?? { onMap: 0, remaining: [] }
    byType.set(type, known)
    if (hex === undefined) known.remaining.push(id as CounterId)
    else known.onMap++
  }
  return (type) => byType.get(type) ?? NONE
}
