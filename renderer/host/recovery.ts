/** The state of each window in IndexedDB, for the day it does not close properly (APP-2, APP-4). */
import { createStore, delMany, get, keys, setMany, setManyUpon } from './database'
import { type Host, type KeptEntry, type RecoveryEntry } from '#shared/host/host'
import { putTogether } from '#shared/images/picturesApart'

/** Large pictures stand beside the entry, under a key of their own: no id has a space. */
const pictureKey = (id: string, hash: string): string => `${id} ${hash}`
const isPictureOf = (id: string, key: string): boolean => key.startsWith(`${id} `)

/** A window holds a lock named after its recovery entry; the browser frees it when the window closes or crashes. */
const windowLock = (id: string): string => `castellan.window.${id}`

/** Pages without https have no locks: to them, no window is open but their own. */
async function openWindows(): Promise<ReadonlySet<string | undefined>> {
  const locks = await lockManager()?.query()
  return new Set(locks?.held?.map((lock) => lock.name))
}

function lockManager(): LockManager | undefined {
  return navigator.locks as LockManager | undefined
}

/** Waits before each trial, in ms: clearing takes a moment, longer where much is kept. */
const WRITTEN_AGAIN_AFTER_MS = [0, 100, 500, 2000, 5000] as const

interface Held {
  readonly entry: KeptEntry
  /** Base64 by hash. */
  readonly pictures: ReadonlyMap<string, string>
}

function wholeOf(id: string, { entry, pictures }: Held): [string, unknown][] {
  return [
    ...[...pictures].map(([hash, base64]): [string, unknown] => [pictureKey(id, hash), base64]),
    [id, entry],
  ]
}

export function createRecovery(): Pick<Host, 'keepRecovery' | 'listRecovery' | 'dropRecovery'> {
  const store = createStore('castellan', 'recovery', () => void writeAgain())
  const own = new Set<string>()
  /** The entry that this window has kept, in case it is taken away, and its parts in the store. */
  const held = new Map<string, Held>()

  function holdWindowLock(id: string): void {
    if (own.has(id)) return
    own.add(id)
    void lockManager()?.request(windowLock(id), () => new Promise(() => {}))
  }

  /** Those beside an entry that it does not name: of a state before, maybe of another window. */
  async function removePictures(id: string, named: readonly string[]): Promise<void> {
    const others = (await keys<string>(store)).filter(
      (key) => isPictureOf(id, key) && !named.some((hash) => key === pictureKey(id, hash)),
    )
    if (others.length > 0) await delMany(others, store)
  }

  async function readEntry(id: string): Promise<RecoveryEntry | undefined> {
    const found = await get<KeptEntry>(id, store)
    if (!found) return undefined
    const { pictures = [], text, ...state } = found
    const whole = await Promise.all(
      pictures.map(async ({ hash, at }) => ({ at, base64: await get<string>(pictureKey(id, hash), store) })),
    )
    const there = whole.flatMap(({ at, base64 }) => (base64 === undefined ? [] : { at, base64 }))
    return there.length < whole.length ? undefined : { ...state, text: putTogether(text, there) }
  }

  /**
   * The site's data were cleared: the next change, which finds them gone and may warn, could be long in coming. While the browser
   * still clears, it refuses; it closes the database first of all.
   */
  async function writeAgain(): Promise<void> {
    for (const wait of WRITTEN_AGAIN_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      const now = [...held]
      try {
        await Promise.all(now.map(([id, one]) => setMany(wholeOf(id, one), store)))
        // A change that was kept meanwhile must not end below the state before it.
        if (now.every(([id, one]) => held.get(id) === one)) return
      } catch {
        // At last the next change is refused too, and the user warned.
      }
    }
  }

  return {
    async keepRecovery({ pictures = [], ...state }) {
      const { id } = state
      holdWindowLock(id)
      const before = held.get(id)
      const puts: [string, unknown][] = []
      const expected: string[] = []
      const base64s = new Map<string, string>()
      for (const { hash, base64 = before?.pictures.get(hash) } of pictures) {
        if (base64 === undefined) throw new Error('a picture that nobody has told')
        base64s.set(hash, base64)
        if (before?.pictures.has(hash)) expected.push(pictureKey(id, hash))
        else puts.push([pictureKey(id, hash), base64])
      }
      const places = pictures.map(({ hash, at }) => ({ hash, at }))
      const now: Held = {
        entry: places.length === 0 ? state : { ...state, pictures: places },
        pictures: base64s,
      }
      // All or nothing, and asked at once: the window may be about to close.
      const kept = await setManyUpon(expected, [...puts, [id, now.entry]], store)
      // The browser has cleared its data meanwhile, and not said so.
      if (!kept) await setMany(wholeOf(id, now), store)
      held.set(id, now)
      const hashes = places.map(({ hash }) => hash)
      if (kept && before && [...before.pictures.keys()].join() === hashes.join()) return
      await removePictures(id, hashes)
    },
    async listRecovery() {
      try {
        const [all, open] = await Promise.all([keys<string>(store), openWindows()])
        const left = all.filter((key) => !key.includes(' ') && !own.has(key) && !open.has(windowLock(key)))
        const found = await Promise.all(left.map(readEntry))
        return found.flatMap((entry) => entry ?? []).sort((a, b) => b.savedAt - a.savedAt)
      } catch {
        // A browser that forbids databases has kept nothing.
        return []
      }
    },
    async dropRecovery(id) {
      const pictures = [...(held.get(id)?.pictures.keys() ?? [])]
      held.delete(id)
      try {
        await delMany([id, ...pictures.map((hash) => pictureKey(id, hash))], store)
        await removePictures(id, [])
      } catch {
        // As above: nothing is left to drop.
      }
    },
  }
}
