/** Adds a side, a belligerent of the scenario. */
import { type Draft } from 'immer'
import { type Side, type SideId } from '#shared/document/types'
import { found } from './cells'
import { type Command } from './command'
import { named } from './naming'
import { SIDE, taken } from './refusals'
import { refusedColor } from './values'

export interface AddSide {
  readonly id: SideId
  readonly side: Side
}

export const addSide: Command<AddSide> = {
  id: 'add-side',
  name: ({ side }) => named('Ajouter le camp', 'Add side', side.name),
  run(draft, { id, side }) {
    if (found(draft).sides[id]) return taken(SIDE, id)
    const refused = refusedColor(side.color)
    if (refused) return refused
    draft.sides[id] = side as Draft<Side>
    return undefined
  },
}
