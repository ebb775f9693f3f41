/** Grounds on which the grid and the names of hexes are pale; a test asks for the contrast of their ink. */
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { type IsDarkGround } from '../../groundInk'
import { lookOf } from '../../hexLook'

export const isDarkGround: IsDarkGround = (scene, hex) =>
  TERRAIN_LOOK_ROWS[lookOf(scene, hex) ?? 'clear'].dark === 'always'
