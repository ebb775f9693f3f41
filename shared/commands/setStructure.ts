/** Puts a structure (wall, battlement, tower floor as a whole hex, MC-MAP-2) on hexes, in place of the one there. */
import { type Draft } from 'immer'
import { type Structure } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './cells'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { OFF_MAP } from './refusals'

export interface SetStructure extends Labelled {
  readonly hexes: readonly HexKey[]
  readonly structure: Structure
}

export const setStructure: Command<SetStructure> = {
  id: 'set-structure',
  name: ({ structure, label }) => named('Bâtir', 'Build', label ?? structure.feature),
  run(draft, { hexes, structure }) {
    const { map } = found(draft)
    const onMap = hexes.filter((hex) => onGrid(parseHexKey(hex), map.grid))
    if (onMap.length === 0) return OFF_MAP
    const wanted = JSON.stringify(structure)
    for (const hex of onMap)
      if (JSON.stringify(map.structures[hex]) !== wanted)
        draft.map.structures[hex] = { ...structure } as Draft<Structure>
    return undefined
  },
}
