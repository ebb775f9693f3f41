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
import { type CardDesign, type Counter, type CounterType, type Group, type Side } from './armies'
import { type Extensible, type Json } from './extra'
import {
  type Reinforcement,
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
import { type EdgeName } from './place'
import { type Silenced } from './silenced'

export type TerrainId = string
export type FeatureId = string
type StructureId = string

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
  /** Findings that the author has silenced, in the order in which that was done (CHK-11). */
  readonly silenced: readonly Silenced[]
  /**
   * The numbers by which VASSAL finds the slots of pieces again (`gpid`), by what each slot stands for, of things that are gone too:
   * players' saved games have them. Keys are given by `interchange/vassal`.
   */
  readonly vassalGpids: Readonly<Record<string, number>>
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
  /** The picture on the cover of the booklet. */
  readonly cover?: ImageHash
  /** The sign of the author or the series. */
  readonly logo?: ImageHash
  /** The edition, in the author's words: "1.2", "beta 3". Printed on each sheet. */
  readonly version?: string
  /** The terms on which others may use it: "CC BY-SA 4.0", or a sentence. */
  readonly license?: string
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

// ---------------------------------------------------------------------------------------------- images

export interface EmbeddedImage extends Extensible {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
  readonly base64: string
}
