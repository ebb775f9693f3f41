/** Paints terrain (MAP-1). */
import { newPaletteCharacter } from '#shared/document/palette'
import { type TerrainId } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { found, setTerrain } from './cells'
import { type Command } from './command'
import { type Labelled, named } from './naming'

export interface PaintTerrain extends Labelled {
  readonly hexes: readonly HexKey[]
  readonly terrain: TerrainId
  /** The character of the ruleset's row, for the palette of the file when the terrain is new to it. */
  readonly character?: string
}

export const paintTerrain: Command<PaintTerrain> = {
  id: 'paint-terrain',
  name: ({ terrain, label }) => named('Peindre', 'Paint', label ?? terrain),
  run(draft, { hexes, terrain, character }) {
    const refusal = setTerrain(draft, hexes, terrain)
    if (refusal) return refusal
    const letter = newPaletteCharacter(found(draft).map.palette, terrain, character)
    if (letter !== undefined) draft.map.palette[letter] = terrain
    return undefined
  },
}
