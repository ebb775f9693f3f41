/** Numbers of counters that an edit of the order of battle makes, changes and takes away, listed before it is made. */
import { type EditOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { sameValue } from '#shared/commands/sameValue'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

export function countersOf(
  before: Scenario,
  { counters }: EditOrderOfBattle,
): Readonly<Record<'made' | 'changed' | 'taken', number>> {
  const count = { made: 0, changed: 0, taken: 0 }
  for (const [id, after] of Object.entries(counters) as [CounterId, Counter | null][]) {
    const present = before.counters[id]
    if (!after) count.taken++
    else if (!present) count.made++
    else if (!sameValue(present, after)) count.changed++
  }
  return count
}
