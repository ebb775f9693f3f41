/** One game of a series by its number, counted or written down: the same wherever it is played, on a thread or beside the page. */
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Verdict } from '../contract'
import { type Endless, EndlessGame } from '../endless'
import { type GameFile, type GameLine } from '../file/gameFile'
import { headerOf, lineOf } from '../file/recording'
import { GAME_OPTIONS } from '../options'
import { playOn, type Players } from '../players/course'
import { playerById } from '../players/players'
import { beginGame } from '../referee/begin'
import { type Simulated, simulatedGame } from './tally'

/** The setting that all games of a series share. */
export interface GamesAsked {
  readonly scenario: Scenario
  /** By side, ids of players that are there. */
  readonly players: Readonly<Record<SideId, string>>
  readonly seed: number
}

/** @throws EndlessGame */
export function askedGame({ scenario, players, seed }: GamesAsked, game: number): Simulated {
  return simulatedGame(scenario, GAME_OPTIONS, playersOf(players), { seed, game })
}

/** A game written down; one that does not end as far as it went. */
export interface Recorded {
  readonly file: GameFile
  /** Its dice so far. */
  readonly dice: number
  readonly end: { readonly verdict: Verdict } | { readonly endless: Endless }
}

/** @param file the name of the scenario's file, without its folder. */
export function recordedGame({ scenario, players, seed }: GamesAsked, game: number, file: string): Recorded {
  const lines: GameLine[] = []
  const begun = beginGame(scenario, GAME_OPTIONS)
  let { dice } = begun
  const header = headerOf({ scenario, options: GAME_OPTIONS, file, players, seed, game })
  const recorded = (end: Recorded['end']): Recorded => ({ file: { header, lines }, dice, end })
  try {
    const { verdict } = playOn(begun, playersOf(players), { seed, game }, (step) => {
      lines.push(lineOf(step, lines.length))
      ;({ dice } = step.applied.state)
    })
    return recorded({ verdict })
  } catch (error) {
    if (error instanceof EndlessGame) return recorded({ endless: error.endless })
    throw error
  }
}

function playersOf(ids: GamesAsked['players']): Players {
  return Object.fromEntries(Object.entries(ids).map(([side, id]) => [side, playerById(id)])) as Players
}
