/** Plays games of a series on threads. A game depends on its number alone, and results come back by number: the threads decide nothing. */
import { EndlessGame } from '#shared/game/endless'
import type { GamesAsked, Recorded } from '#shared/game/simulation/askedGame'
import type { Simulated } from '#shared/game/simulation/tally'
import { ExportCancelled } from '#shared/print/progress'
import type { GameThread, StartGameThread } from '../gameThreads'
import { startGameThread } from './gameThread'

/** Games `[from, to)` of a series. */
interface PartAsked extends GamesAsked {
  readonly from: number
  readonly to: number
}

interface Playing {
  readonly signal: AbortSignal
  /** Threads of the program, unless others are given. */
  readonly start?: StartGameThread | undefined
}

/** @throws ExportCancelled soon after `signal` says so, in the midst of a game too; EndlessGame. */
export async function playGames(
  { scenario, players, seed, from, to }: PartAsked,
  threads: number,
  playing: Playing,
): Promise<readonly Simulated[]> {
  // No player looks at a picture.
  const asked = { scenario: { ...scenario, images: {} }, players, seed }
  const games: Simulated[] = []
  let next = from
  const playOn = async (thread: GameThread): Promise<void> => {
    while (next < to) {
      const answer = await thread.ask({ kind: 'count', game: next++ })
      if (answer.kind === 'endless') throw new EndlessGame(answer.endless)
      if (answer.kind === 'counted') games.push(answer.simulated)
    }
  }
  await onThreads(asked, Math.min(threads, to - from), playOn, playing)
  return games
}

/** One game, written down for a scenario of this file. @throws ExportCancelled as above. */
export async function recordGame(
  asked: GamesAsked,
  { game, file }: { readonly game: number; readonly file: string },
  playing: Playing,
): Promise<Recorded> {
  const recorded: Recorded[] = []
  const record = async (thread: GameThread): Promise<void> => {
    const answer = await thread.ask({ kind: 'record', game, file })
    if (answer.kind === 'recorded') recorded.push(answer.recorded)
  }
  await onThreads(asked, 1, record, playing)
  return recorded[0] as Recorded
}

/** Whatever happens, no thread outlives its work. */
async function onThreads(
  asked: GamesAsked,
  count: number,
  work: (thread: GameThread) => Promise<void>,
  { signal, start = startGameThread }: Playing,
): Promise<void> {
  const threads = Array.from({ length: count }, () => start(asked))
  try {
    await Promise.race([Promise.all(threads.map(work)), stopped(signal)])
  } finally {
    for (const thread of threads) thread.end()
  }
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new ExportCancelled('stopped'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
