/** Changes a zone's name, kind and look; `setZoneHexes` changes its hexes. */
import { zone } from '#shared/document/fields/entities'
import { id, keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { type Zone, type ZoneId } from '#shared/document/types'
import { found } from './command/cells'
import { applyChange, changeOf } from './change'
import { command, named } from './command/command'
import { unknown, ZONE } from './command/refusals'
import { refusedZone } from './values'

type OwnParts = Omit<Zone, 'extra' | 'hexes'>

const params = keyed({
  zone: id<ZoneId>(),
  change: changeOf(zone, 'name', 'kind', 'side', 'color', 'hatching', 'opacity'),
})
export type EditZone = ValueOf<typeof params>

export const editZone = command({
  id: 'edit-zone',
  params,
  name: ({ zone }, { zones }) => named('Modifier la zone', 'Edit zone', zones[zone]?.name ?? zone),
  run(draft, { zone, change }) {
    const present = found(draft).zones[zone]
    const target = present && draft.zones[zone]
    if (!target) return unknown(ZONE, zone)
    const refused = refusedZone({ ...present, ...change })
    if (refused) return refused
    applyChange<OwnParts>(target, change)
  },
})
