/** Puts a structure (wall, battlement, tower floor as a whole hex, MC-MAP-2) on hexes, in place of the one there. */
import { type Draft } from 'immer'
import { structure } from '#shared/document/entities'
import { hex } from '#shared/document/fields/places'
import { keyed, list } from '#shared/document/fields/vocabulary'
import { type Structure } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { OFF_MAP } from './command/refusals'

export const setStructure = command({
  id: 'set-structure',
  params: keyed({ hexes: list(hex), structure, ...labelled }),
  name: ({ structure, label }) => named('Bâtir', 'Build', label ?? structure.feature),
  run(draft, { hexes, structure }) {
    const { map } = found(draft)
    const onMap = hexes.filter((hex) => onGrid(parseHexKey(hex), map.grid))
    if (onMap.length === 0) return OFF_MAP
    const wanted = JSON.stringify(structure)
    for (const hex of onMap)
      if (JSON.stringify(map.structures[hex]) !== wanted)
        draft.map.structures[hex] = { ...structure } as Draft<Structure>
  },
})
