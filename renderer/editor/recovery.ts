/** Keeps what would be lost in a crash: every finished gesture reaches the host at most a second later (APP-2). */
import { type Host, type RecoveryEntry } from '#shared/host/host'

export interface RecoveryKeeper {
  /** Something was changed or undone: it will be kept. */
  touch(): void
  /** Nothing is left to lose: saved, or another document opened. */
  drop(): Promise<void>
}

const DELAY_MS = 700

/** `entry` is asked when it is time to write; it makes the text only then. */
export function createRecovery(
  host: Host,
  id: string,
  entry: () => Omit<RecoveryEntry, 'id'>,
): RecoveryKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Writes in order, so that a drop never overtakes the keep before it.
  let writing: Promise<void> = Promise.resolve()

  function queue(write: () => Promise<void>): Promise<void> {
    // A full disk or a forbidden database must not stop the work; the next gesture tries again.
    writing = writing.then(write).catch(() => undefined)
    return writing
  }

  return {
    touch() {
      // From the first change on, not the last: steady work must not put it off for ever.
      timer ??= setTimeout(() => {
        timer = undefined
        void queue(() => host.keepRecovery({ id, ...entry() }))
      }, DELAY_MS)
    },
    drop() {
      clearTimeout(timer)
      timer = undefined
      return queue(() => host.dropRecovery(id))
    },
  }
}
