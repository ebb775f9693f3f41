/** Keeps what would be lost in a crash: every finished gesture reaches the host at most a second later (APP-2). */
import { type TextApart } from '#shared/format/writeApart'
import { type Host, type RecoveryEntry } from '#shared/host/host'

export interface RecoveryKeeper {
  /** Something was changed or undone: it will be kept. */
  touch(): void
  /** Keeps now what would have been kept a little later; resolves when the host has answered. */
  flush(): Promise<void>
  /** Nothing is left to lose: saved, or another document opened. */
  drop(): Promise<void>
  /** The document comes from this entry, which is its own from now on. */
  takeOver(entryId: string): void
}

const DELAY_MS = 500
/** After a full disk or a forbidden database. */
const RETRY_MS = 1000
/** A database that has not answered by then may never: the user is warned, and an answer still waited for. */
const PATIENCE_MS = 5000

type Wish = 'keep' | 'drop'

interface RecoveryOptions {
  readonly host: Pick<Host, 'keepRecovery' | 'dropRecovery'>
  /** Names the entry of this window. */
  readonly id: string
  /** Asked when it is time to write; makes the text only then. */
  entry(): Omit<RecoveryEntry, 'id' | 'text'> & TextApart
  /** The work is not safe at present: reported at the first of failures in a row. */
  failed(): void
}

export function createRecovery({ host, entry, failed, ...options }: RecoveryOptions): RecoveryKeeper {
  let { id } = options
  /** The wishes to the host: one for now, one for when the timer rings. The newer takes the place of the older. */
  let now: Wish | undefined
  let later: Wish | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<void> | undefined
  let failing = false
  /** The host may hold an entry of this id. */
  let held = false
  /** Hashes of the pictures that it holds with that entry: sent once, however often the text is. */
  let told: readonly string[] = []
  const abandoned: string[] = []

  // One request at a time, so that a drop never overtakes the keep before it and the last state is the last written.
  async function work(): Promise<void> {
    while (now) {
      const wish = now
      now = undefined
      const warn = (): void => {
        if (wish === 'keep' && !failing) failed()
        failing = true
      }
      const patience = setTimeout(warn, PATIENCE_MS)
      try {
        await ask(wish)
        failing = false
      } catch {
        warn()
        if (!now) put(later ?? wish, RETRY_MS)
      } finally {
        clearTimeout(patience)
      }
    }
  }

  async function ask(wish: Wish): Promise<void> {
    if (wish === 'keep') await keep()
    else if (held) {
      told = []
      await host.dropRecovery(id)
      held = false
    }
    for (; abandoned[0] !== undefined; abandoned.shift()) await host.dropRecovery(abandoned[0])
  }

  async function keep(): Promise<void> {
    const [under, known] = [id, told]
    const { pictures, ...state } = entry()
    held = true
    // After a failure they are all sent again.
    told = []
    const fresh = pictures.map(({ hash, at, base64 }) =>
      known.includes(hash) ? { hash, at } : { hash, at, base64 },
    )
    await host.keepRecovery({ id, ...state, ...(fresh.length > 0 && { pictures: fresh }) })
    if (id === under) told = pictures.map(({ hash }) => hash)
  }

  // From the first change on, not the last: steady work must not put it off for ever.
  function put(wish: Wish, delay: number): void {
    later = wish
    timer ??= setTimeout(() => void begin(wish), delay)
  }

  function begin(wish: Wish): Promise<void> {
    clearTimeout(timer)
    now = later ?? wish
    timer = later = undefined
    working ??= work().finally(() => {
      working = undefined
    })
    return working
  }

  return {
    touch: () => put('keep', DELAY_MS),
    flush: () => (later ? begin(later) : (working ?? Promise.resolve())),
    drop() {
      later = undefined
      return begin('drop')
    },
    takeOver(entryId) {
      if (entryId === id) return
      if (held) abandoned.push(id)
      id = entryId
      held = true
      told = []
    },
  }
}
