/**
 * A game played on: where it stands, the acts that somebody may do, the exact chances of an act, and what its outcome leaves.
 * A state is data and no rule keeps any: play mode, proofs and simulation hold states and ask these questions.
 */
import { type Placement } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Hexside } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { type AdvantageItem, type AttackKind } from '#shared/rules/answers/advantage'
import { type Fraction, ONE } from '../chances/fraction'
import { type RouteKind, type TurnInPlace } from '#shared/rules/answers/route'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type Effect } from './effects'
import { type FireAct } from './fireAct'
import { type Opened } from './opened'
import { type PlayState, type WallPlace } from './state'
import { type WorkedTo } from './worked'

export interface Way {
  readonly counter: CounterId
  /** As a route has it: without the start, front hexes. */
  readonly path: readonly Axial[]
  readonly unturned?: readonly number[]
  readonly turns?: readonly TurnInPlace[]
}

/** An act of a player. A ruleset refuses those that its game does not have. */
export type Act =
  | { readonly kind: 'next-phase' }
  | FireAct
  /** An effect on one of a side falls on the first named: the order is its owner's choice. */
  | {
      readonly kind: 'fight'
      readonly attackers: readonly CounterId[]
      readonly defenders: readonly CounterId[]
      readonly charging?: readonly CounterId[]
    }
  | ({ readonly kind: RouteKind } & Way)
  /** A counter that owes a retreat and has nowhere to go stays. */
  | { readonly kind: 'stay'; readonly counter: CounterId }
  /** Nobody advances. */
  | { readonly kind: 'decline' }
  | {
      readonly kind: 'group-advance'
      readonly members: readonly Way[]
      /** They go as a shield wall. */
      readonly wall?: true
    }
  | { readonly kind: 'throw-naphtha'; readonly thrower: CounterId; readonly target: Axial }
  /** The roll of who stands in flames. */
  | { readonly kind: 'burn'; readonly counter: CounterId }
  /** Hits of an engine on a wall, by one of its side in the phase of fire; whether they hit is for the engine's own rules. */
  | { readonly kind: 'hit-wall'; readonly by: CounterId; readonly place: WallPlace; readonly hits: number }
  /** A door or gate, or its portcullis. */
  | {
      readonly kind: 'work-opening'
      readonly counter: CounterId
      readonly hexside: Hexside
      readonly to: WorkedTo
    }
  /** A whole move to where it can go (`Analysis.movement`). */
  | {
      readonly kind: 'go'
      readonly counter: CounterId
      readonly to: Axial
      readonly facing?: Facing
      readonly placement?: Placement
    }
  /** One planned step from a hex that imposes wandering. */
  | {
      readonly kind: 'wander'
      readonly counter: CounterId
      readonly way: Direction
      readonly placement?: Placement
    }
  | {
      readonly kind: 'attack'
      readonly from: CounterId
      readonly to: CounterId
      readonly by: AttackKind
      readonly charging?: true
    }
  /** Into the place of the unit that it attacked. */
  | { readonly kind: 'take-place'; readonly counter: CounterId; readonly of: CounterId }
  | { readonly kind: 'turn'; readonly counter: CounterId; readonly facing: Facing; readonly as: Turning }
  | { readonly kind: 'recover'; readonly counter: CounterId; readonly by: Recovering }
  /** A leader's test, or a special order for so many points of command. */
  | {
      readonly kind: 'command'
      readonly leader: CounterId
      readonly target: CounterId
      readonly order?: { readonly points: number }
    }
  | { readonly kind: 'hide' | 'show'; readonly counter: CounterId }
  /** Leaves the map by a hex that it covers. */
  | { readonly kind: 'exit'; readonly counter: CounterId; readonly by: Axial }
  | { readonly kind: 'capture'; readonly captor: CounterId; readonly counter: CounterId }

export type Turning = 'move' | 'flee' | 'face-about' | 'fall-back' | 'recoil' | 'stacking'
export type Recovering = 'rest' | 'reload' | 'reorganise' | 'rally'

export interface Outcome {
  /** Its own among the outcomes of an act. */
  readonly id: string
  readonly name: Localized
  /** In lowest terms, above 0. */
  readonly chance: Fraction
  /** All that it brings about, in order; what must be rolled for next is owed. */
  readonly effects: readonly Effect[]
}

export interface Judgement {
  /** The reasons against the act; empty when it may be done. */
  readonly refused: readonly Reason[]
  /** The chances sum to 1. Absent when it is refused, and where the sources that we have do not give the roll. */
  readonly outcomes?: readonly Outcome[]
  /** The parts that count for and against the roll, where it is a sum. */
  readonly items: readonly AdvantageItem[]
  /** The rules that made the outcomes. */
  readonly because: readonly Reason[]
}

export interface Play {
  readonly phases: readonly { readonly id: string; readonly name: Localized }[]
  /** A scenario as it begins, its sides in its order of play, under the sky of its first turn. @rule SCN-3 */
  begin(scenario: Scenario): PlayState
  judge(state: PlayState, act: Act): Judgement
  /**
   * The same act roll by roll, as it is played; absent where the ruleset's acts have one roll at most.
   * @param awaiting shots that fall on a mover on its way.
   */
  open?(state: PlayState, act: Act, awaiting?: readonly FireAct[]): Opened
  /**
   * Acts that may be done now: those of the duty that is due, else of the counters whose turn it is; none after the last turn. Moves are of one hex.
   * @param without kinds that the caller finds by itself, and need not be judged.
   */
  acts(state: PlayState, without?: readonly Act['kind'][]): readonly Act[]
}

export function refusedAct(...refused: Reason[]): Judgement {
  return { refused, items: [], because: [] }
}

export function certain(
  name: Localized,
  effects: readonly Effect[],
  because: readonly Reason[] = [],
): Judgement {
  return { refused: [], outcomes: [{ id: 'done', name, chance: ONE, effects }], items: [], because }
}
