/** The terrains of the classic style: the flat tint of each, how its areas end, and its symbol. */
import { TERRAIN_LOOKS, type TerrainLook } from '#shared/rules/looks'
import { type Color } from '../../ops'
import { type Ink } from '../../sketch'
import { type Detail } from '../../style'
import { roof, SLATED, THATCHED, TILED, tower } from '../symbols/buildings'
import { fieldOf, furrows } from '../symbols/fields'
import { paving, rocks, steps } from '../symbols/stone'
import { type Symbol, type SymbolContext } from '../symbols/symbolContext'
import { brush, marsh, meadow, orchard, wood } from '../symbols/vegetation'
import { boat, ford, moat, waves } from '../symbols/water'
import { cave, crags, difficult, lava, rockMass, rough } from '../symbols/wild'

export interface Ground {
  readonly color: Color
  /** The line round its areas; of two neighbours the one of higher rank draws it. */
  readonly edge: Color
  readonly rank: number
  /** Nature ends in soft irregular lines, what people built along the hexsides. */
  readonly soft: boolean
  /** Drawn on its hexes from this detail on. */
  readonly from: Detail
  readonly symbol: Symbol
}

type Row = readonly [rank: number, color: Color, edge: Color, from: Detail, symbol: Symbol]
const ground = ([rank, color, edge, from, symbol]: Row, soft: boolean): Ground => ({
  rank,
  color,
  edge,
  soft,
  from,
  symbol,
})
const nature = (...row: Row): Ground => ground(row, true)
const built = (...row: Row): Ground => ground(row, false)

export const GROUNDS: Readonly<Record<TerrainLook, Ground>> = {
  clear: nature(0, '#d5d3a4', '#a9a873', 3, meadow),
  field: nature(1, '#d6bb7f', '#8f8040', 2, fieldSymbol),
  orchard: nature(2, '#c0cd8d', '#7d9450', 1, orchard),
  brush: nature(3, '#b7c27f', '#7f9152', 2, brush),
  rocks: nature(4, '#c5bca4', '#7c7263', 1, rocks),
  wood: nature(5, '#93aa68', '#465e33', 1, wood),
  marsh: nature(6, '#b3c6ab', '#6d9180', 2, marsh),
  ford: nature(7, '#c2d9d6', '#5c93a5', 2, ford),
  water: nature(8, '#a3c9d6', '#3f7d96', 2, waves('wave', 4, 0.15)),
  sea: nature(9, '#86b5ca', '#2f6683', 2, waves('seaWave', 5, 0.2)),
  moat: nature(10, '#94b7ba', '#37626a', 2, moat),
  rough: nature(3, '#c8c08c', '#918a56', 2, rough),
  difficult: nature(4.5, '#a9a873', '#62603a', 1, difficult),
  lava: nature(11, '#d9541f', '#5b1508', 1, lava),
  impassable: nature(12, '#8d8371', '#3d372d', 1, crags),
  'cave-floor': nature(13, '#b9a78c', '#6f5d45', 3, cave(0)),
  'cave-rough': nature(14, '#a3907a', '#5f4e39', 2, cave(2, 2)),
  'cave-difficult': nature(15, '#877462', '#47392a', 2, cave(5, 2)),
  'cave-rock': nature(16, '#4b4137', '#221c15', 2, rockMass('rockHatch')),
  // These two lie on the ground of their surroundings: the tint is what far out is seen of them; decks over ways: bridge.ts.
  bridge: nature(8, '#b98f58', '#3f7d96', 3, waves('wave', 2, 0.13)),
  boat: nature(8, '#a5784a', '#3f7d96', 1, boat),
  courtyard: built(20, '#cfc7b4', '#857a5d', 2, paving('paving')),
  stairs: built(21, '#cdc1a2', '#6e644e', 1, steps),
  fortification: built(21.5, '#c6bca5', '#453e33', 2, paving('fortificationPaving')),
  rampart: built(22, '#bcb197', '#5c5342', 2, paving('rampartPaving')),
  stable: built(23, '#c4a35f', '#4a3620', 1, roof(THATCHED)),
  house: built(24, '#b9664a', '#4a2a1c', 1, roof(TILED)),
  church: built(25, '#95a1a8', '#2c3136', 1, roof(SLATED)),
  tower: built(26, '#a89d86', '#453e33', 1, tower),
}

/** Crops of fields: the ink of the ground and of its furrows. */
const CROPS = [
  { ink: 'plough', color: '#d2b282', furrow: 'furrow' },
  { ink: 'corn', color: '#dfcb86', furrow: 'furrowLight' },
  { ink: 'green crop', color: '#c4c887', furrow: 'furrowGreen' },
] as const

/** The crop of a field by its seed in [0, 1). */
export function cropOf(seed: number): (typeof CROPS)[number] {
  return CROPS[Math.floor(seed * CROPS.length)] ?? CROPS[0]
}

function fieldSymbol(context: SymbolContext): void {
  const field = fieldOf(context.spot)
  furrows(context, cropOf(field.seed).furrow, field.seed * 97)
}

/** A tint of the ground: a terrain or a crop. */
export type GroundInk = TerrainLook | (typeof CROPS)[number]['ink']

/** Overlap of neighbours in hexes: a hair, so that no seam shows between equal ones. */
export const HAIR = 0.012

const tints: readonly (readonly [GroundInk, Color])[] = [
  ...TERRAIN_LOOKS.map((look) => [look, GROUNDS[look].color] as const),
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
  ...[...TERRAIN_LOOKS]
    .sort((a, b) => GROUNDS[a].rank - GROUNDS[b].rank)
    .map((look) => [look, { line: GROUNDS[look].edge, width: 0.03 }] as const),
  ['cave mouth', { line: '#3a2c1a', width: 0.04, dash: [0.001, 0.075] }],
  ['cave wall', { line: '#1f1811', width: 0.065 }],
])

/** Tints of levels above the plain, and below it. */
export const HYPSOMETRIC_UP = ['#dfb868', '#d2964a', '#b97537', '#97532a', '#6b3420'] as const
export const HYPSOMETRIC_DOWN = ['#a8bab4', '#7495a0', '#4d7388', '#33546f', '#1f3552'] as const
/** Likewise below it in caves, where nothing is green. */
export const HYPSOMETRIC_CAVE = ['#a08e96', '#7d7288', '#5c5475', '#474167', '#2f2c50'] as const
