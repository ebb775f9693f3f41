/** The commands of zones; `setZoneHexes` changes the hexes of one. */
import { zone } from '#shared/document/entities'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { found } from '../command/cells'
import { type ParamsOf } from '../command/command'
import { refusal } from '../command/refusals'
import { ZONE } from '#shared/document/inWords/thingNouns'
import { refusedColor } from '../command/values'
import { adding, editing, kind, removing } from './entries'

const ZONES = kind({
  section: 'zones',
  key: 'zone',
  field: zone,
  called: ZONE,
  nameOf: ({ name }) => name,
  refused({ name, opacity = 0, color }) {
    if (name.trim() === '') return refusal('Un nom est attendu.', 'A name is expected.')
    if (!(opacity >= 0 && opacity <= 1))
      return refusal('Une opacité va de 0 à 1.', 'An opacity is from 0 to 1.')
    return refusedColor(color)
  },
})

const add = adding('add-zone', ZONES, localized('Créer la zone', 'Create zone'))

export const addZone: typeof add = {
  ...add,
  run(draft, { id, zone }) {
    const { grid } = found(draft).map
    const hexes = [...new Set(zone.hexes)].filter((hex) => onGrid(parseHexKey(hex), grid))
    return add.run(draft, { id, zone: { ...zone, hexes } })
  },
}

export const editZone = editing('edit-zone', ZONES, localized('Modifier la zone', 'Edit zone'), 'hexes')
export type EditZone = ParamsOf<typeof editZone>

/** Its hexes stay as they are. */
export const removeZone = removing('remove-zone', ZONES, localized('Supprimer la zone', 'Delete zone'))
