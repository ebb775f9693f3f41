/**
 * The looks that rows of a ruleset may ask for, each a row of what painters ask of it. Each style draws every look (an
 * exhaustive record); what stands and what has fallen is the rules' business, never a look's.
 */
import { type HexsideSlot } from '#shared/document/types'

/** A property that is absent is not so. */
export interface TerrainLookRow {
  /** Streams end in open water, bridges lead across it; a marsh is wet without a shore. */
  readonly water?: 'open' | 'marsh'
  /** Lies in or over water: it shows the water beside it. */
  readonly overWater?: true
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
  /** Where on the side it is drawn. */
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
  clear: { grassy: true, host: true },
  wood: { covers: true },
  brush: { grassy: true },
  water: { water: 'open', covers: true },
  sea: { water: 'open', covers: true },
  marsh: { water: 'marsh' },
  bridge: { overWater: true, deck: true, grassy: true },
  ford: { overWater: true, grassy: true },
  rocks: { grassy: true },
  stable: { building: true, onGround: true },
  house: { building: true, onGround: true },
  church: { building: true, onGround: true },
  tower: { building: true, onGround: true, paved: true },
  courtyard: { paved: true, covers: true, host: true },
  rampart: { paved: true, covers: true, host: true },
  stairs: { onGround: true, paved: true },
  boat: { overWater: true, deck: true },
  moat: { water: 'open', covers: true },
  orchard: { host: true },
  field: { covers: true, host: true },
  // Of the fantasy game: its classes of terrain, and what they look like in a cave.
  rough: { grassy: true },
  difficult: { grassy: true },
  lava: { covers: true },
  fortification: { paved: true, covers: true, host: true },
  impassable: {},
  'cave-floor': { covers: true, host: true, cave: 'floor' },
  'cave-rough': { covers: true, cave: 'floor' },
  'cave-difficult': { covers: true, cave: 'floor' },
  'cave-rock': { covers: true, cave: 'rock' },
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
