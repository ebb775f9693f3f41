/** Adds a side, a belligerent of the scenario. */
import { type Draft } from 'immer'
import { side } from '#shared/document/fields/entities'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Side, type SideId } from '#shared/document/types'
import { found } from './command/cells'
import { command, named } from './command/command'
import { SIDE, taken } from './command/refusals'
import { refusedColor } from './values'

export const addSide = command({
  id: 'add-side',
  params: keyed({ id: id<SideId>(), side }),
  name: ({ side }) => named('Ajouter le camp', 'Add side', side.name),
  run(draft, { id, side }) {
    if (found(draft).sides[id]) return taken(SIDE, id)
    const refused = refusedColor(side.color)
    if (refused) return refused
    draft.sides[id] = side as Draft<Side>
  },
})
