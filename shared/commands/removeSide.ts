/** Takes a side out of the scenario (CTR-7), with its counters or without them; `mergeSides` gives them to another. */
import { choice, id, keyed } from '#shared/document/fields/vocabulary'
import { countersOfSide } from '#shared/document/sideReferences'
import { type CounterType, type CounterTypeId, type SideId } from '#shared/document/types'
import { callSides } from './command/callSides'
import { found } from './command/cells'
import { command, named } from './command/command'
import { SIDE, unknown } from './command/refusals'

export const removeSide = command({
  id: 'remove-side',
  params: keyed({
    side: id<SideId>(),
    /**
     * `remove`: its counters go, and those of its types that no other counter is of. `keep`: they stay, without a side. Its groups
     * and reinforcements go either way; zones, structures and gates stay, and are nobody's.
     */
    counters: choice('remove', 'keep'),
  }),
  name: ({ side }, { sides }) => named('Supprimer le camp', 'Delete side', sides[side]?.name ?? side),
  run(draft, { side, counters }) {
    const document = found(draft)
    if (!document.sides[side]) return unknown(SIDE, side)
    if (counters === 'remove') {
      for (const counter of countersOfSide(document, side)) delete draft.counters[counter]
      const used = new Set(Object.values(draft.counters).map(({ type }) => type))
      for (const [type, sheet] of Object.entries(document.counterTypes) as [CounterTypeId, CounterType][])
        if (sheet.side === side && !used.has(type)) delete draft.counterTypes[type]
    }
    callSides(draft, (id) => (id === side ? undefined : id))
    delete draft.sides[side]
  },
})
