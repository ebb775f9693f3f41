/** Changes the name, colour or notes of a side. */
import { type Side, type SideId } from '#shared/document/types'
import { applyChange, type ChangeOf } from './change'
import { type Command } from './command'
import { named } from './naming'
import { SIDE, unknown } from './refusals'
import { refusedColor } from './values'

export interface EditSide {
  readonly side: SideId
  readonly change: ChangeOf<Omit<Side, 'extra'>>
}

export const editSide: Command<EditSide> = {
  id: 'edit-side',
  name: ({ side }, document) => named('Modifier le camp', 'Edit side', document.sides[side]?.name ?? side),
  run(draft, { side, change }) {
    const target = draft.sides[side]
    if (!target) return unknown(SIDE, side)
    const refused = refusedColor(change.color)
    if (refused) return refused
    applyChange<Omit<Side, 'extra'>>(target, change)
    return undefined
  },
}
