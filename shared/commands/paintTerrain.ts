/** Paints terrain (MAP-1). */
import { hex } from '#shared/document/fields/places'
import { id, keyed, list, optional, text } from '#shared/document/fields/vocabulary'
import { newPaletteCharacter } from '#shared/document/palette'
import { found, setTerrain } from './command/cells'
import { command, labelled, named } from './command/command'

export const paintTerrain = command({
  id: 'paint-terrain',
  params: keyed({
    hexes: list(hex),
    terrain: id(),
    /** The character of the ruleset's row, for the palette of the file when the terrain is new to it. */
    character: optional(text),
    ...labelled,
  }),
  name: ({ terrain, label }) => named('Peindre', 'Paint', label ?? terrain),
  run(draft, { hexes, terrain, character }) {
    const refusal = setTerrain(draft, hexes, terrain)
    if (refusal) return refusal
    const letter = newPaletteCharacter(found(draft).map.palette, terrain, character)
    if (letter !== undefined) draft.map.palette[letter] = terrain
  },
})
