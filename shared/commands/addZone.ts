/** Adds a zone, with or without hexes. */
import { type Draft } from 'immer'
import { zone } from '#shared/document/fields/entities'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Zone, type ZoneId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './command/cells'
import { command, named } from './command/command'
import { taken, ZONE } from './command/refusals'
import { refusedZone } from './values'

export const addZone = command({
  id: 'add-zone',
  params: keyed({ id: id<ZoneId>(), zone }),
  name: ({ zone }) => named('Créer la zone', 'Create zone', zone.name),
  run(draft, { id, zone }) {
    const { zones, map } = found(draft)
    if (zones[id]) return taken(ZONE, id)
    const refused = refusedZone(zone)
    if (refused) return refused
    const hexes = [...new Set(zone.hexes)].filter((hex) => onGrid(parseHexKey(hex), map.grid))
    draft.zones[id] = { ...zone, hexes } as Draft<Zone>
  },
})
