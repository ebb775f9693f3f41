/**
 * The types of a scenario. Plain immutable data: no functions, no ruleset rows, no view.
 * Only commands change it (shared/commands); only `format/` reads and writes it.
 *
 * Ids of ruleset data (terrain, features, structures, stats, tables) are plain stable strings: a scenario may name
 * what its ruleset does not know, and a check says so; nothing is lost.
 *
 * Every object carries `extra`: the keys of the file that this version does not know. They are written back as found.
 */
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Numbering } from '#shared/hex/numbering'
import { type Extensible, type Json } from './extra'
import {
  type Reinforcement,
  type SideSetUp,
  type SpecialRule,
  type StartValues,
  type Texts,
  type Turns,
  type Victory,
} from './game'
import {
  type BoardId,
  type CounterId,
  type CounterTypeId,
  type GroupId,
  type ImageHash,
  type LabelId,
  type MarkerId,
  type ReinforcementId,
  type SideId,
  type SpecialRuleId,
  type VictoryId,
  type ZoneId,
} from './ids'
import { type EdgeName, type EdgeSpan } from './place'

export type { Extensible, Json } from './extra'
export type { Fog, Reinforcement, StartValues, Weather, WindStrength } from './game'
export type { EdgeSpan } from './place'
export type {
  BoardId,
  CounterId,
  CounterTypeId,
  GroupId,
  ImageHash,
  LabelId,
  MarkerId,
  ReinforcementId,
  SideId,
  ZoneId,
} from './ids'

export type TerrainId = string
export type FeatureId = string
export type StructureId = string

/** One scenario: one file. */
export interface Scenario extends Extensible {
  readonly info: ScenarioInfo
  readonly texts: Texts
  /** The id of the ruleset that judges it: `magna-carta`, `savoy`, `common-mechanics`. */
  readonly ruleset: string
  /** The ruleset's options that differ from their defaults. */
  readonly options: { readonly [name: string]: Json }
  /** Tables of the ruleset replaced by the author (SCN-1), by table id. */
  readonly houseTables: { readonly [tableId: string]: Json }
  readonly map: ScenarioMap
  /** Day and weather as the game begins; absent = a fine day without wind or fog worth a rule (CM-SCN-1). */
  readonly start?: StartValues
  /** Absent = as many turns as the players like, in the order of the document. */
  readonly turns?: Turns
  readonly boards: Readonly<Record<BoardId, Board>>
  readonly sides: Readonly<Record<SideId, Side>>
  readonly groups: Readonly<Record<GroupId, Group>>
  readonly reinforcements: Readonly<Record<ReinforcementId, Reinforcement>>
  /** Several of one side and level: each will do. */
  readonly victory: Readonly<Record<VictoryId, Victory>>
  readonly specialRules: Readonly<Record<SpecialRuleId, SpecialRule>>
  readonly counterTypes: Readonly<Record<CounterTypeId, CounterType>>
  /** Absent = the standard card. */
  readonly cardDesign?: CardDesign
  readonly counters: Readonly<Record<CounterId, Counter>>
  readonly zones: Readonly<Record<ZoneId, Zone>>
  readonly labels: Readonly<Record<LabelId, Label>>
  readonly images: Readonly<Record<ImageHash, EmbeddedImage>>
}

export interface ScenarioInfo extends Extensible {
  readonly title: string
  readonly authors: readonly string[]
  /** ISO date, or empty. */
  readonly date: string
  /** Language of the author's own texts. */
  readonly language: 'fr' | 'en'
  /** The title in the other language. */
  readonly otherTitle?: string
}

// ---------------------------------------------------------------------------------------------- map

/** One field of hexes. Terrain and the other per-hex values live in chunks, hexsides in records bucketed by chunk. */
export interface ScenarioMap extends Extensible {
  readonly grid: Grid
  /** Width of a hex in mm, flat to flat, as printed. */
  readonly hexMm: number
  readonly numbering: Numbering & Extensible
  /** One character of the file's map rows for each terrain in use; grows by commands, never re-lettered. */
  readonly palette: Readonly<Record<string, TerrainId>>
  /** Dense, row by row of chunks (see chunk.ts). */
  readonly chunks: readonly Chunk[]
  readonly hexsides: Readonly<Record<string, HexsideBucket>>
  readonly structures: Readonly<Record<HexKey, Structure>>
  readonly markers: Readonly<Record<MarkerId, Marker>>
  readonly background?: Background
  readonly gridLook?: GridLook
}

