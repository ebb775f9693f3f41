/**
 * The looks that rows of a ruleset may ask for, each a row of what painters ask of it, terrains with their ground in the flat
 * styles. Styles draw every look (exhaustive records); what stands and what has fallen is the rules' business, never a look's.
 */
import { type HexsideSlot } from '#shared/document/types'

/** Symbols of the classic style on the ground (`painter/classic/symbols/`). */
export type GroundSymbol =
  | (
      | 'meadow'
      | 'field'
      | 'orchard'
      | 'brush'
      | 'rocks'
      | 'wood'
      | 'marsh'
      | 'ford'
      | 'boat'
      | 'steps'
      | 'tower'
    )
  | ('waves' | 'swell' | 'ripples' | 'moat' | 'rough' | 'difficult' | 'lava' | 'crags')
  | ('cave-floor' | 'cave-stones' | 'stalagmites' | 'rock-mass')
  | ('paving' | 'fortification-paving' | 'rampart-paving' | 'thatch' | 'tiles' | 'slates')

/** The ground of a terrain in the classic style, whose shapes the style of one ink shares. */
interface GroundLook {
  /** The flat tint (#rrggbb), and the line round its areas; of two neighbours the one of higher rank draws it. */
  readonly color: string
  readonly edge: string
  readonly rank: number
  /** Nature ends in soft irregular lines, what people built along the hexsides. */
  readonly soft: boolean
  /** Drawn on its hexes from this detail on (`Detail` in `painter/style.ts`). */
  readonly from: 1 | 2 | 3
  readonly symbol: GroundSymbol
  /** Darkness in one ink far out, where nothing can be drawn: 0 is the paper; each look has its own, those of a ruleset are a step apart. */
  readonly afar: number
}

/** A property that is absent is not so. */
interface TerrainLookRow {
  readonly ground: GroundLook
  /** The grid and the names of hexes are pale on it: in all coloured styles, or in the illustrated one alone. */
  readonly dark?: 'always' | 'illustrated'
  /**
   * Tenths of a hex of open ground: so much farther a road that is drawn goes round to avoid one such hex. Of a stream: 10
   * when absent; it is drawn to water, and minds only what is built.
   */
  readonly road: number
  readonly stream?: number
  /** Streams end in open water, bridges lead across it; a marsh is wet without a shore. */
  readonly water?: 'open' | 'marsh'
  /** Lies in or over water: it shows the water beside it. */
  readonly overWater?: true
  /** Roads cross a stream there. */
  readonly crossing?: true
  /** Planks over the water. */
  readonly deck?: true
  /** Stands alone in its hex, under a roof. */
  readonly building?: true
  /** Stands on the ground of its surroundings. */
  readonly onGround?: true
  /** Built ground: a wall beside it protects it. */
  readonly paved?: true
  /** Grass grows there. */
  readonly grassy?: true
  /** Nothing of the meadow is seen in the middle of it. */
  readonly covers?: true
  /** The ground that something may stand on. */
  readonly host?: true
  /** Underground: walked on, or solid. */
  readonly cave?: 'floor' | 'rock'
}

interface FeatureLookRow {
  /** The slot of the side in which it is drawn. */
  readonly slot: HexsideSlot
  /** Stone walls join, and are built in courses. */
  readonly stone?: true
  readonly crenellated?: true
  /** Thick enough to hide the line of the grid. */
  readonly hidesGrid?: true
}

interface StructureLookRow {
  /** Walls of masonry run on into each other and into towers. */
  readonly masonry?: 'wall' | 'tower'
}

type Ground = readonly [
  rank: number,
  afar: number,
  color: string,
  edge: string,
  from: GroundLook['from'],
  symbol: GroundSymbol,
]
type Properties = Omit<TerrainLookRow, 'ground'>

const terrain = (
  [rank, afar, color, edge, from, symbol]: Ground,
  soft: boolean,
  row: Properties,
): TerrainLookRow => ({
  ...row,
  ground: { rank, afar, color, edge, soft, from, symbol },
})
const nature = (ground: Ground, row: Properties): TerrainLookRow => terrain(ground, true, row)
const built = (ground: Ground, row: Properties): TerrainLookRow => terrain(ground, false, row)

