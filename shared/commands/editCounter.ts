/** Changes the name, side or owner of a counter, its place in the order of battle, or hides it: fields of the counter, not of its sheet. */
import { counter, type Counter } from '#shared/document/armies'
import { id, keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { type CounterId } from '#shared/document/ids'
import { found } from './command/cells'
import { applyChange, changeOf } from './command/change'
import { command, labelled, named } from './command/command'
import { unknown } from './command/refusals'
import { COUNTER, SIDE } from '#shared/document/inWords/thingNouns'

type OwnParts = Pick<
  Counter,
  'name' | 'side' | 'owner' | 'hidden' | 'decoy' | 'group' | 'reinforcement' | 'spare' | 'words'
>

const change = changeOf(
  counter,
  'name',
  'side',
  'owner',
  'hidden',
  'decoy',
  'group',
  'reinforcement',
  'spare',
  'words',
)

const params = keyed({ counter: id<CounterId>(), change, ...labelled })
export type EditCounter = ValueOf<typeof params>

export const editCounter = command({
  id: 'edit-counter',
  params,
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
  },
})
