/** Adds a zone, with or without hexes. */
import { type Draft } from 'immer'
import { type Zone, type ZoneId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './cells'
import { type Command } from './command'
import { named } from './naming'
import { taken, ZONE } from './refusals'
import { refusedZone } from './values'

export interface AddZone {
  readonly id: ZoneId
  readonly zone: Zone
}

export const addZone: Command<AddZone> = {
  id: 'add-zone',
  name: ({ zone }) => named('Créer la zone', 'Create zone', zone.name),
  run(draft, { id, zone }) {
    const { zones, map } = found(draft)
    if (zones[id]) return taken(ZONE, id)
    const refused = refusedZone(zone)
    if (refused) return refused
    const hexes = [...new Set(zone.hexes)].filter((hex) => onGrid(parseHexKey(hex), map.grid))
    draft.zones[id] = { ...zone, hexes } as Draft<Zone>
    return undefined
  },
}
