/** Makes one side of two (CTR-7): all that names the one names the other then. */
import { groupsUnder, nextRank } from '#shared/document/groups'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { MAX_RANK } from '#shared/document/limits'
import { type SideId } from '#shared/document/ids'
import { callSides } from './command/callSides'
import { found } from './command/cells'
import { command, named } from './command/command'
import { refusal, unknown } from './command/refusals'
import { SIDE } from '#shared/document/inWords/thingNouns'

export const mergeSides = command({
  id: 'merge-sides',
  params: keyed({
    /** Goes. */
    from: id<SideId>(),
    /** Keeps its name, colour, notes and commander; without a commander it gets the other's. */
    into: id<SideId>(),
  }),
  name: ({ from }, { sides }) => named('Fusionner le camp', 'Merge side', sides[from]?.name ?? from),
  run(draft, { from, into }) {
    const { sides, groups } = found(draft)
    const target = draft.sides[into]
    if (!sides[from]) return unknown(SIDE, from)
    if (!target) return unknown(SIDE, into)
    if (from === into)
      return refusal(
        'Un camp ne peut pas être fusionné avec lui-même.',
        'A side cannot be merged with itself.',
      )
    callSides(draft, (id) => (id === from ? into : id))
    const behind = nextRank(groups, into)
    for (const [nth, [id]] of groupsUnder(groups, from).entries()) {
      const group = draft.groups[id]
      if (group) group.rank = Math.min(MAX_RANK, behind + nth)
    }
    const { commander } = sides[from]
    if (target.commander === undefined && commander !== undefined) target.commander = commander
    delete draft.sides[from]
  },
})
