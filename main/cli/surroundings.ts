/** The process around a call of the command line, as arguments: tests make many calls in one process of their own. */
import type { StartGameThread } from './gameThreads'

/** An output: the process's, or one that keeps what is written. */
export interface Output {
  write(text: string): unknown
}

/** The outputs of a call: answers go to `stdout`, refusals and what is said beside an answer to `stderr`. */
export interface Streams {
  readonly stdout: Output
  readonly stderr: Output
}

export const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The source of interruptions: the process, by its signals; with `kill` it ends as by a signal that nobody hears. */
export interface Interruptions {
  readonly pid: number
  kill(pid: number, name: (typeof INTERRUPTIONS)[number]): unknown
  on(name: (typeof INTERRUPTIONS)[number], listener: (name: (typeof INTERRUPTIONS)[number]) => void): unknown
  off(name: (typeof INTERRUPTIONS)[number], listener: (name: (typeof INTERRUPTIONS)[number]) => void): unknown
}

/** The part of its process that a call knows. */
export interface Surroundings {
  /** Variables of the environment: the locale is read from them. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly interruptions: Interruptions
  /** The threads on which games are played; absent = threads of the program, which must be built. */
  readonly startGameThread?: StartGameThread | undefined
}
