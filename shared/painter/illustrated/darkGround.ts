/** Grounds on which the grid and the names of hexes are pale; a test asks for the contrast of their ink. */
import { elevationAt } from '#shared/document/map'
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/looks'
import { type IsDarkGround } from '../groundInk'
import { lookOf } from '../hexLook'

const DARK: ReadonlySet<TerrainLook> = new Set([
  'wood',
  'water',
  'sea',
  'moat',
  'boat',
  'difficult',
  'lava',
  'impassable',
  'cave-floor',
  'cave-rough',
  'cave-difficult',
  'cave-rock',
])

/** Levels at which a hollow is in deep shade, and the floor of a cave in light (elevation.ts). */
const SHADED = -4
const LIT = 2

export const isDarkGround: IsDarkGround = (scene, hex) => {
  const level = elevationAt(scene.map, hex)
  const look = lookOf(scene, hex) ?? 'clear'
  const { cave } = TERRAIN_LOOK_ROWS[look]
  return level <= SHADED || (DARK.has(look) && !(cave === 'floor' && level >= LIT))
}
