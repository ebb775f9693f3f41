/** Changes the name, colour, notes or commander of a side (CM-SCN-3); what wears its colour follows (CTR-7). */
import { type Draft } from 'immer'
import { side } from '#shared/document/fields/entities'
import { flag, id, keyed, optional, type ValueOf } from '#shared/document/fields/vocabulary'
import { inColorOfSide } from '#shared/document/sideColors'
import { type Scenario, type Side, type SideId } from '#shared/document/types'
import { applyChange, changeOf } from './change'
import { found } from './command/cells'
import { command, named } from './command/command'
import { SIDE, unknown } from './command/refusals'
import { refusedColor } from './values'

const params = keyed({
  side: id<SideId>(),
  change: changeOf(side),
  /** True: banners and zones in the side's old colour keep it. */
  alone: optional(flag),
})
export type EditSide = ValueOf<typeof params>

export const editSide = command({
  id: 'edit-side',
  params,
  name: ({ side }, document) => named('Modifier le camp', 'Edit side', document.sides[side]?.name ?? side),
  run(draft, { side, change, alone = false }) {
    const target = draft.sides[side]
    if (!target) return unknown(SIDE, side)
    const refused = refusedColor(change.color)
    if (refused) return refused
    if (change.color !== undefined && !alone) recolor(draft, side, change.color)
    applyChange<Omit<Side, 'extra'>>(target, change)
  },
})

function recolor(draft: Draft<Scenario>, side: SideId, color: string): void {
  const { wings, zones } = inColorOfSide(found(draft), side)
  for (const id of wings) {
    const wing = draft.groups[id]?.wing
    if (wing) wing.banner = color
  }
  for (const id of zones) {
    const zone = draft.zones[id]
    if (zone) zone.color = color
  }
}
