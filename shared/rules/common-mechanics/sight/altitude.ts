/** The altitude of hexes for sight. Whole numbers of half levels, so that the ½ of terrain is one. */
import { type Difficulty } from '../rows/difficulties'
import { elevationAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { terrainRowAt } from '../../position'
import { type FantasyPosition } from '../position/fantasyRules'
import { markersOn } from '../ground/terrainClass'
import { type MarkerRow } from '../rows/mapRows'

/** Half levels in a level. */
export const LEVEL = 2

/** The ground of a hex, in half levels; flight near the ground and infiltration near the surface see from it too. @rule CM-LOS-9 */
export function altitude({ scenario: { map } }: FantasyPosition, hex: Axial): number {
  return elevationAt(map, hex) * LEVEL
}

/**
 * The height of a crossed hex, in half levels: its ground, and half a level unless its terrain is clear, water or lava.
 * @rule CM-LOS-4
 * @interpretation The terrain is what the map shows, and a fire-start makes it rough (CM-LOS-10). The class of an obstacle
 * does not count: a ditch does not rise, and a hidden trap would tell where it lies.
 */
export function effectiveAltitude(position: FantasyPosition, hex: Axial): number {
  const rises =
    risesForSight(terrainRowAt(position, hex)?.difficulty) || markersOn(position, hex).some(kindles)
  return altitude(position, hex) + (rises ? 1 : 0)
}

/** Does terrain of this class stand half a level above its ground? Terrain that the rules do not know does. @rule CM-LOS-4 */
export function risesForSight(difficulty: Difficulty | undefined): boolean {
  return difficulty !== 'clear' && difficulty !== 'water' && difficulty !== 'lava'
}

/** Do a blaze or smoke in a hex stop every line that crosses it? @rule CM-LOS-10 */
export function stopsSight(position: FantasyPosition, hex: Axial): boolean {
  return markersOn(position, hex).some(({ blocksSight }) => blocksSight)
}

/** Burns, and so changes the terrain of its hex; a blaze need not rise, it stops all sight as it is. @rule CM-LOS-10 */
function kindles({ burns, difficulty, blocksSight }: MarkerRow): boolean {
  return burns !== undefined && !blocksSight && difficulty !== undefined && risesForSight(difficulty)
}
