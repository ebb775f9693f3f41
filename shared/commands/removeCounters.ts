/** Takes counters out of the scenario. */
import { type CounterId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './cells'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { COUNTER, unknown } from './refusals'

export interface RemoveCounters extends Labelled {
  readonly counters: readonly CounterId[]
}

export const removeCounters: Command<RemoveCounters> = {
  id: 'remove-counters',
  name: ({ counters, label }) =>
    named(
      'Supprimer',
      'Delete',
      label ?? (counters.length > 1 ? localized('des pions', 'counters') : localized('un pion', 'counter')),
    ),
  run(draft, { counters }) {
    const present = found(draft).counters
    for (const id of new Set(counters)) {
      if (!present[id]) return unknown(COUNTER, id)
      delete draft.counters[id]
    }
    return undefined
  },
}
