/** The altitude of hexes for sight, in whole half levels, so that the ½ of terrain is one; the map as sight reads it. */
import { type Difficulty } from '../rows/difficulties'
import { elevationAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { terrainRowAt } from '#shared/rules/standing/position'
import { type FantasyPosition } from '../position/fantasyRules'
import { markersOn } from '../ground/terrainClass'
import { type MarkerRow } from '../rows/mapRows'
import { onGrid } from '#shared/hex/grid'

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

/** Half levels. */
export interface SightHeights {
  onMap(hex: Axial): boolean
  /** The ground of a hex of the map. */
  ground(hex: Axial): number
  /** The height of a hex in the way of a line that crosses it. */
  top(hex: Axial): number
}

/** Higher than any ground: a blaze or smoke. @rule CM-LOS-10 */
const BEYOND_ALL = 32767
/** Lower than any ground: a half off the map, which is ignored. @rule CM-LOS-8 */
export const NOTHING = -32768

export function sightHeights(position: FantasyPosition): SightHeights {
  const { grid } = position.scenario.map
  const onMap = (hex: Axial): boolean => onGrid(hex, grid)
  return {
    onMap,
    ground: (hex) => altitude(position, hex),
    top(hex) {
      if (!onMap(hex)) return NOTHING
      return stopsSight(position, hex) ? BEYOND_ALL : effectiveAltitude(position, hex)
    },
  }
}