/** The look of the grid and of hexes' names; what is absent is as standard (painter/gridLook.ts). */
export interface GridLook extends Extensible {
  /** `#rrggbb`; absent = dark or pale by the ground. */
  readonly lineColor?: string
  readonly lineMm?: number
  readonly lineOpacity?: number
  readonly nameColor?: string
  /** Em size. */
  readonly nameMm?: number
  readonly nameOpacity?: number
}

export type HexsideBucket = Readonly<Record<HexsideKey, HexsideFeatures>>

/** Per-hex values of 32 x 32 hexes, row by row. A layer that is absent holds its default everywhere. */
export interface Chunk {
  readonly terrain: readonly TerrainId[]
  /** Ground level, whole numbers within MAX_ELEVATION; default 0. */
  readonly elevation?: readonly number[]
  /** Default `outdoors`. */
  readonly environment?: readonly Environment[]
  /** Bit set of `HEX_FLAGS`; default 0. */
  readonly flags?: readonly number[]
  /** Wandering level 0 to 4 (CM-WAN); default 0. */
  readonly wandering?: readonly number[]
}

export { MAX_ELEVATION } from './limits'

export type Environment = 'outdoors' | 'cave'

/** Bits of `Chunk.flags`. */
export const HEX_FLAGS = { flammable: 1, inaccessible: 2, infiltration: 4 } as const

/** One of a side's two hexes: the canonical owner, or the one across (see hex/hexside.ts). */
export type HexsideHalf = 'owner' | 'across'

/** The features of a hexside, in four slots; each feature's row names its slot. @rule DOC-3 */
export interface HexsideFeatures extends Extensible {
  readonly barrier?: Barrier
  readonly opening?: Opening
  readonly way?: Way
  readonly fixture?: Fixture
}

export type HexsideSlot = 'barrier' | 'opening' | 'way' | 'fixture'

export interface Barrier extends Extensible {
  readonly feature: FeatureId
  /** For directional ones: which hex is inside. */
  readonly inside?: HexsideHalf
  /** Hits it still takes; absent = undamaged. */
  readonly integrity?: number
}

export interface Opening extends Extensible {
  readonly feature: FeatureId
  readonly inside?: HexsideHalf
  readonly state?: 'open' | 'closed'
  /** Of an entrance, the owner of its fortification (CM-SID-6). */
  readonly owner?: SideId
  /** Sides that the owner lets pass. */
  readonly guests?: readonly SideId[]
  readonly portcullis?: 'none' | 'raised' | 'lowered'
}

export interface Way extends Extensible {
  readonly feature: FeatureId
}

export interface Fixture extends Extensible {
  readonly feature: FeatureId
  /** The hex at the upper end (stairs) or the foot's opposite (ladder). */
  readonly inside?: HexsideHalf
}

/** A hex structure (wall, battlement, tower floor as a whole hex, MC-MAP-2). */
export interface Structure extends Extensible {
  readonly feature: StructureId
  readonly facing?: Facing
  readonly integrity?: number
  readonly owner?: SideId
}

/** Something laid on a hex that overrides or adds to its terrain: rubble, filled moat, fire, obstacles (CM-OBS). */
export interface Marker extends Extensible {
  readonly kind: string
  readonly hex: HexKey
  readonly facing?: Facing
  readonly hidden?: boolean
}

/** A scanned board under the map (MAP-4), laid on the grid by points of the picture that are centres of hexes. */
export interface Background extends Extensible {
  readonly image: ImageHash
  /** Of the picture, pixels. Absent in files made by hand: opening looks it up (format/openScenario.ts). */
  readonly width?: number
  readonly height?: number
  /** Any number of them, at most one for a hex: how much they settle says background/fit.ts. */
  readonly fit: readonly FitPoint[]
  /** 0 to 1, over the white of the paper. */
  readonly opacity: number
  /** The tool does not move it. */
  readonly locked: boolean
  /** It is in exports and prints too, not only on screen. */
  readonly print: boolean
}

export interface FitPoint extends Extensible {
  readonly hex: HexKey
  /** Pixels of the picture, from its top left corner. */
  readonly x: number
  readonly y: number
}

