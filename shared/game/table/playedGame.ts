/**
 * A game as it is played at a table, for whoever shows it: every line of its file with the state that it leaves, and the line on
 * which the table stands. To go back takes nothing away: another act from there begins a branch (PLY-2).
 */
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Applied, type GameAct, type GameState } from '../contract'
import { type DiceSource, typedDice } from '../dice'
import { type GameFile, type GameHeader, type GameLine, HUMAN } from '../file/gameFile'
import { headerOf, lineOf } from '../file/recording'
import { type OpenedGame } from '../file/replay'
import { type GameOptions } from '../options'
import { apply } from '../referee/apply'
import { beginGame } from '../referee/begin'
import { decide, isVerdict } from '../referee/decide'
import { type ReportedStep } from '../report/reportedStep'

export interface PlayedGame extends GameFile {
  /** As it began. */
  readonly scenario: Scenario
  /** By the number of the line, 0 = as it began. */
  readonly states: readonly GameState[]
  /** The decision of line n is at n - 1. */
  readonly steps: readonly ReportedStep[]
  /** The number of the line on which the table stands. */
  readonly at: number
}

interface Sitting extends Pick<GameHeader, 'players' | 'seed'> {
  /** The name of the scenario's file, without its folder. */
  readonly file: string
  readonly options?: GameOptions
}

/** @param scenario of a ruleset that this version plays. */
export function newGame(scenario: Scenario, { players, seed, file, options }: Sitting): PlayedGame {
  const begun = beginGame(scenario, options)
  const header = headerOf({ scenario, options: begun.options, file, players, seed, game: 0 })
  return { scenario, header, lines: [], states: [begun], steps: [], at: 0 }
}

/** A game of a file, at its last line. */
export function gameOnAgain({ file, states, steps }: Extract<OpenedGame, { kind: 'playable' }>): PlayedGame {
  return {
    ...file,
    scenario: (states[0] as GameState).scenario,
    states,
    steps: steps.map(({ before, decision, applied, line }) => ({ before, decision, applied, act: line.act })),
    at: file.lines.length,
  }
}

export function stateAt(game: PlayedGame, number = game.at): GameState {
  return game.states[number] as GameState
}

/** The game after an act; what `apply` says where the act or its dice do not do. */
export function playAct(
  game: PlayedGame,
  act: GameAct,
  dice: DiceSource,
): PlayedGame | Exclude<Applied, { readonly kind: 'applied' }> {
  const before = stateAt(game)
  const decision = decide(before)
  if (isVerdict(decision)) return { kind: 'refused', because: [] }
  const applied = apply(before, act, dice)
  if (applied.kind !== 'applied') return applied
  const line = lineOf({ decision, choice: { act }, applied }, game.at)
  const known = game.lines.findIndex(
    (one) => one.after === game.at && one.hash === line.hash && same(one, line),
  )
  if (known >= 0) return { ...game, at: known + 1 }
  return {
    ...game,
    lines: [...game.lines, line],
    states: [...game.states, applied.state],
    steps: [...game.steps, { before, decision, applied, act }],
    at: game.lines.length + 1,
  }
}

/** The same decision once more: no new branch. */
function same(one: GameLine, other: GameLine): boolean {
  return JSON.stringify([one.act, one.dice]) === JSON.stringify([other.act, other.dice])
}

/** The numbers of the lines from the first decision to where the table stands, in order. */
export function wayHere({ lines, at }: PlayedGame): number[] {
  const way: number[] = []
  for (let number = at; number > 0; number = (lines[number - 1] as GameLine).after) way.push(number)
  return way.reverse()
}

/** The lines that follow the one on which the table stands: several where the game has branches, the newest last. */
export function linesAfter({ lines, at }: PlayedGame, number = at): number[] {
  return lines.flatMap(({ after }, index) => (after === number ? index + 1 : []))
}

/** The game after a set-up as the map shows it: each side is ready, until one has something to place that lies beside the map. */
export function setUpAsDrawn(game: PlayedGame): PlayedGame {
  const decision = decide(stateAt(game))
  if (isVerdict(decision) || decision.kind !== 'set-up') return game
  const played = playAct(game, { kind: 'ready' }, typedDice([], 0))
  return 'kind' in played ? game : setUpAsDrawn(played)
}

/** The table at another line. @param number 0 = as it began. */
export function standingAt(game: PlayedGame, number: number): PlayedGame {
  return { ...game, at: number }
}

/** One decision back; as it is at the beginning. */
export function takenBack(game: PlayedGame): PlayedGame {
  const line = game.lines[game.at - 1]
  return line ? standingAt(game, line.after) : game
}

/** One decision on, along the newest branch; as it is at an end. */
export function playedAgain(game: PlayedGame): PlayedGame {
  const next = linesAfter(game).at(-1)
  return next === undefined ? game : standingAt(game, next)
}

/** Another player for a side, at any moment. @param player `human`, or the id of a machine player. */
export function withPlayer(game: PlayedGame, side: SideId, player: string): PlayedGame {
  const players = { ...game.header.players, [side]: player }
  return { ...game, header: { ...game.header, players } }
}

export function isHuman({ header }: PlayedGame, side: SideId): boolean {
  return (header.players[side] ?? HUMAN) === HUMAN
}
