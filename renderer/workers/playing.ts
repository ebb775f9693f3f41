/** The messages of a worker that plays games of machines, and how it answers them, one after the other. */
import { type Endless, EndlessGame } from '#shared/game/endless'
import { writeGame } from '#shared/game/file/writeGame'
import { askedGame, type GamesAsked, recordedGame } from '#shared/game/simulation/askedGame'
import { type Simulated } from '#shared/game/simulation/tally'
import { isWanted, type Wanted } from '#shared/game/simulation/wanted'

/** One game of one of the series that were asked for. */
export interface GameJob {
  /** The series, counted from 0. */
  readonly of: number
  readonly game: number
}

/** A game that is to be shown: the first of those to try that is it. */
export interface Sought {
  readonly tries: readonly number[]
  readonly wanted: Wanted
  /** The name of the scenario's file, without its folder. */
  readonly file: string
}

export type ToGamesWorker =
  | { readonly kind: 'begin'; readonly series: readonly GamesAsked[] }
  | { readonly kind: 'play'; readonly job: GameJob }
  | { readonly kind: 'seek'; readonly asked: GamesAsked; readonly sought: Sought }

export type FromGamesWorker =
  | { readonly kind: 'played'; readonly job: GameJob; readonly game: Simulated }
  /** The job is a game that does not end. */
  | { readonly kind: 'endless'; readonly job: GameJob; readonly endless: Endless }
  /** The text of its file; undefined when none of those to try is it. */
  | { readonly kind: 'found'; readonly text: string | undefined }

/** @throws when a player chooses what is refused: a fault of ours. */
export function createPlaying(tell: (message: FromGamesWorker) => void): (message: ToGamesWorker) => void {
  let series: readonly GamesAsked[] = []
  return (message) => {
    switch (message.kind) {
      case 'begin':
        series = message.series
        return
      case 'play': {
        return tell(countedGame(series, message.job))
      }
      case 'seek':
        return tell({ kind: 'found', text: foundGame(message.asked, message.sought) })
    }
  }
}

function countedGame(series: readonly GamesAsked[], job: GameJob): FromGamesWorker {
  try {
    return { kind: 'played', job, game: askedGame(series[job.of] as GamesAsked, job.game) }
  } catch (error) {
    if (error instanceof EndlessGame) return { kind: 'endless', job, endless: error.endless }
    throw error
  }
}

/** A game that does not end is found as far as it goes. */
function foundGame(asked: GamesAsked, { tries, wanted, file }: Sought): string | undefined {
  // Rows alone tell of most; the others are played until one is it.
  const isIt = (game: number): boolean => wanted.kind !== 'counts' || isWanted(askedGame(asked, game), wanted)
  const game = tries.find(isIt)
  return game === undefined ? undefined : writeGame(recordedGame(asked, game, file).file)
}
