/** Changes what a counter shows (its face) and its state: wounded, mounted, stunned, hidden… */
import { type CounterId, type StatValue } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './cells'
import { applyChange } from './change'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { COUNTER, refusal, unknown } from './refusals'
import { refusedStats } from './values'

export interface SetCounterState extends Labelled {
  readonly counter: CounterId
  /** A face of its type. */
  readonly face?: string
  /** States to set; null takes one away. */
  readonly status?: Readonly<Record<string, StatValue | null>>
}

export const setCounterState: Command<SetCounterState> = {
  id: 'set-counter-state',
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
    const refused = refusedStats(status)
    if (refused) return refused
    if (status) applyChange(target.status, status)
    return undefined
  },
}
