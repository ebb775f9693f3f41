/** Series of games and their settings in IndexedDB, beside recovery: they outlive panel and page (PLY-5). */
import { createStore, delMany, entries, get, set } from './database'

interface Kept {
  readonly value: unknown
  /** ms since 1970. */
  readonly at: number
}

/** Most entries that are kept; the oldest goes first. */
const MOST_KEPT = 100

let store: ReturnType<typeof createStore> | undefined
const games = (): ReturnType<typeof createStore> => (store ??= createStore('castellan-games', 'games'))

/** Undefined when nothing is kept under this key, or the browser forbids databases. */
export async function keptGames(key: string): Promise<unknown> {
  try {
    return (await get<Kept>(key, games()))?.value
  } catch {
    return undefined
  }
}

/** @param value plain data. Nothing is kept if storage is forbidden or full: the page still shows it. */
export async function keepGames(key: string, value: unknown): Promise<void> {
  try {
    await set(key, { value, at: Date.now() } satisfies Kept, games())
    const all = await entries<string, Kept>(games())
    const oldest = all.sort(([, a], [, b]) => b.at - a.at).slice(MOST_KEPT)
    if (oldest.length > 0)
      await delMany(
        oldest.map(([old]) => old),
        games(),
      )
  } catch {
    // As above.
  }
}
