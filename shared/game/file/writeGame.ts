/** Writes a game file: JSON, one line for the beginning and one for each decision, so that a game grows by lines. */
import { type GameFile, type GameHeader, type GameLine, GAME_FORMAT, GAME_VERSION } from './gameFile'

/** The same game gives the same bytes. */
export function writeGame({ header, lines }: GameFile): string {
  return [headerLine(header), ...lines.map((line, index) => decisionLine(line, index + 1))].join('')
}

export function headerLine({ scenario, rules, players, seed, game, options }: GameHeader): string {
  const { title, ruleset, sha256, file } = scenario
  const { ends, rank, mostTurns } = options
  return `${JSON.stringify({
    format: GAME_FORMAT,
    version: GAME_VERSION,
    scenario: { title, ruleset, sha256, file },
    rules,
    players,
    seed,
    game,
    options: { ends, rank, mostTurns },
  })}\n`
}

/** @param number of the line, from 1. */
export function decisionLine({ after, side, act, dice, outcome, hash }: GameLine, number: number): string {
  const branch = after === number - 1 ? {} : { after }
  return `${JSON.stringify({ ...branch, side, act, dice, outcome, hash })}\n`
}
