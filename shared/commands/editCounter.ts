/** Changes the name, side or owner of a counter, or hides it: what is its own and not its sheet's. */
import { type Counter, type CounterId } from '#shared/document/types'
import { found } from './cells'
import { applyChange, type ChangeOf } from './change'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { COUNTER, SIDE, unknown } from './refusals'

type OwnParts = Pick<Counter, 'name' | 'side' | 'owner' | 'hidden' | 'decoy' | 'wing'>

export interface EditCounter extends Labelled {
  readonly counter: CounterId
  readonly change: ChangeOf<OwnParts>
}

export const editCounter: Command<EditCounter> = {
  id: 'edit-counter',
  name: ({ counter, label }, { counters, counterTypes }) => {
    const present = counters[counter]
    const name = present && (present.name || counterTypes[present.type]?.name)
    return named('Modifier le pion', 'Edit counter', label ?? name ?? counter)
  },
  run(draft, { counter, change }) {
    const target = draft.counters[counter]
    if (!target) return unknown(COUNTER, counter)
    const { sides } = found(draft)
    for (const side of [change.side, change.owner]) if (side && !sides[side]) return unknown(SIDE, side)
    applyChange<OwnParts>(target, change)
    return undefined
  },
}
