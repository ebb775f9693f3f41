/** Takes counters out of the scenario. */
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { unknown } from './command/refusals'
import { COUNTER } from '#shared/document/inWords/thingNouns'

export const removeCounters = command({
  id: 'remove-counters',
  params: keyed({ counters: list(id<CounterId>()), ...labelled }),
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
  },
})
