/** Changes what a counter shows (its face) and its state: wounded, mounted, stunned, hidden… */
import { id, ids, keyed, nullable, optional, record, stat } from '#shared/document/fields/vocabulary'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { applyChange } from './command/change'
import { command, labelled, named } from './command/command'
import { refusal, unknown } from './command/refusals'
import { COUNTER } from '#shared/document/inWords/thingNouns'
import { refusedStats } from './command/values'

export const setCounterState = command({
  id: 'set-counter-state',
  params: keyed({
    counter: id<CounterId>(),
    /** A face of its type. */
    face: optional(id()),
    /** States to set; null takes one away. */
    status: optional(record(ids<string>(), nullable(stat))),
    ...labelled,
  }),
  name: ({ label }) => named('Changer l’état', 'Change state of', label ?? localized('un pion', 'counter')),
  run(draft, { counter, face, status }) {
    const { counters, counterTypes } = found(draft)
    const before = counters[counter]
    const target = draft.counters[counter]
    if (!before || !target) return unknown(COUNTER, counter)
    if (face !== undefined) {
      const faces = counterTypes[before.type]?.faces ?? {}
      if (!Object.hasOwn(faces, face))
        return refusal(
          `Le type de ce pion n’a pas de face «\u202f${face}\u202f».`,
          `The type of this counter has no face “${face}”.`,
        )
      target.face = face
    }
    const refused = refusedStats([status])
    if (refused) return refused
    if (status) applyChange(target.status, status)
  },
})
