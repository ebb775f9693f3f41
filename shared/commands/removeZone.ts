/** Takes a zone out of the scenario; its hexes stay as they are. */
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type ZoneId } from '#shared/document/types'
import { found } from './command/cells'
import { command, named } from './command/command'
import { unknown, ZONE } from './command/refusals'

export const removeZone = command({
  id: 'remove-zone',
  params: keyed({ zone: id<ZoneId>() }),
  name: ({ zone }, { zones }) => named('Supprimer la zone', 'Delete zone', zones[zone]?.name ?? zone),
  run(draft, { zone }) {
    if (!found(draft).zones[zone]) return unknown(ZONE, zone)
    delete draft.zones[zone]
  },
})
