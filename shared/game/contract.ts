/**
 * The contract of a game: what stands (`GameState`), who decides what (`Decision`), what a player may say (`GameAct`). All of it is
 * data, but for the lazy offers of a decision.
 */
import { type VictoryLevel } from '#shared/document/game'
import { type CounterId, type ReinforcementId, type SideId, type VictoryId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Localized } from '#shared/i18n/localized'
import { type Effect } from '#shared/rules/resolution/effects'
import { type OpenRoll } from '#shared/rules/resolution/opened'
import { type Act, type Way } from '#shared/rules/resolution/play'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type GameOptions } from './options'

/** The word of a player: an act of the rules, or one of the game around them. */
export type GameAct = Act | OwnAct

export type OwnAct =
  /** A counter takes this place in the set-up, or as a reinforcement. */
  | { readonly kind: 'place'; readonly counter: CounterId; readonly hex: HexKey; readonly facing: Facing }
  /** Its side has set up. */
  | { readonly kind: 'ready' }
  /** Is the author's condition of an entry met? */
  | { readonly kind: 'condition'; readonly reinforcement: ReinforcementId; readonly met: boolean }
  | { readonly kind: 'roll-entry'; readonly reinforcement: ReinforcementId }
  /** Does not react. */
  | { readonly kind: 'pass' }
  /** An option of the choice that is asked, by its id. */
  | { readonly kind: 'choose'; readonly option: string }
  /** The result of an act for which no source that we have gives the roll: these effects, or none. */
  | { readonly kind: 'by-hand'; readonly effects: readonly HandEffect[] }

/** The effects that a person may enter by hand. */
export type HandEffect = Extract<Effect, { readonly kind: 'state' | 'moved' | 'removed' }>

export type Stage =
  /** The sides that are ready. */
  | { readonly kind: 'set-up'; readonly ready: readonly SideId[] }
  /** Reinforcements of the side whose turn begins: what is known of each. */
  | { readonly kind: 'entries'; readonly may: Readonly<Record<ReinforcementId, EntryKnown>> }
  | { readonly kind: 'phase' }
  /** A move is announced; shots await it on its way, and those sides fire at it no more. */
  | {
      readonly kind: 'moving'
      readonly act: AnnouncedAct
      readonly passed: readonly SideId[]
      readonly awaiting?: readonly FireAct[]
    }
  /** An act waits for a choice; the answers so far are totals of dice and ids of options, in order. */
  | {
      readonly kind: 'underway'
      readonly act: Act
      /** The shots that fall on it, of a move. */
      readonly awaiting?: readonly FireAct[]
      readonly answers: readonly (number | string)[]
      readonly after: Stage
    }
  /** An act waits for its result by hand. */
  | { readonly kind: 'by-hand'; readonly act: Act; readonly after: Stage }
  | { readonly kind: 'over'; readonly verdict: Verdict }

export interface Verdict {
  /** `decided`: a way was met for good; `alone`: at most one side has anybody left; `given-up`: an open game went on too long. */
  readonly because: 'last-turn' | 'decided' | 'alone' | 'given-up'
  readonly turn: number
  /** Absent = nobody. */
  readonly winner?: SideId
  readonly level?: VictoryLevel
  /** The ways that were met, of all sides. */
  readonly met: readonly VictoryId[]
}

export interface EntryKnown {
  readonly condition?: boolean
  readonly rolled?: boolean
}

export type MoveAct = { readonly kind: 'move' } & Way
export type GroupAct = Extract<Act, { readonly kind: 'group-advance' }>
/** The acts that the enemy may fire at: a move, or that of a group. */
export type AnnouncedAct = MoveAct | GroupAct

/** Those who go: the mover, or all of the group. */
export function moversOf(act: AnnouncedAct): readonly CounterId[] {
  return act.kind === 'move' ? [act.counter] : act.members.map(({ counter }) => counter)
}

export interface GameState {
  /** As the game began. */
  readonly scenario: Scenario
  readonly options: GameOptions
  readonly play: PlayState
  readonly stage: Stage
  /** Dice thrown so far: the number of the next one. */
  readonly dice: number
}

export type DecisionKind =
  'set-up' | 'condition' | 'entry-roll' | 'entry' | 'phase' | 'duty' | 'reaction' | 'choice' | 'by-hand'

/** Acts of one kind that a player may choose from, made when they are asked for. */
export interface Offer {
  readonly kind: GameAct['kind'] | 'other'
  readonly by?: CounterId
  /** The number of its acts. Some of them may turn out to be refused. */
  size(): number
  /** Undefined when that one is refused. @param index from 0. */
  at(index: number): GameAct | undefined
  /** The hexes where whole moves end, for an offer of moves. */
  ends?(): readonly HexKey[]
}

export interface Decision {
  readonly kind: DecisionKind
  /** The side that decides. */
  readonly side: SideId
  /** The question, for people. */
  readonly asks: Localized
  /** The counter that it is about. */
  readonly counter?: CounterId
  /** The hex where the mover is meanwhile, of a choice on its way. */
  readonly at?: Axial
  readonly offers: readonly Offer[]
}

/** A roll that was made: the dice one by one, and their sum. */
export interface Thrown {
  readonly name: Localized
  readonly by?: CounterId
  readonly dice: readonly number[]
  readonly faces: number
  readonly total: number
  readonly modifiers: OpenRoll['modifiers']
  readonly because: readonly Reason[]
}

/** The end of one act of the rules: a decision may bring several, as when a shot is let pass and the move is made. */
export interface Resolved {
  /** As it was played: a move may be cut short. */
  readonly act: GameAct
  readonly outcome: { readonly id: string; readonly name: Localized }
  readonly effects: readonly Effect[]
}

/** A roll that people are asked to make. */
export type AskedRoll = Omit<OpenRoll, 'then'>

export type Applied =
  | {
      readonly kind: 'applied'
      readonly state: GameState
      readonly rolls: readonly Thrown[]
      readonly resolved: readonly Resolved[]
    }
  /** The dice that were given are not enough: this roll comes next. */
  | { readonly kind: 'wanted'; readonly roll: AskedRoll; readonly rolls: readonly Thrown[] }
  /** Refused by rules, or by the game itself, which says so. */
  | { readonly kind: 'refused'; readonly because: readonly Reason[]; readonly says?: Localized }
