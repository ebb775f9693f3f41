/** Takes the structures off hexes. */
import { type HexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { found } from './cells'
import { type Command } from './command'

export interface ClearStructure {
  readonly hexes: readonly HexKey[]
}

export const clearStructure: Command<ClearStructure> = {
  id: 'clear-structure',
  name: () => localized('Enlever l’ouvrage', 'Remove structure'),
  run(draft, { hexes }) {
    const { structures } = found(draft).map
    // Deletes only existing entries on the draft: touching a record of a draft copies it.
    for (const hex of new Set(hexes)) if (structures[hex]) delete draft.map.structures[hex]
    return undefined
  },
}
