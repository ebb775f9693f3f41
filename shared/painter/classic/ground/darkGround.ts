/** Grounds on which the grid and the names of hexes are pale; a test asks for the contrast of their ink. */
import { elevationAt } from '#shared/document/map'
import { type TerrainLook } from '#shared/rules/looks'
import { type IsDarkGround } from '../../groundInk'
import { lookOf } from '../../hexLook'

const DARK: ReadonlySet<TerrainLook> = new Set(['lava', 'impassable', 'cave-difficult', 'cave-rock'])

export const isDarkGround: IsDarkGround = (scene, hex) => DARK.has(lookOf(scene, hex) ?? 'clear')

/** The levels between whose bands, along the hexsides, dark lines are seen. */
const LIGHT = { lowest: -3, highest: 4 }

/** Of the grid, which lies on the bands of levels; names stand within. */
export const isDarkRim: IsDarkGround = (scene, hex) => {
  const level = elevationAt(scene.map, hex)
  return level < LIGHT.lowest || level > LIGHT.highest || isDarkGround(scene, hex)
}
