/** The counters that an order of battle lacks of the quantities in the table of types: it is filled from them (CTR-7). */
import { sideOf } from '#shared/document/counters'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

interface MissingCopies {
  readonly type: CounterTypeId
  readonly side: SideId
  /** At least one. */
  readonly count: number
}

/** The counters that the types with a side still lack, in the order of the table. */
export function missingCopies({
  counterTypes,
  counters,
  sides,
}: Pick<Scenario, 'counterTypes' | 'counters' | 'sides'>): readonly MissingCopies[] {
  const present = new Map<CounterTypeId, number>()
  for (const counter of Object.values<Counter>(counters)) {
    const side = sideOf({ counterTypes }, counter)
    if (counter.decoy || side !== counterTypes[counter.type]?.side) continue
    present.set(counter.type, (present.get(counter.type) ?? 0) + 1)
  }
  return (Object.entries(counterTypes) as [CounterTypeId, CounterType][]).flatMap(
    ([type, { side, quantity }]) => {
      const count = quantity - (present.get(type) ?? 0)
      return side !== undefined && side in sides && count > 0 ? [{ type, side, count }] : []
    },
  )
}

/** The name of the category of a type by its rules; undefined for rules without categories. */
export function categoryOf(
  { fields, strength }: CounterSchema,
  { stats }: CounterType,
): Localized | undefined {
  const choices = fields.find(({ id }) => id === strength.category)?.choices
  return choices?.find(({ id }) => id === stats[strength.category])?.name
}