/** A named rectangle of the map with its own numbering and edge names (DOC-6, MC-MAP-1). */
export interface Board extends Extensible {
  readonly name: string
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
  readonly numbering?: Numbering & Extensible
  /** It lies turned by 180 degrees: its own columns, rows and edges are those of the board as printed. */
  readonly turned: boolean
  readonly edges: readonly BoardEdge[]
}

export interface BoardEdge extends Extensible {
  readonly edge: EdgeName
  readonly name: string
  readonly spans: readonly BoardSpan[]
}

/** Part of an edge: hex positions along it, from 0, both included. */
export interface BoardSpan extends Extensible {
  readonly name: string
  readonly from: number
  readonly to: number
}

export interface Zone extends Extensible {
  readonly name: string
  readonly kind: 'setup' | 'entry' | 'victory' | 'other'
  readonly side?: SideId
  /** `#rrggbb`; absent = the colour of its kind. */
  readonly color?: string
  /** Absent = none: the tint alone. */
  readonly hatching?: ZoneHatching
  /** Of the tint, 0 to 1; absent = a light one. */
  readonly opacity?: number
  /** In no order. */
  readonly hexes: readonly HexKey[]
}

/** Told apart in black and white. */
export type ZoneHatching = 'rising' | 'falling' | 'level' | 'crossed' | 'dots'

export interface Label extends Extensible {
  readonly text: string
  readonly hex: HexKey
  /** Offset from the hex centre, mm. */
  readonly dxMm: number
  readonly dyMm: number
  readonly sizeMm: number
  /** Degrees, clockwise. */
  readonly angle: number
  /** `#rrggbb`; absent = dark ink. */
  readonly color?: string
  /** Absent = serif. */
  readonly font?: LabelFont
}

export type LabelFont = 'sans' | 'sans-bold'

// ---------------------------------------------------------------------------------------------- sides and counters

/** A belligerent. */
export interface Side extends Extensible {
  readonly name: string
  /** `#rrggbb` of its counters. */
  readonly color: string
  readonly notes: string
  /** Leads the army (CM-SCN-3). */
  readonly commander?: CounterId
  /** Absent = its counters begin where they stand. */
  readonly setUp?: SideSetUp
}

/** A part of a side's order of battle (CTR-7), or of another part: `groups.ts` reads the tree. */
export interface Group extends Extensible {
  readonly side: SideId
  readonly name: string
  readonly note: string
  readonly leader?: CounterId
  /** The group of the same side that it is a part of; absent = it stands directly under the side. */
  readonly parent?: GroupId
  /** Order among the groups of one parent; a fraction where it was put between two. */
  readonly rank: number
  /** `#rrggbb` of the stripe on its counters; absent = as the group of which it is a part. A wing has its banner's. */
  readonly color?: string
  /** Makes it a wing of the army. */
  readonly wing?: Wing
}

/** The values of a wing of an army: those who march under one banner. @rule CM-SCN-3 */
export interface Wing extends Extensible {
  /** `#rrggbb` of the banner. */
  readonly banner: string
  readonly order: 'attack' | 'defend' | 'regroup' | 'retreat'
  /** 4 to 11. */
  readonly morale: number
  readonly rest: number
  /** The part of the rim by which it retreats from the map. */
  readonly retreatEdge?: EdgeSpan
}

export type StatValue = string | number | boolean

export type Stats = Readonly<Record<string, StatValue>>

/**
 * The sheet of a counter: one character (MC-MAP-3) or unit type, with states that own their faces.
 * `stats` hold for all faces; a face's own `stats` (attack, defence, movement…) override them.
 */
export interface CounterType extends Extensible {
  readonly name: string
  /** Three letters (SV-CTR-3). */
  readonly abbreviation: string
  readonly side?: SideId
  /** The published edition that its values come from; empty = the author's own. */
  readonly edition: string
  /** Hexes its counter covers when a state does not say otherwise. */
  readonly footprint: 1 | 2
  readonly stats: Stats
  readonly faces: Readonly<Record<string, CounterFaceData>>
  /** Counters that a sheet prints. */
  readonly quantity: number
}

