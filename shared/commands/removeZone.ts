/** Takes a zone out of the scenario; its hexes stay as they are. */
import { type ZoneId } from '#shared/document/types'
import { found } from './cells'
import { type Command } from './command'
import { named } from './naming'
import { unknown, ZONE } from './refusals'

export interface RemoveZone {
  readonly zone: ZoneId
}

export const removeZone: Command<RemoveZone> = {
  id: 'remove-zone',
  name: ({ zone }, { zones }) => named('Supprimer la zone', 'Delete zone', zones[zone]?.name ?? zone),
  run(draft, { zone }) {
    if (!found(draft).zones[zone]) return unknown(ZONE, zone)
    delete draft.zones[zone]
    return undefined
  },
}
