/** Grounds on which the grid and the names of hexes are pale; a test asks for the contrast of their ink. */
import { elevationAt } from '#shared/document/map'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { type IsDarkGround } from '../groundInk'
import { lookOf } from '../hexLook'

/** Levels at which a hollow is in deep shade, and the floor of a cave in light (elevation.ts). */
const SHADED = -4
const LIT = 2

export const isDarkGround: IsDarkGround = (scene, hex) => {
  const level = elevationAt(scene.map, hex)
  const { cave, dark } = TERRAIN_LOOK_ROWS[lookOf(scene, hex) ?? 'clear']
  return level <= SHADED || (dark !== undefined && !(cave === 'floor' && level >= LIT))
}
