/** Writes the details of faults, for developers, to a text file in the program's folder. Readers get plain words. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type Log = (what: string, cause?: unknown) => void

const LARGEST_BYTES = 1024 * 1024

/** Written at once, so that a fault that ends the program is in it. A full log becomes `….old`. */
export function createLog(path: string): Log {
  const detail = (cause: unknown): string =>
    cause === undefined ? '' : ` ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`
  return (what, cause) => {
    try {
      mkdirSync(dirname(path), { recursive: true })
      if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_BYTES)
        renameSync(path, `${path}.old`)
      appendFileSync(path, `${new Date().toISOString()} ${what}${detail(cause).slice(0, 8000)}\n`)
    } catch {
      // A log that cannot be written must not stop the work.
    }
  }
}
