/**
 * The types of the armies of a scenario: sides, their order of battle, counter types with art and design of their cards, counters.
 * `types.ts` passes them on with its own.
 */
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Extensible } from './extra'
import { type SideSetUp } from './game'
import {
  type CounterId,
  type CounterTypeId,
  type GroupId,
  type ImageHash,
  type ReinforcementId,
  type SideId,
} from './ids'
import { type EdgeSpan } from './place'

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
  /** Faces that its author wants on one piece of cardboard; the others are paired by the program (`rules/cardboard.ts`). */
  readonly pairs?: readonly FacePair[]
}

/** States of a counter that back each other, as `Cardboard.states` calls them: `wounded`, `wounded+dead`. */
export interface FacePair extends Extensible {
  readonly front: string
  readonly back: string
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
