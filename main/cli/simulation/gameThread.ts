/**
 * A thread that plays games of one series, one after another, so that the main one hears whoever interrupts. It is a process of its
 * own, whose collector and compiler keep to its one core: helpers of theirs would only take the cores of other threads. This module
 * is what that process runs too, from the built program.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EndlessGame } from '#shared/game/endless'
import { askedGame, type GamesAsked, recordedGame } from '#shared/game/simulation/askedGame'
import type { GameAnswer, GameOrder, StartGameThread } from '../gameThreads'
import { INTERRUPTIONS } from '../surroundings'

/** The word by which the process knows what it is there for. */
const TO_PLAY = 'castellan-games'

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
  const thread = fork(fileURLToPath(import.meta.url), [TO_PLAY], {
    execArgv: ['--single-threaded'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  thread.stderr?.on('data', (part) => (complaint += String(part)))
  const failed = new Promise<never>((_, reject) => {
    thread.on('error', reject)
    thread.on('close', (code, signal) =>
      reject(new Error(`a thread of games has ended (${signal ?? code}): ${complaint}`)),
    )
  })
  // It ends after its last answer as well.
  failed.catch(() => undefined)
  thread.send({ kind: 'asked', asked } satisfies Order)
  return {
    ask: async (order) => {
      const answered = new Promise<GameAnswer>((resolve) => thread.once('message', resolve))
      thread.send(order)
      return Promise.race([answered, failed])
    },
    end: () => void thread.kill('SIGKILL'),
  }
}

/** The first order names the series. */
type Order = { readonly kind: 'asked'; readonly asked: GamesAsked } | GameOrder

/** Plays in the process of a thread, until nobody is left who would ask. */
function serve(): void {
  // A terminal interrupts all processes of a call: the main one decides what becomes of this.
  for (const name of INTERRUPTIONS) process.on(name, () => undefined)
  process.on('disconnect', () => process.exit())
  let asked: GamesAsked | undefined
  process.on('message', (order: Order) => {
    if (order.kind === 'asked') ({ asked } = order)
    else if (asked) process.send?.(answerTo(asked, order))
  })
}

if (process.argv[2] === TO_PLAY && process.send !== undefined) serve()
