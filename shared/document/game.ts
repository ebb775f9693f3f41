/**
 * The types of the game that a scenario tells beside its map and counters: texts, turns, set-up, reinforcements, victory, special
 * rules (SCN-3 to SCN-6). `types.ts` passes them on with its own.
 */
import { type HexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Extensible } from './extra'
import { type CounterId, type CounterTypeId, type GroupId, type SideId } from './ids'
import { type Place } from './place'

/** A text of the author's, in one language or both; `authorText.ts` chooses. A language that is missing is counted, never an error. */
export interface AuthorText extends Extensible {
  readonly fr?: string
  readonly en?: string
}

/** The texts of a scenario, in the small markup of `markup/` (SCN-6). */
export interface Texts extends Extensible {
  /** The historical background. */
  readonly background?: AuthorText
  /** Beside the set-up as data. */
  readonly setUp?: AuthorText
  /** Beside the victory conditions as data. */
  readonly victory?: AuthorText
  /** The designer's. */
  readonly notes?: AuthorText
  readonly credits?: AuthorText
}

// -------------------------------------------------------------------------------------------- turns

export type Weather = 'heatwave' | 'fine' | 'cloudy' | 'overcast' | 'rain' | 'storm'
export type WindStrength = 'light-breeze' | 'breeze' | 'strong' | 'violent'
export type Fog = 'none' | 'mist' | 'fog' | 'dense-fog' | 'pea-soup'

/** Values with which a game begins. @rule CM-SCN-1 */
export interface StartValues extends Extensible {
  readonly light: 'day' | 'night'
  readonly weather: Weather
  readonly wind: WindStrength
  /** The side of a hex towards which the wind blows. */
  readonly windToward: Direction
  readonly fog: Fog
}

/** The turns of the game (SCN-3). */
export interface Turns extends Extensible {
  /** Absent = open end. */
  readonly count?: number
  /** The sides as they play, first to last; those that are not in it follow in the order of the document. */
  readonly order: readonly SideId[]
  /** Gives each turn its time of day. */
  readonly clock?: Clock
  /** The things that single turns have apart, by their number. */
  readonly rows: Readonly<Record<string, TurnRow>>
}

export interface Clock extends Extensible {
  /** Of the first turn, `06:30`. */
  readonly start: string
  /** From one turn to the next, minutes. */
  readonly step: number
}

export interface TurnRow extends Extensible {
  readonly name?: AuthorText
  /** From this turn on, as the next two. */
  readonly light?: StartValues['light']
  readonly weather?: Weather
  readonly fog?: Fog
  readonly event?: AuthorText
  /** Ids of the ruleset's phases that are left out in this turn. */
  readonly without?: readonly string[]
}

// ------------------------------------------------------------------------------- set-up, reinforcements

/** The way in which a side sets up (SCN-4). */
export interface SideSetUp extends Extensible {
  /** From 1; sides of one number set up at the same time. */
  readonly order: number
  /** On the hexes where its counters stand, or freely in its set-up zones. */
  readonly where: 'as-placed' | 'zones'
  readonly facing: 'free' | 'as-placed'
  /** The other sides do not see it before play begins. */
  readonly secret: boolean
}

/** Counters that enter the game together after it has begun (CTR-7, SCN-4). */
export interface Reinforcement extends Extensible {
  readonly side: SideId
  readonly name: string
  /** Counted from 1; absent = when its condition is met. */
  readonly turn?: number
  /** With a die: it is rolled for each turn up to this one, in which they enter anyhow. */
  readonly lastTurn?: number
  readonly roll?: EntryRoll
  /** Any hex of these. */
  readonly entries: readonly Place[]
  /** Absent = free. */
  readonly facing?: Facing
  /** In the author's words. */
  readonly condition?: AuthorText
  /** Of those for whom no hex of the entry is free: they wait a turn, take the nearest free hex of the rim, or are lost. */
  readonly blocked: 'wait' | 'nearest' | 'lost'
}

/** They enter on a roll of at most this, of a die with so many sides. */
export interface EntryRoll extends Extensible {
  readonly sides: number
  readonly atMost: number
}

// ------------------------------------------------------------------------------------------ victory

