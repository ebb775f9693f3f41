/** Changes what a zone is called, is for and looks like; its hexes by `setZoneHexes`. */
import { type Zone, type ZoneId } from '#shared/document/types'
import { found } from './cells'
import { applyChange, type ChangeOf } from './change'
import { type Command } from './command'
import { named } from './naming'
import { unknown, ZONE } from './refusals'
import { refusedZone } from './values'

type OwnParts = Omit<Zone, 'extra' | 'hexes'>

export interface EditZone {
  readonly zone: ZoneId
  readonly change: ChangeOf<OwnParts>
}

export const editZone: Command<EditZone> = {
  id: 'edit-zone',
  name: ({ zone }, { zones }) => named('Modifier la zone', 'Edit zone', zones[zone]?.name ?? zone),
  run(draft, { zone, change }) {
    const present = found(draft).zones[zone]
    const target = present && draft.zones[zone]
    if (!target) return unknown(ZONE, zone)
    const refused = refusedZone({ ...present, ...change })
    if (refused) return refused
    applyChange<OwnParts>(target, change)
    return undefined
  },
}
