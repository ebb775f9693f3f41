/** The colour of each terrain in a style, outdoors and in a cave, for the overview. */
import { type Environment } from '#shared/document/types'
import { type StyleId } from '#shared/painter/style'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { OVERVIEW_COLORS } from './overviewColors'

// Terrain the ruleset does not know: grey.
const UNKNOWN = 0x909090

export type TerrainColors = (terrain: string, environment?: Environment) => number

/**
 * The colour of a terrain, by its id and where it lies, as the 32 bits of one ImageData pixel. `clear`: the colour of open
 * ground that is transparent to a picture under it.
 */
export function terrainColors(ruleset: Ruleset, style: StyleId, clear?: number): TerrainColors {
  const rows = new Map(ruleset.terrains.map((row) => [row.id, row]))
  // Where the rules know no caves none are drawn.
  const caves = ruleset.hexAttributes.includes('cave')
  return (terrain, environment = 'outdoors') => {
    const row = rows.get(terrain)
    const place = caves ? environment : 'outdoors'
    if (!row) return pixel(UNKNOWN)
    const look = place === 'cave' ? (row.caveLook ?? row.look) : row.look
    return look === 'clear' && clear !== undefined ? clear : pixel(OVERVIEW_COLORS[style][place][look])
  }
}

// Little-endian, as every browser's pixels are: red comes first.
function pixel(color: number): number {
  return ((255 << 24) | ((color & 0xff) << 16) | (color & 0xff00) | (color >> 16)) >>> 0
}
