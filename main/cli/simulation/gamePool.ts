/**
 * Plays games of a series on threads. A game depends on its number alone, and results come back by number: the threads decide nothing.
 * This module is what a thread runs too, from the built program.
 */
import { Worker, parentPort, workerData } from 'node:worker_threads'
import { askedGame, type GamesAsked } from '#shared/game/simulation/askedGame'
import type { Simulated } from '#shared/game/simulation/tally'
import { ExportCancelled } from '#shared/print/progress'

/** Games `[from, to)` of a series. */
interface PartAsked extends GamesAsked {
  readonly from: number
  readonly to: number
}

/** @throws ExportCancelled soon after `signal` says so. */
export async function playGames(
  asked: PartAsked,
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

async function playHere(asked: PartAsked, signal: { readonly aborted: boolean }): Promise<Simulated[]> {
  const games: Simulated[] = []
  for (let game = asked.from; game < asked.to; game++) {
    // An interruption is heard between two games.
    await new Promise((resolve) => setImmediate(resolve))
    if (signal.aborted) throw new ExportCancelled('stopped')
    games.push(askedGame(asked, game))
  }
  return games
}

interface Work {
  next(): number | undefined
  done(game: Simulated): void
}

/** A thread is given one game after another until there is none left. */
function playedByThread(asked: PartAsked, { next, done }: Work): Promise<void> {
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
  readonly asked: PartAsked
}

// In a worker thread this module plays the games that the main thread asks for.
const { thread, asked: served } = (workerData ?? {}) as Partial<ThreadData>
if (thread === import.meta.url && served) {
  parentPort?.on('message', (game: number) => parentPort?.postMessage(askedGame(served, game)))
  parentPort?.postMessage('ready')
}
