/** Grounds on which the grid and the names of hexes are pale; a test asks for the contrast of their ink. */
import { type TerrainLook } from '#shared/rules/looks'
import { type IsDarkGround } from '../../groundInk'
import { lookOf } from '../../hexLook'

const DARK: ReadonlySet<TerrainLook> = new Set(['lava', 'impassable', 'cave-difficult', 'cave-rock'])

export const isDarkGround: IsDarkGround = (scene, hex) => DARK.has(lookOf(scene, hex) ?? 'clear')
