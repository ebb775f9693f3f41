/** Counters that show another face once their sheet has changed. */
import { type CounterTypeChange } from '#shared/commands/entries/counterTypes'
import { type Counter, type Stats } from '#shared/document/armies'
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

/**
 * The counters of a sheet and the face that each shows after the change. One that showed the sheet's first face goes on doing
 * so, unless the sheet becomes another shape: a unit that gains a figure stays whole. One whose face the sheet loses shows the
 * first as well. Those that keep their face are left out.
 */
export function facesAfter(
  { counters, counterTypes }: Scenario,
  schema: CounterSchema,
  id: CounterTypeId,
  { stats }: CounterTypeChange,
): readonly { readonly counter: CounterId; readonly face: string }[] {
  const sheet = counterTypes[id]
  if (!sheet || !stats) return []
  const before = schema.shape(sheet.stats)
  const after = schema.shape({ ...sheet.stats, ...(stats as Stats) })
  const same = before.first === after.first && after.faces.length === before.faces.length
  if (after.first === '' || same) return []
  const follows = (face: string): boolean =>
    !after.faces.some((owned) => owned.id === face) ||
    (face === before.first && after.footprint === before.footprint)
  return (Object.entries(counters) as [CounterId, Counter][])
    .filter(([, { type, face }]) => type === id && face !== after.first && follows(face))
    .map(([counter]) => ({ counter, face: after.first }))
}
