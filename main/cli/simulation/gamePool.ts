/**
 * Plays games of a series on threads. A game depends on its number alone, and results come back by number: the threads decide nothing.
 * This module is what a thread runs too, from the built program.
 */
import { Worker, parentPort, workerData } from 'node:worker_threads'
import type { SideId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { GAME_OPTIONS } from '#shared/game/options'
import type { Players } from '#shared/game/players/course'
import { playerById } from '#shared/game/players/players'
import { type Simulated, simulatedGame } from '#shared/game/simulation/tally'
import { ExportCancelled } from '#shared/print/progress'

/** Games `[from, to)` of a series. */
export interface GamesAsked {
  readonly scenario: Scenario
  /** By side, ids of players that are there. */
  readonly players: Readonly<Record<SideId, string>>
  readonly seed: number
  readonly from: number
  readonly to: number
}

/** @throws ExportCancelled soon after `signal` says so. */
export async function playGames(
  asked: GamesAsked,
  threads: number,
  signal: { readonly aborted: boolean },
): Promise<readonly Simulated[]> {
  const count = Math.min(threads, asked.to - asked.from)
  if (count <= 1) return playHere(asked, signal)
  const games: Simulated[] = []
  let next = asked.from
  await Promise.all(
    Array.from({ length: count }, () =>
      playedByThread(asked, {
        next: () => (signal.aborted || next >= asked.to ? undefined : next++),
        done: (game) => games.push(game),
      }),
    ),
  )
  if (signal.aborted) throw new ExportCancelled('stopped')
  return games
}

async function playHere(asked: GamesAsked, signal: { readonly aborted: boolean }): Promise<Simulated[]> {
  const games: Simulated[] = []
  for (let game = asked.from; game < asked.to; game++) {
    // An interruption is heard between two games.
    await new Promise((resolve) => setImmediate(resolve))
    if (signal.aborted) throw new ExportCancelled('stopped')
    games.push(gameOf(asked, game))
  }
  return games
}

function gameOf({ scenario, players: ids, seed }: GamesAsked, game: number): Simulated {
  const players = Object.fromEntries(
    Object.entries(ids).map(([side, id]) => [side, playerById(id)]),
  ) as Players
  return simulatedGame(scenario, GAME_OPTIONS, players, { seed, game })
}

interface Work {
  next(): number | undefined
  done(game: Simulated): void
}

/** A thread is given one game after another until there is none left. */
function playedByThread(asked: GamesAsked, { next, done }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(`import(require('node:worker_threads').workerData.thread)`, {
      eval: true,
      workerData: { thread: import.meta.url, asked } satisfies ThreadData,
    })
    const give = (): void => {
      const game = next()
      if (game === undefined) void worker.terminate().then(() => resolve())
      else worker.postMessage(game)
    }
    worker.on('message', (game: Simulated | 'ready') => {
      if (game !== 'ready') done(game)
      give()
    })
    worker.on('error', reject)
  })
}

interface ThreadData {
  /** This module, as it was built. */
  readonly thread: string
  readonly asked: GamesAsked
}

// In a worker thread this module plays the games that the main thread asks for.
const { thread, asked: served } = (workerData ?? {}) as Partial<ThreadData>
if (thread === import.meta.url && served) {
  parentPort?.on('message', (game: number) => parentPort?.postMessage(gameOf(served, game)))
  parentPort?.postMessage('ready')
}
