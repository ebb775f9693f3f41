/**
 * A thread that plays games of one series, one after another, so that the main one hears whoever interrupts. This module is what the
 * thread runs too, from the built program.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { EndlessGame } from '#shared/game/endless'
import { askedGame, type GamesAsked, recordedGame } from '#shared/game/simulation/askedGame'
import type { GameAnswer, GameOrder, StartGameThread } from '../gameThreads'

/** The answer of a thread. */
export function answerTo(asked: GamesAsked, order: GameOrder): GameAnswer {
  try {
    return order.kind === 'count'
      ? { kind: 'counted', simulated: askedGame(asked, order.game) }
      : { kind: 'recorded', recorded: recordedGame(asked, order.game, order.file) }
  } catch (error) {
    if (error instanceof EndlessGame) return { kind: 'endless', endless: error.endless }
    throw error
  }
}

export const startGameThread: StartGameThread = (asked) => {
  const worker = new Worker(`import(require('node:worker_threads').workerData.thread)`, {
    eval: true,
    workerData: { thread: import.meta.url, asked } satisfies ThreadData,
  })
  let waiting: { readonly resolve: (answer: GameAnswer) => void; readonly reject: (error: Error) => void }
  worker.on('message', (answer: GameAnswer) => waiting.resolve(answer))
  worker.on('error', (error) => waiting.reject(error as Error))
  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        worker.postMessage(order)
      }),
    end: () => void worker.terminate(),
  }
}

interface ThreadData {
  /** This module, as it was built. */
  readonly thread: string
  readonly asked: GamesAsked
}

const { thread, asked: served } = (workerData ?? {}) as Partial<ThreadData>
if (thread === import.meta.url && served)
  parentPort?.on('message', (order: GameOrder) => parentPort?.postMessage(answerTo(served, order)))
