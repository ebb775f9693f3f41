/** Takes the structures off hexes. */
import { hex } from '#shared/document/fields/places'
import { keyed, list } from '#shared/document/fields/vocabulary'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'

export const clearStructure = command({
  id: 'clear-structure',
  params: keyed({ hexes: list(hex) }),
  name: () => localized('Enlever l’ouvrage', 'Remove structure'),
  run(draft, { hexes }) {
    const { structures } = found(draft).map
    // Deletes only existing entries on the draft: touching a record of a draft copies it.
    for (const hex of new Set(hexes)) if (structures[hex]) delete draft.map.structures[hex]
  },
})
