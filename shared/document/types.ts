/**
 * The types of a scenario. Plain immutable data: no functions, no ruleset rows, no view.
 * Only commands change it (shared/commands); only `format/` reads and writes it.
 *
 * Ids of ruleset data (terrain, features, structures, stats, tables) are plain stable strings: a scenario may name
 * what its ruleset does not know, and a check says so; nothing is lost.
 *
 * Every object carries `extra`: the keys of the file that this version does not know. They are written back as found.
 */
import type * as map from './entities'
import { type HexKey } from '#shared/hex/axial'
import { type Grid } from '#shared/hex/grid'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Numbering } from '#shared/hex/numbering'
import { type Extensible, type Json } from '#shared/json/extra'
import { type CardDesign, type Counter, type CounterType, type Group, type Side } from './armies'
import { type ValueOf } from './fields/vocabulary'
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
import { type Silenced } from './silenced'

export type TerrainId = string
export type FeatureId = string

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
  /** By the SHA-256 of their bytes. */
  readonly images: Readonly<Record<ImageHash, EmbeddedImage>>
  /** Findings that the author has silenced, in the order in which that was done (CHK-11). */
  readonly silenced: readonly Silenced[]
  /**
   * The numbers by which VASSAL finds the slots of pieces again (`gpid`), by what each slot stands for, of things that are gone too:
   * players' saved games have them. Keys are given by `interchange/vassal`. No hand edits it: exports give the numbers.
   */
  readonly vassalGpids: Readonly<Record<string, number>>
}

export interface ScenarioInfo extends ValueOf<typeof map.info> {}

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
export interface GridLook extends ValueOf<typeof map.gridLook> {}

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

export type Environment = ValueOf<typeof map.environment>

/** One of a side's two hexes: the canonical owner, or the one across (see hex/hexside.ts). */
export type HexsideHalf = NonNullable<Barrier['inside']>

/** The features of a hexside, in four slots; each feature's row names its slot. @rule DOC-3 */
export interface HexsideFeatures extends ValueOf<typeof map.hexsideFeatures> {}

export type HexsideSlot = keyof typeof map.hexsideFeatures.members

export interface Barrier extends ValueOf<typeof map.barrier> {}

export interface Opening extends ValueOf<typeof map.opening> {}

export interface Way extends ValueOf<typeof map.way> {}

export interface Fixture extends ValueOf<typeof map.fixture> {}

/** A hex structure (wall, battlement, tower floor as a whole hex, MC-MAP-2). */
export interface Structure extends ValueOf<typeof map.structure> {}

/** Something laid on a hex that overrides or adds to its terrain: rubble, filled moat, fire, obstacles (CM-OBS). */
export interface Marker extends ValueOf<typeof map.marker> {}

/** A scanned board under the map (MAP-4), laid on the grid by points of the picture that are centres of hexes. */
export interface Background extends ValueOf<typeof map.background> {}

export interface FitPoint extends ValueOf<typeof map.fitPoint> {}

/** A named rectangle of the map with its own numbering and edge names (DOC-6, MC-MAP-1). */
export interface Board extends ValueOf<typeof map.board> {}

export interface BoardEdge extends ValueOf<typeof map.boardEdge> {}

/** Part of an edge: hex positions along it, from 0, both included. */
export interface BoardSpan extends ValueOf<typeof map.boardSpan> {}

export interface Zone extends ValueOf<typeof map.zone> {}

/** Told apart in black and white. */
export type ZoneHatching = NonNullable<Zone['hatching']>

export interface Label extends ValueOf<typeof map.label> {}

export type LabelFont = NonNullable<Label['font']>

// ---------------------------------------------------------------------------------------------- images

export interface EmbeddedImage extends ValueOf<typeof map.image> {}
