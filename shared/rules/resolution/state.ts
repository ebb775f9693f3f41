/** The state of play, as data: acts are judged in it and effects change it. */
import { sidesInOrder } from '#shared/document/turnTrack'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { COURSE_BEGINS, type Course } from './course'

/** The state of the turns, with the memory of the present one. */
export interface TurnState {
  /** Counted from 1. */
  readonly gameTurn: number
  /** In the order of play. */
  readonly players: readonly SideId[]
  /** Index of the player whose turn it is. */
  readonly player: number
  /** The id of a phase. */
  readonly phase: string
  readonly memory: TurnMemory
}

/** A duty that an act left: nothing else is played before it. The first is due first. */
export type Duty =
  | {
      readonly kind: 'retreat'
      readonly counter: CounterId
      readonly distance: number
      /** The hex that fired at it. */
      readonly firer?: Axial
      /** The opponents of the combat. */
      readonly fought?: readonly CounterId[]
      /** It makes room for a friend who has retreated onto its hex. */
      readonly makesRoom?: true
    }
  | {
      readonly kind: 'burn'
      readonly counter: CounterId
      readonly target: 'foot' | 'mounted' | 'stunned'
      /** False: only its rear hex burns. */
      readonly frontBurns: boolean
    }
  /** The winners may advance: one of them, or nobody (`decline`). */
  | {
      readonly kind: 'advance'
      readonly winners: readonly CounterId[]
      readonly into: readonly Axial[]
      readonly fought: readonly CounterId[]
    }

export interface PlayState {
  /** As it now stands: its counters and markers are those of this moment. */
  readonly scenario: Scenario
  readonly turn: TurnState
  readonly owed: readonly Duty[]
  /** Those that have moved, fired or fought in this phase. */
  readonly acted: readonly CounterId[]
  /** The game turn of each engine's last throw. */
  readonly threw: Readonly<Record<CounterId, number>>
  /** The movement points that defensive fire of this phase leaves. */
  readonly slowed: Readonly<Record<CounterId, number>>
  /** All that victory asks of what has happened so far. */
  readonly course: Course
}

/** A wall hex, or a wall on a hexside; the front of a wall hex is that hex. */
export type WallPlace = { readonly hex: Axial } | { readonly hexside: Hexside }

/** A scenario as it begins, in the first phase of the first player: the sides play in its order of play. @rule SCN-3 */
export function setUp(scenario: Scenario, phase: string): PlayState {
  const players = sidesInOrder(scenario)
  const turn = { gameTurn: 1, players, player: 0, phase, memory: NOTHING_HAPPENED }
  return { scenario, turn, owed: [], acted: [], threw: {}, slowed: {}, course: COURSE_BEGINS }
}