const TERRAINS = {
  clear: nature([0, 0, '#d5d3a4', '#a9a873', 3, 'meadow'], { grassy: true, host: true, road: 10 }),
  wood: nature([5, 22, '#93aa68', '#465e33', 1, 'wood'], { covers: true, road: 30, dark: 'illustrated' }),
  brush: nature([3, 5, '#b7c27f', '#7f9152', 2, 'brush'], { grassy: true, road: 18 }),
  water: nature([8, 15, '#a3c9d6', '#3f7d96', 2, 'waves'], {
    water: 'open',
    covers: true,
    road: 120,
    stream: 5,
    dark: 'illustrated',
  }),
  sea: nature([9, 20, '#86b5ca', '#2f6683', 2, 'swell'], {
    water: 'open',
    covers: true,
    road: 300,
    stream: 5,
    dark: 'illustrated',
  }),
  marsh: nature([6, 9, '#b3c6ab', '#6d9180', 2, 'marsh'], { water: 'marsh', road: 50, stream: 6 }),
  // Bridge and boat lie on the ground of their surroundings: their tint is seen far out alone.
  bridge: nature([8, 13, '#b98f58', '#3f7d96', 3, 'ripples'], {
    overWater: true,
    crossing: true,
    deck: true,
    grassy: true,
    road: 10,
  }),
  ford: nature([7, 8, '#c2d9d6', '#5c93a5', 2, 'ford'], {
    overWater: true,
    crossing: true,
    grassy: true,
    road: 14,
  }),
  rocks: nature([4, 10, '#c5bca4', '#7c7263', 1, 'rocks'], { grassy: true, road: 40 }),
  stable: built([23, 11, '#c4a35f', '#4a3620', 1, 'thatch'], {
    building: true,
    onGround: true,
    road: 50,
    stream: 60,
  }),
  house: built([24, 17, '#b9664a', '#4a2a1c', 1, 'tiles'], {
    building: true,
    onGround: true,
    road: 60,
    stream: 60,
  }),
  church: built([25, 21, '#95a1a8', '#2c3136', 1, 'slates'], {
    building: true,
    onGround: true,
    road: 80,
    stream: 80,
  }),
  tower: built([26, 23, '#a89d86', '#453e33', 1, 'tower'], {
    building: true,
    onGround: true,
    paved: true,
    road: 80,
    stream: 80,
  }),
  courtyard: built([20, 3, '#cfc7b4', '#857a5d', 2, 'paving'], {
    paved: true,
    covers: true,
    host: true,
    road: 12,
  }),
  rampart: built([22, 16, '#bcb197', '#5c5342', 2, 'rampart-paving'], {
    paved: true,
    covers: true,
    host: true,
    road: 40,
    stream: 60,
  }),
  stairs: built([21, 4, '#cdc1a2', '#6e644e', 1, 'steps'], { onGround: true, paved: true, road: 15 }),
  boat: nature([8, 14, '#a5784a', '#3f7d96', 1, 'boat'], {
    overWater: true,
    deck: true,
    road: 120,
    dark: 'illustrated',
  }),
  moat: nature([10, 24, '#94b7ba', '#37626a', 2, 'moat'], {
    water: 'open',
    covers: true,
    road: 120,
    stream: 6,
    dark: 'illustrated',
  }),
  orchard: nature([2, 6, '#c0cd8d', '#7d9450', 1, 'orchard'], { host: true, road: 16 }),
  field: nature([1, 1, '#d6bb7f', '#8f8040', 2, 'field'], { covers: true, host: true, road: 14 }),
  // The fantasy game's classes of terrain, and what they look like in a cave.
  rough: nature([3, 7, '#c8c08c', '#918a56', 2, 'rough'], { grassy: true, road: 20 }),
  difficult: nature([4.5, 19, '#a9a873', '#62603a', 1, 'difficult'], {
    grassy: true,
    road: 35,
    dark: 'illustrated',
  }),
  lava: nature([11, 26, '#d9541f', '#5b1508', 1, 'lava'], { covers: true, road: 300, dark: 'always' }),
  fortification: built([21.5, 18, '#c6bca5', '#453e33', 2, 'fortification-paving'], {
    paved: true,
    covers: true,
    host: true,
    road: 60,
    stream: 60,
  }),
  impassable: nature([12, 27, '#8d8371', '#3d372d', 1, 'crags'], { road: 400, stream: 200, dark: 'always' }),
  'cave-floor': nature([13, 2, '#b9a78c', '#6f5d45', 3, 'cave-floor'], {
    covers: true,
    host: true,
    cave: 'floor',
    road: 10,
    dark: 'illustrated',
  }),
  'cave-rough': nature([14, 12, '#a3907a', '#5f4e39', 2, 'cave-stones'], {
    covers: true,
    cave: 'floor',
    road: 20,
    dark: 'illustrated',
  }),
  'cave-difficult': nature([15, 25, '#877462', '#47392a', 2, 'stalagmites'], {
    covers: true,
    cave: 'floor',
    road: 35,
    dark: 'always',
  }),
  'cave-rock': nature([16, 28, '#4b4137', '#221c15', 2, 'rock-mass'], {
    covers: true,
    cave: 'rock',
    road: 400,
    stream: 200,
    dark: 'always',
  }),
}