export type VictoryLevel = 'decisive' | 'victory' | 'marginal' | 'draw'

/** A way in which a side reaches a level (SCN-5). */
export interface Victory extends Extensible {
  /** Absent = nobody's: a draw. */
  readonly side?: SideId
  readonly level: VictoryLevel
  /** All conditions, any of them, or points of them. */
  readonly join: 'all' | 'any' | 'points'
  /** Of points: at least so many. */
  readonly least?: number
  readonly conditions: readonly Condition[]
  /** In the author's words, beside what the conditions say. */
  readonly text?: AuthorText
}

export type Condition = Hold | Eliminate | Exit | Survive | Capture | Break | Score

interface ConditionBase extends Extensible {
  /** For conditions that are joined by points. */
  readonly points?: number
}

/** Holds hexes of a place. */
export interface Hold extends ConditionBase {
  readonly kind: 'hold'
  readonly place: Place
  /** Hexes of it; absent = all. */
  readonly least?: number
  /** A counter of the side stands there and none of the others, or one of the side's was the last to pass. */
  readonly by: 'presence' | 'last-pass'
  /** So many turns in a row, at any time; absent = as the game ends. */
  readonly turns?: number
}

/** Counters of the opponents are eliminated. */
export interface Eliminate extends ConditionBase {
  readonly kind: 'eliminate'
  readonly who: readonly Who[]
  readonly least?: Amount
  /** The wounded count too. */
  readonly wounded?: boolean
}

/** Counters leave the map by a place on its rim. */
export interface Exit extends ConditionBase {
  readonly kind: 'exit'
  readonly who: readonly Who[]
  readonly place: Place
  readonly least?: Amount
  /** In this turn at the latest; absent = before the game ends. */
  readonly until?: number
}

/** Counters are alive as the game ends. */
export interface Survive extends ConditionBase {
  readonly kind: 'survive'
  readonly who: readonly Who[]
  readonly least?: Amount
  /** The wounded do not count. */
  readonly unhurt?: boolean
}

export interface Capture extends ConditionBase {
  readonly kind: 'capture'
  readonly who: readonly Who[]
  readonly least?: Amount
}

/** Structures or walls have fallen. */
export interface Break extends ConditionBase {
  readonly kind: 'break'
  readonly hexes: readonly HexKey[]
  readonly hexsides: readonly HexsideKey[]
  /** Of both together; absent = all. */
  readonly least?: number
}

/** Points for each counter of a kind in a state; of conditions joined by points alone. */
export interface Score extends ConditionBase {
  readonly kind: 'score'
  readonly who: readonly Who[]
  readonly state: 'eliminated' | 'wounded' | 'captured' | 'exited' | 'alive'
}

/** Absent = all of them. */
export type Amount = CountAmount | ShareAmount

export interface CountAmount extends Extensible {
  readonly kind: 'count'
  readonly count: number
}

/** Of those that the scenario has, percent; rounded up. */
export interface ShareAmount extends Extensible {
  readonly kind: 'share'
  readonly percent: number
}

export type Who = SideWho | LeadersWho | GroupWho | TypeWho | CounterWho

/** All counters of a side. */
export interface SideWho extends Extensible {
  readonly kind: 'side'
  readonly side: SideId
}

/** The commander of a side and the leaders of its groups. */
export interface LeadersWho extends Extensible {
  readonly kind: 'leaders'
  readonly side: SideId
}

/** Those of a group and of its parts. */
export interface GroupWho extends Extensible {
  readonly kind: 'group'
  readonly group: GroupId
}

export interface TypeWho extends Extensible {
  readonly kind: 'type'
  readonly type: CounterTypeId
}

export interface CounterWho extends Extensible {
  readonly kind: 'counter'
  readonly counter: CounterId
}

// ------------------------------------------------------------------------------------ special rules

/** A rule of this scenario alone (SCN-6). */
export interface SpecialRule extends Extensible {
  readonly title: AuthorText
  readonly text: AuthorText
  /** Rules, options and house tables that it changes, by their ids. */
  readonly changes: readonly string[]
  /** Order among them; a fraction where it was put between two. */
  readonly rank: number
}
