/** Series of games and their settings in IndexedDB, beside recovery: they outlive panel and page (PLY-5). */
import { isObject } from '#shared/json/decode'
import { createStore, delMany, entries, get, set } from './database'
import { soon } from './soon'

interface Kept {
  readonly value: unknown
  /** ms since 1970. */
  readonly at: number
}

/** Most entries that are kept; the oldest goes first. */
const MOST_KEPT = 100

let store: ReturnType<typeof createStore> | undefined
const games = (): ReturnType<typeof createStore> => (store ??= createStore('castellan-games', 'games'))

/**
 * Reads back a value as it lies there, for its reader to judge. Undefined when there is nothing, or the browser forbids databases or
 * does not answer.
 */
export async function keptGames(key: string): Promise<unknown> {
  const kept = await soon((async () => get<unknown>(key, games()))())
  return isObject(kept) ? kept['value'] : undefined
}

/** @param value plain data. Nothing is kept if storage is forbidden or full: the page still shows it. */
export async function keepGames(key: string, value: unknown): Promise<void> {
  try {
    await set(key, { value, at: Date.now() } satisfies Kept, games())
    const all = await entries<string, unknown>(games())
    const oldest = all.sort(([, a], [, b]) => keptAt(b) - keptAt(a)).slice(MOST_KEPT)
    if (oldest.length > 0)
      await delMany(
        oldest.map(([old]) => old),
        games(),
      )
  } catch {
    // As above.
  }
}

/** An entry that is not of this program's making counts as older than all of its own. */
function keptAt(entry: unknown): number {
  return isObject(entry) && Number.isFinite(entry['at']) ? Number(entry['at']) : 0
}
