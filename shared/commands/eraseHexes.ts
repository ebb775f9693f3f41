/**
 * Makes hexes open ground: terrain, structure and markers go. Elevation, hexsides and counters stay, because they are
 * other layers with tools of their own; rubbing out a wood must not level the hill under it.
 */
import { type MarkerId, type TerrainId } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { found } from './cells'
import { clearStructure } from './clearStructure'
import { type Command } from './command'
import { paintTerrain } from './paintTerrain'

export interface EraseHexes {
  readonly hexes: readonly HexKey[]
  /** The ruleset's open terrain. */
  readonly terrain: TerrainId
  readonly character?: string
}

export const eraseHexes: Command<EraseHexes> = {
  id: 'erase-hexes',
  name: () => localized('Effacer', 'Erase'),
  run(draft, params) {
    const refusal = paintTerrain.run(draft, params) ?? clearStructure.run(draft, params)
    if (refusal) return refusal
    const hexes = new Set(params.hexes)
    for (const [id, marker] of Object.entries(found(draft).map.markers))
      if (hexes.has(marker.hex)) delete draft.map.markers[id as MarkerId]
    return undefined
  },
}
