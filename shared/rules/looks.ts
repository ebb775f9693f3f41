/**
 * The looks that rows of a ruleset may ask for, each a row of what painters ask of it. Each style draws every look (an
 * exhaustive record); what stands and what has fallen is the rules' business, never a look's.
 */
import { type HexsideSlot } from '#shared/document/types'

/** A property that is absent is not so. */
export interface TerrainLookRow {
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

export interface FeatureLookRow {
  /** The slot of the side in which it is drawn. */
  readonly slot: HexsideSlot
  /** Stone walls join, and are laid in courses. */
  readonly stone?: true
  readonly crenellated?: true
  /** Thick enough to hide the line of the grid. */
  readonly hidesGrid?: true
}

export interface StructureLookRow {
  /** Walls of masonry run on into each other and into towers. */
  readonly masonry?: 'wall' | 'tower'
}

const TERRAINS = {
  clear: { grassy: true, host: true, road: 10 },
  wood: { covers: true, road: 30 },
  brush: { grassy: true, road: 18 },
  water: { water: 'open', covers: true, road: 120, stream: 5 },
  sea: { water: 'open', covers: true, road: 300, stream: 5 },
  marsh: { water: 'marsh', road: 50, stream: 6 },
  bridge: { overWater: true, crossing: true, deck: true, grassy: true, road: 10 },
  ford: { overWater: true, crossing: true, grassy: true, road: 14 },
  rocks: { grassy: true, road: 40 },
  stable: { building: true, onGround: true, road: 50, stream: 60 },
  house: { building: true, onGround: true, road: 60, stream: 60 },
  church: { building: true, onGround: true, road: 80, stream: 80 },
  tower: { building: true, onGround: true, paved: true, road: 80, stream: 80 },
  courtyard: { paved: true, covers: true, host: true, road: 12 },
  rampart: { paved: true, covers: true, host: true, road: 40, stream: 60 },
  stairs: { onGround: true, paved: true, road: 15 },
  boat: { overWater: true, deck: true, road: 120 },
  moat: { water: 'open', covers: true, road: 120, stream: 6 },
  orchard: { host: true, road: 16 },
  field: { covers: true, host: true, road: 14 },
  // Of the fantasy game: its classes of terrain, and what they look like in a cave.
  rough: { grassy: true, road: 20 },
  difficult: { grassy: true, road: 35 },
  lava: { covers: true, road: 300 },
  fortification: { paved: true, covers: true, host: true, road: 60, stream: 60 },
  impassable: { road: 400, stream: 200 },
  'cave-floor': { covers: true, host: true, cave: 'floor', road: 10 },
  'cave-rough': { covers: true, cave: 'floor', road: 20 },
  'cave-difficult': { covers: true, cave: 'floor', road: 35 },
  'cave-rock': { covers: true, cave: 'rock', road: 400, stream: 200 },
} as const satisfies Record<string, TerrainLookRow>

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
