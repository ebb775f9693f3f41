/** The characters that stand for terrains in the map rows of the file. */
import { isPaletteCharacter } from './paletteCharacter'
import { type TerrainId } from './types'

/**
 * The character a terrain gets when it is new to a palette: `preferred` (its ruleset row's) when that is free, else a
 * letter of its id, else the first free letter. Undefined when the terrain has one already, or none is left.
 */
export function newPaletteCharacter(
  palette: Readonly<Record<string, TerrainId>>,
  terrain: TerrainId,
  preferred?: string,
): string | undefined {
  if (Object.values(palette).includes(terrain)) return undefined
  const wishes = [preferred ?? '', ...terrain, ...terrain.toUpperCase(), ...LETTERS]
  return wishes.find((wish) => isPaletteCharacter(wish) && !Object.hasOwn(palette, wish))
}

// Letters and signs of Latin-1 and Latin Extended-A: far more than a map has terrains.
const LETTERS = Array.from({ length: 0x17f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index))
