/** The log of a life, line by line, so that it can be compared with what its kill left on disk. */
import { createHash } from 'node:crypto'
import { writeSync } from 'node:fs'

/** A recovery entry as the program offers it. */
export interface Offered {
  readonly id: string
  readonly name: string
  readonly savedAt: number
  readonly sha: string
  /** Name of the file it will be saved to; absent for none. */
  readonly file?: string
}

type LifeEvent =
  | { readonly kind: 'offered'; readonly entries: readonly Offered[] }
  /** The document is there, from the file or recovered; `sha` of its text. */
  | { readonly kind: 'opened'; readonly sha: string; readonly file: string }
  /** A gesture, an undo or a redo is over. */
  | { readonly kind: 'finished'; readonly sha: string }
  | { readonly kind: 'saving'; readonly sha: string }
  /** The saving was asked about, `changed` and the like, and goes on. */
  | { readonly kind: 'overwriting'; readonly sha: string; readonly reason: string }
  | { readonly kind: 'saved' }
  /** Every so often: the machine lets the program run, and its disk has answered. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'ended' }

/** `at`: ms of the clock that all processes of a machine share. */
export type LogLine = LifeEvent & { readonly at: number }

/** The interval at which a life says that it is alive. */
export const ALIVE_MS = 50

/** The file descriptor of the life's log: a pipe, what is in it survives the kill. */
export const LOG_FD = 3

export function tell(event: LifeEvent): void {
  writeSync(LOG_FD, `${JSON.stringify({ ...event, at: clock() })}\n`)
}

export const clock = (): number => Number(process.hrtime.bigint()) / 1e6

/** Collects whole lines from parts of text. */
export function lineReader(heard: (line: LogLine) => void): (part: string) => void {
  let rest = ''
  return (part) => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) heard(JSON.parse(line) as LogLine)
  }
}

export const shaOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
