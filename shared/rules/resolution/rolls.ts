/**
 * The rolls that a ruleset's printed tables resolve, asked without a map: what `resolve` prints, and what an act on the map
 * (`play.ts`) comes down to once the map has been read.
 */
import { type Localized } from '#shared/i18n/localized'
import { type Dice } from '../chances/dice'
import { type Fraction } from '../chances/fraction'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type Modifier } from '../chances/table'

export interface RollOutcome {
  /** As the table names it: a letter, `-`, or a word. */
  readonly id: string
  readonly name: Localized
  /** The chance of one roll, unreduced: "7/10". */
  readonly chance: string
}

/** A roll that has been thrown. */
export interface Thrown {
  readonly die: number
  /** Absent where nothing modifies the die. */
  readonly modified?: number
  /** The row of the table, from 1, where its rows are not the die's faces. */
  readonly row?: number
  readonly outcome: string
}

/** One roll by a table, as the question leaves it before the dice fall. */
export interface TableRoll {
  /** The ids of the printed tables that it reads. */
  readonly tables: readonly string[]
  readonly dice: Dice
  /** The question in the terms of the table, in the order in which it is read: differential, column, band… */
  readonly reading: Readonly<Record<string, string | number>>
  readonly modifiers: readonly Modifier[]
  /** The traits that the table has a modifier for, whether or not they were given. */
  readonly counts: readonly string[]
  /** Each outcome once, in the table's order; the chances sum to 1. */
  readonly outcomes: readonly RollOutcome[]
  /** Throws a RangeError when the dice cannot show the total. */
  thrown(total: number): Thrown
  readonly because: readonly Reason[]
}

/** A roll that the rules do not allow; `of` is the part of the question at fault. */
export interface RefusedRoll {
  readonly refused: { readonly of: 'weapon' | 'phase' | 'range' | 'cover'; readonly text: Localized }
  readonly because: readonly Reason[]
}

/** An attack of opportunity on a character that passes. */
export interface PassingQuestion {
  readonly mover: { readonly mounted: boolean; readonly armoured: boolean; readonly wounded: boolean }
  readonly opponent: { readonly mounted: boolean; readonly poleArm: boolean; readonly wounded: boolean }
  readonly attack: { readonly allies: number; readonly sideHex: boolean }
}

export interface CombatQuestion {
  /** The attackers' sum. */
  readonly attack: number
  /** The defenders' sum. */
  readonly defence: number
  readonly target: 'foot' | 'mounted'
  readonly attackers: number
  /** The number of attackers that are mounted. */
  readonly mountedAttackers: number
  /** The defender is in armour. */
  readonly armour: boolean
}

export const COVERS = ['none', 'light', 'medium', 'heavy'] as const

export interface FireQuestion {
  /** The id of a weapon. */
  readonly weapon: string
  /** Hexes from firer to target, a whole number from 1. */
  readonly range: number
  readonly cover: (typeof COVERS)[number]
  readonly target: 'foot' | 'mounted'
  readonly phase: 'offensive' | 'defensive'
  readonly armoured: boolean
  /** The firer is wounded. */
  readonly wounded: boolean
  /** The firer is a Turkish horse archer; a Turcopole is none. */
  readonly turkish: boolean
}

export interface SaveQuestion {
  readonly armour: 'none' | 'light' | 'heavy'
  readonly largeShield: boolean
  /** Fire, and from where; absent = hand to hand. */
  readonly fire?: { readonly throughFrontHex: boolean }
}

/** Several rolls that reduce one effect, step by step. */
export interface SaveRolls {
  readonly tables: readonly string[]
  readonly saves: readonly { readonly by: 'shield' | 'armour'; readonly chance: string }[]
  /** The exact chance of each number of steps, from 0 up; they sum to 1. */
  readonly steps: readonly Fraction[]
}

/** A roll that the ruleset's tables do not have is absent. */
export interface Rolls {
  readonly infiltration?: (question: PassingQuestion) => TableRoll
  readonly combat?: (question: CombatQuestion) => TableRoll
  readonly fire?: (question: FireQuestion) => TableRoll | RefusedRoll
  /** The missile weapons: those that no table gives ranges come last. */
  readonly weapons?: readonly { readonly id: string; readonly ranged: boolean }[]
  readonly naphtha?: (target: 'foot' | 'mounted' | 'stunned') => TableRoll
  readonly save?: (question: SaveQuestion) => SaveRolls
  readonly wandering?: {
    readonly levels: number
    /** Throws a RangeError when there is no such level. */
    roll(level: number): TableRoll
  }
}
