/** Changes the name, colour, notes, commander or wings of a side (CM-SCN-3). */
import { type Side, type SideId } from '#shared/document/types'
import { applyChange, type ChangeOf } from './change'
import { type Command } from './command'
import { named } from './naming'
import { SIDE, unknown } from './refusals'
import { refusedColor, refusedWing } from './values'

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
    for (const wing of Object.values(change.wings ?? {})) {
      const unfit = refusedWing(wing)
      if (unfit) return unfit
    }
    applyChange<Omit<Side, 'extra'>>(target, change)
    return undefined
  },
}
