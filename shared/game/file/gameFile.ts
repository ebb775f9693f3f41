/** The game file: how it began, then one line a decision. It keeps acts and dice, never states: these are played again. */
import { type SideId } from '#shared/document/ids'
import { type GameAct } from '../contract'
import { type GameOptions } from '../options'

export const GAME_FORMAT = 'castellan-game'
export const GAME_VERSION = 1

/**
 * Counts up with each change of rules, referee or dice after which an old game is played otherwise. A game of a newer count is only
 * shown.
 */
export const RULES_VERSION = 5

/** Played by people. */
export const HUMAN = 'human'

export interface GameHeader {
  readonly scenario: {
    readonly title: string
    readonly ruleset: string
    /** The SHA-256, in hexadecimal, of its `.castellan` text as this version writes it. */
    readonly sha256: string
    /** The name that its file had, without its folder; a help to find it again. */
    readonly file: string
  }
  /** `RULES_VERSION` of the program that played it. */
  readonly rules: number
  /** The id of the player of each side. */
  readonly players: Readonly<Record<SideId, string>>
  readonly seed: number
  /** The number of the game in its series. */
  readonly game: number
  readonly options: GameOptions
}

/** One decision. Lines are numbered from 1. */
export interface GameLine {
  /** The line that it follows: the one before it, unless a branch begins here; 0 = the beginning. */
  readonly after: number
  readonly side: SideId
  readonly act: GameAct
  /** The faces of its dice, in order. */
  readonly dice: readonly number[]
  /** The ids of what became of it. */
  readonly outcome: readonly string[]
  /** `stateHash` of the state that it leaves. */
  readonly hash: string
}

export interface GameFile {
  readonly header: GameHeader
  readonly lines: readonly GameLine[]
}
