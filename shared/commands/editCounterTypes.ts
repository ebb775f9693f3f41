/** Adds and changes any number of counter sheets at once: what is typed, pasted or filled in the table of types (CTR-1). */
import { counterType } from '#shared/document/fields/entities'
import { ids, keyed, optional, record } from '#shared/document/fields/vocabulary'
import { type CounterType, type CounterTypeId } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { addSheet } from './addCounterType'
import { found } from './command/cells'
import { command } from './command/command'
import { changeSheet, type CounterTypeChange, counterTypeChange } from './editCounterType'

/** The sheets in `changes` may be those in `added`. All is done, or nothing when one of them is refused. */
export const editCounterTypes = command({
  id: 'edit-counter-types',
  params: keyed({
    added: optional(record(ids<CounterTypeId>(), counterType)),
    changes: record(ids<CounterTypeId>(), counterTypeChange),
  }),
  name: ({ added, changes }) => {
    const more = Object.keys(added ?? {}).length
    return more > 0 ? types('Ajouter', 'Add', more) : types('Modifier', 'Edit', Object.keys(changes).length)
  },
  run(draft, { added = {}, changes }) {
    const before = found(draft)
    for (const [id, sheet] of Object.entries(added) as [CounterTypeId, CounterType][]) {
      const refused = addSheet(draft, before, id, ownCopy(sheet))
      if (refused) return refused
    }
    for (const [id, change] of Object.entries(changes) as [CounterTypeId, CounterTypeChange][]) {
      const refused = changeSheet(draft, before, id, change)
      if (refused) return refused
    }
  },
})

/** A draft writes to the very object that it is given: the parameters stay as they are. */
function ownCopy(sheet: CounterType): CounterType {
  const faces = Object.entries(sheet.faces).map(([id, face]) => [id, { ...face, stats: { ...face.stats } }])
  return { ...sheet, stats: { ...sheet.stats }, faces: Object.fromEntries(faces) as CounterType['faces'] }
}

function types(french: string, english: string, count: number): Localized {
  return count === 1
    ? localized(`${french} un type de pion`, `${english} a counter type`)
    : localized(`${french} ${count} types de pion`, `${english} ${count} counter types`)
}