/** One face of the cardboard: `healthy`, `wounded`, `mounted-healthy`… the ruleset's schema lists them. */
export interface CounterFaceData extends Extensible {
  readonly stats: Stats
  /** Its own art, in place of the silhouette. */
  readonly image?: ImageHash
  /** The way its picture lies on the card; without it as `newArt` of art.ts lays it. */
  readonly art?: ArtPlace
}

/**
 * The part of a card that a picture takes: that of the figure, all the ground behind figure and numbers, or the whole card, on
 * which then nothing else is printed.
 */
export type ArtMode = 'figure' | 'behind' | 'card'

/** The way a picture lies on a card (CTR-5). */
export interface ArtPlace extends Extensible {
  /** Of the picture, pixels. Absent in files made by hand: opening looks it up (format/openScenario.ts). */
  readonly width?: number
  readonly height?: number
  readonly mode: ArtMode
  /** At 1 the upright picture just covers its field. */
  readonly zoom: number
  /** From the middle of the field to that of the picture, shares of the field's width and height. */
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly turn: number
  /** `#rrggbb`, laid over the picture. */
  readonly tint?: string
  /** Of the tint, 0 to 1; absent = half. */
  readonly tintOpacity?: number
}

/**
 * The design of all cards of a scenario: a ready one, and what the author changed of it; what is absent is as that design has it
 * (painter/counters/designs). @rule CTR-5
 */
export interface CardDesign extends Extensible {
  readonly base: ReadyDesignId
  /** Of a one-hex card, and so the height of a two-hex one; absent = by the hex. */
  readonly widthMm?: number
  /** Of a two-hex card; absent = in proportion. */
  readonly lengthMm?: number
  /** Of the front edge and its ends: a gable that points where it faces, a straight edge, rounded corners. */
  readonly corners?: CardCorners
  /** Of numbers and letters. */
  readonly font?: CardFont
  /** The place of the three numbers on one-hex cards: side by side at the foot, or one under the other at the right. */
  readonly numbers?: 'row' | 'column'
  readonly shows?: CardShows
}

export type ReadyDesignId = 'standard' | 'figure' | 'numbers' | 'boxed'
export type CardCorners = 'pointed' | 'square' | 'round'
export type CardFont = 'sans' | 'sans-bold' | 'serif'

/** The parts of a card that may be left out or added. */
export interface CardShows extends Extensible {
  readonly name?: boolean
  readonly code?: boolean
  /** The marks about the numbers: two-handed weapon, armour, shield (SV-CTR-1, SV-CTR-2). */
  readonly marks?: boolean
  /** The shape of the side, which tells sides apart without colour. */
  readonly pip?: boolean
  /** The pips of the steps that are left. */
  readonly steps?: boolean
  /** The hex on which it stands, as the set-up has it. */
  readonly hex?: boolean
  /** The stripe in the colour of its group. */
  readonly group?: boolean
}

/** The placement of a counter in its hex (CM; medieval rulesets use `ground` only). */
export type Placement = 'ground' | 'low-flight' | 'high-flight' | 'shallow-infiltration' | 'deep-infiltration'

/** A piece of the scenario; `hex` absent = not on the map: still to be set up, in a reinforcement, or spare. */
export interface Counter extends Extensible {
  readonly type: CounterTypeId
  /** Own name of a character; empty = the type's. */
  readonly name: string
  readonly side?: SideId
  /** Position; for a two-hex counter its front hex (MC-GEO-3). */
  readonly hex?: HexKey
  readonly facing: Facing
  readonly placement: Placement
  /** Order within hex and placement, bottom first; a fraction where it was laid between two. */
  readonly rank: number
  /** The face shown: a key of its type's `faces`. */
  readonly face: string
  /** State the face does not show: `stunned`, `dead`, or the fantasy game's cohesion, fatigue… */
  readonly status: Readonly<Record<string, StatValue>>
  readonly hidden: boolean
  readonly decoy: boolean
  readonly owner?: SideId
  /** The group of its side that it belongs to. */
  readonly group?: GroupId
  /** It enters the game with these; absent = it is there from the start, or is spare. */
  readonly reinforcement?: ReinforcementId
  /** Neither in the set-up nor in a reinforcement: kept for the author's later use. */
  readonly spare?: boolean
}

// ---------------------------------------------------------------------------------------------- images

export interface EmbeddedImage extends Extensible {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
  readonly base64: string
}
