/** The risks of a route, as every ruleset answers them: each attack of opportunity, and how the mover arrives. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AnswerOutcome } from './answer'
import { type Firing } from './firing'
import { type Fraction } from '#shared/rules/chances/fraction'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type TurnMemory } from './turnMemory'
import { type Modifier } from '#shared/rules/chances/table'

export const ROUTE_KINDS = ['move', 'advance', 'retreat', 'about-turn'] as const
export type RouteKind = (typeof ROUTE_KINDS)[number]

export const ROUTE_KIND_NAMES: Readonly<Record<RouteKind, Localized>> = {
  move: localized('Mouvement', 'Move'),
  advance: localized('Avance', 'Advance'),
  retreat: localized('Retraite', 'Retreat'),
  'about-turn': localized('Demi-tour', 'About-turn'),
}

/** A turn where it stands, in a move. */
export interface TurnInPlace {
  /** Steps of the path taken before: 0 = it turns first. */
  readonly after: number
  readonly facing: Facing
}

/** The use that the owners of opponents make of their opportunity attacks (MC-INF-6). */
export const ATTACK_CHOICES = ['first', 'best', 'none', 'chosen'] as const
export type AttackChoice = (typeof ATTACK_CHOICES)[number]

export const ATTACK_CHOICE_NAMES: Readonly<Record<AttackChoice, Localized>> = {
  first: localized('dès que possible', 'at the first chance'),
  best: localized('au mieux', 'for the best'),
  none: localized('aucune', 'none'),
  chosen: localized('choisies', 'chosen'),
}

/** An opportunity attack that its owner means to make, in the hex where it may be made. */
export interface ChosenAttack {
  readonly opponent: CounterId
  readonly hex: HexKey
}

export interface Route {
  readonly counter: CounterId
  readonly kind: RouteKind
  /** Each hex in turn, without the start; a rider's front hexes. Empty for an about-turn. */
  readonly path: readonly Axial[]
  /** Steps (1 = the first) taken without turning, where facing counts: sideways, or backward (SV-MOV-1). */
  readonly unturned?: readonly number[]
  /** Turns where it stands, in order (a rider's pivots, of one step or more: HS-MOV-5; SV-MOV-1). */
  readonly turns?: readonly TurnInPlace[]
  /** The hex of the firer, when a retreat is from fire. */
  readonly firer?: Axial
  /** Opponents who took part in the combat, when it is from combat. */
  readonly fought?: readonly CounterId[]
  /** The events of this turn so far; absent = none. */
  readonly memory?: TurnMemory
  /** The mover fires so this turn, which may limit a move; absent = it does not, unless the memory says so (MC-FIR-1). */
  readonly firing?: Firing
  /** Absent = each at its first chance. `best`: then and there, for the best chance to kill, then to wound, then to stop. */
  readonly attacks?: AttackChoice
  /** The attacks that are made, where the choice is `chosen`. */
  readonly chosen?: readonly ChosenAttack[]
}

export const INFILTRATION_OUTCOMES = ['none', 'stop', 'wounded', 'killed'] as const
/** The outcome of one attack of opportunity. */
export type InfiltrationOutcome = (typeof INFILTRATION_OUTCOMES)[number]

export const INFILTRATION_OUTCOME_NAMES: Readonly<Record<InfiltrationOutcome, Localized>> = {
  none: localized('pas de dommages', 'no effect'),
  stop: localized('arrêt du déplacement', 'the move ends there'),
  wounded: localized('personnage blessé', 'character wounded'),
  killed: localized('personnage tué', 'character killed'),
}

/** One roll that an opponent may make, as it stands for the mover when it sets out. */
export interface RouteTest {
  /** 1 is the first hex entered; 0 the start (an about-turn, a back turned). */
  readonly step: number
  readonly hex: HexKey
  readonly opponent: CounterId
  readonly modifiers: readonly Modifier[]
  /** Raw chances, unreduced: "7/10". */
  readonly outcomes: Readonly<Record<string, string>>
  readonly because: readonly Reason[]
}

/** An opponent near the route who makes no roll. */
export interface SparedOpponent {
  readonly step: number
  /** The hex next to the opponent. */
  readonly hex: HexKey
  readonly opponent: CounterId
  /** The reasons why not, the deciding rule first. */
  readonly because: readonly Reason[]
}

/** A defensive shot that an opponent may make at the mover on its way, in one of these hexes; `arrival` counts none. */
export interface RouteShot {
  readonly opponent: CounterId
  /** Those where it may be made, in the order of the way; the start may be among them. */
  readonly hexes: readonly HexKey[]
  /** The one of them where it harms most. */
  readonly worst: HexKey
  /** The harm there in words, and its exact chances. */
  readonly harms: Localized
  readonly outcomes: readonly AnswerOutcome[]
  readonly because: readonly Reason[]
}

/** A friend who makes room for the mover, and the rolls on his own way (MC-RET-2), as they stand when the mover arrives. */
export interface DisplacedFriend {
  readonly counter: CounterId
  readonly end: { readonly hex: Axial; readonly facing: Facing }
  readonly tests: readonly RouteTest[]
  readonly because: readonly Reason[]
}

export const ARRIVALS = ['unhurt', 'stopped', 'stunned', 'wounded', 'killed'] as const
/** The worst that befell the mover; `unhurt` = no new effect. */
export type Arrival = (typeof ARRIVALS)[number]

export const ARRIVAL_NAMES: Readonly<Record<Arrival, Localized>> = {
  unhurt: { fr: 'sans nouveau dommage', en: 'no new effect' },
  stopped: { fr: 'arrêté', en: 'stopped' },
  stunned: { fr: 'assommé', en: 'stunned' },
  wounded: { fr: 'blessé', en: 'wounded' },
  killed: { fr: 'tué', en: 'killed' },
}

/** The exact chances of each arrival; they sum to 1. */
export type ArrivalChances = Readonly<Record<Arrival, Fraction>>

export interface RouteAnswer {
  readonly tests: readonly RouteTest[]
  /** Rolls that opponents may make, and that their owners let pass; absent when there are none. */
  readonly held?: readonly RouteTest[]
  /** The opponents near the route who make no roll at all, with the reason at each step that passes one. */
  readonly spared: readonly SparedOpponent[]
  /** The defensive shots that a move may draw, the gravest first; absent when there are none. */
  readonly shots?: readonly RouteShot[]
  /** Friends who make room where a retreat ends. */
  readonly displaced: readonly DisplacedFriend[]
  /** The reasons against the route; empty when it may be taken. A refused one is not played: it has no tests and no arrival. */
  readonly refused: readonly { readonly hex: HexKey; readonly reason: Reason }[]
  /** Points spent to the end, where points count. */
  readonly cost?: number
  /** Points that its fire of this turn leaves the mover of a move; absent when it does not fire (MC-FIR-1). */
  readonly allowance?: number
  /** The stance of its counter once there; absent when the route may not be taken. */
  readonly end?: { readonly hex: Axial; readonly facing: Facing }
  /** Absent when the route may not be taken. */
  readonly arrival?: ArrivalChances
  /** The rules that made `arrival` of the rolls. */
  readonly because: readonly Reason[]
}

export interface RouteQuestions {
  route(scenario: Scenario, route: Route): RouteAnswer
}
