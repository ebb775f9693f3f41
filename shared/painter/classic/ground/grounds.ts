/** The inks of the ground in the classic style: the flat tint of each look, how its areas end, and tints of levels. */
import { TERRAIN_LOOK_ROWS, TERRAIN_LOOKS, type TerrainLook } from '#shared/rules/map/looks'
import { type Color } from '../../ops'
import { type Ink } from '../../sketch'
import { CROPS } from '../symbols/fields'

/** A tint of the ground: a terrain or a crop. */
export type GroundInk = TerrainLook | (typeof CROPS)[number]['ink']

/** Overlap of neighbours in hexes: a hair, so that no seam shows between equal ones. */
export const HAIR = 0.012

const tints: readonly (readonly [GroundInk, Color])[] = [
  ...TERRAIN_LOOKS.map((look) => [look, TERRAIN_LOOK_ROWS[look].ground.color] as const),
  ...CROPS.map(({ ink, color }) => [ink, color] as const),
]

function inkTable<Id extends string>(rows: readonly (readonly [Id, Ink])[]): Record<Id, Ink> {
  return Object.fromEntries(rows) as Record<Id, Ink>
}

/** Fills of grown hexes. */
export const FLAT_INKS = inkTable<GroundInk>(tints.map(([id, fill]) => [id, { fill }]))

/** Fills of areas with their seams closed by a line of their own colour. */
export const AREA_INKS = inkTable<GroundInk>(
  tints.map(([id, fill]) => [id, { fill, line: fill, width: 2 * HAIR }]),
)

/** Edges of caves: where rock bounds them, and where one walks in. */
export type CaveEdge = 'cave wall' | 'cave mouth'

/** Outlines, weakest first. */
export const EDGE_INKS = inkTable<TerrainLook | CaveEdge>([
  ...TERRAIN_LOOKS.map((look) => [look, TERRAIN_LOOK_ROWS[look].ground] as const)
    .sort(([, a], [, b]) => a.rank - b.rank)
    .map(([look, { edge }]) => [look, { line: edge, width: 0.03 }] as const),
  ['cave mouth', { line: '#3a2c1a', width: 0.04, dash: [0.001, 0.075] }],
  ['cave wall', { line: '#1f1811', width: 0.065 }],
])

/** Tints of levels above the plain, and below it. */
export const HYPSOMETRIC_UP = ['#dfb868', '#d2964a', '#b97537', '#97532a', '#6b3420'] as const
export const HYPSOMETRIC_DOWN = ['#a8bab4', '#7495a0', '#4d7388', '#33546f', '#1f3552'] as const
/** Likewise below it in caves, where nothing is green. */
export const HYPSOMETRIC_CAVE = ['#a08e96', '#7d7288', '#5c5475', '#474167', '#2f2c50'] as const
