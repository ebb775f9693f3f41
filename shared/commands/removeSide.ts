/** Takes a side out of the scenario (CTR-7), with its counters or without them; `mergeSides` gives them to another. */
import { artOfTypes } from '#shared/document/art'
import { choice, id, keyed } from '#shared/document/fields/vocabulary'
import { countersOfSide } from '#shared/document/references/sideUses'
import { type CounterType, type CounterTypeId, type SideId } from '#shared/document/types'
import { callSides } from './command/callSides'
import { found } from './command/cells'
import { command, named } from './command/command'
import { dropUnused } from './command/pictures'
import { SIDE, unknown } from './command/refusals'

export const removeSide = command({
  id: 'remove-side',
  params: keyed({
    side: id<SideId>(),
    /**
     * `remove`: its counters go, and those of its types that no other counter is of, with the pictures that nothing else shows.
     * `keep`: they stay, without a side. Its groups and reinforcements go either way; zones, structures and gates stay, and are
     * nobody's.
     */
    counters: choice(['remove', 'keep']),
  }),
  name: ({ side }, { sides }) => named('Supprimer le camp', 'Delete side', sides[side]?.name ?? side),
  run(draft, { side, counters }) {
    const document = found(draft)
    if (!document.sides[side]) return unknown(SIDE, side)
    if (counters === 'remove') {
      for (const counter of countersOfSide(document, side)) delete draft.counters[counter]
      const used = new Set(Object.values(draft.counters).map(({ type }) => type))
      const types = Object.entries(document.counterTypes) as [CounterTypeId, CounterType][]
      const gone = types.filter(([type, sheet]) => sheet.side === side && !used.has(type))
      for (const [type] of gone) delete draft.counterTypes[type]
      dropUnused(draft, artOfTypes({ counterTypes: Object.fromEntries(gone) }))
    }
    callSides(draft, (id) => (id === side ? undefined : id))
    delete draft.sides[side]
  },
})
