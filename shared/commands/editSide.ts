/** Changes the name, colour, notes or commander of a side (CM-SCN-3). */
import { side } from '#shared/document/fields/entities'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Side, type SideId } from '#shared/document/types'
import { applyChange, changeOf } from './change'
import { command, named } from './command/command'
import { SIDE, unknown } from './command/refusals'
import { refusedColor } from './values'

export const editSide = command({
  id: 'edit-side',
  params: keyed({ side: id<SideId>(), change: changeOf(side) }),
  name: ({ side }, document) => named('Modifier le camp', 'Edit side', document.sides[side]?.name ?? side),
  run(draft, { side, change }) {
    const target = draft.sides[side]
    if (!target) return unknown(SIDE, side)
    const refused = refusedColor(change.color)
    if (refused) return refused
    applyChange<Omit<Side, 'extra'>>(target, change)
  },
})