export type TerrainLook = keyof typeof TERRAINS
export const TERRAIN_LOOK_ROWS: Readonly<Record<TerrainLook, TerrainLookRow>> = TERRAINS
export const TERRAIN_LOOKS = Object.keys(TERRAINS) as TerrainLook[]

const FEATURES = {
  'wall-low': { slot: 'barrier', hidesGrid: true },
  wall: { slot: 'barrier', stone: true, hidesGrid: true },
  battlement: { slot: 'barrier', stone: true, crenellated: true, hidesGrid: true },
  'arrow-slit': { slot: 'opening' },
  window: { slot: 'opening' },
  door: { slot: 'opening' },
  gate: { slot: 'opening' },
  hedge: { slot: 'barrier', hidesGrid: true },
  fence: { slot: 'barrier' },
  stairs: { slot: 'fixture' },
  ladder: { slot: 'fixture' },
  cliff: { slot: 'barrier', hidesGrid: true },
  road: { slot: 'way' },
  path: { slot: 'way' },
  stream: { slot: 'way' },
  rough: { slot: 'barrier' },
  'water-side': { slot: 'barrier' },
  impassable: { slot: 'barrier', hidesGrid: true },
  normal: { slot: 'barrier' },
  'fortification-side': { slot: 'barrier', stone: true, crenellated: true, hidesGrid: true },
  'fortification-entrance': { slot: 'opening' },
} as const satisfies Record<string, FeatureLookRow>

export type FeatureLook = keyof typeof FEATURES
export const FEATURE_LOOK_ROWS: Readonly<Record<FeatureLook, FeatureLookRow>> = FEATURES
export const FEATURE_LOOKS = Object.keys(FEATURES) as FeatureLook[]

const STRUCTURES = {
  'wall-hex': { masonry: 'wall' },
  'battlement-hex': { masonry: 'wall' },
  'arrow-slit-hex': { masonry: 'wall' },
  'tower-hex': { masonry: 'tower' },
  rubble: {},
  'filled-moat': {},
  fire: {},
  // Obstacles, fire and smoke of the fantasy game.
  debris: {},
  mantlet: {},
  pavises: {},
  palisade: {},
  abatis: {},
  ditch: {},
  stakes: {},
  trap: {},
  tents: {},
  huts: {},
  cart: {},
  wagon: {},
  'war-wagon': {},
  civilians: {},
  herd: {},
  boats: {},
  ruins: {},
  'fire-start': {},
  blaze: {},
  'smoke-sparse': {},
  'smoke-dense': {},
} as const satisfies Record<string, StructureLookRow>

export type StructureLook = keyof typeof STRUCTURES
export const STRUCTURE_LOOK_ROWS: Readonly<Record<StructureLook, StructureLookRow>> = STRUCTURES
export const STRUCTURE_LOOKS = Object.keys(STRUCTURES) as StructureLook[]
