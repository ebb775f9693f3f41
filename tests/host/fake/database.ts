/** Stands in for the database of the browser's host: values are cloned, handles come back as other objects for the same files. */
import { domError, FakeHandle } from './disk'

type Store = () => Map<string, unknown>

const stores = new Map<string, Map<string, unknown>>()
const losers = new Set<() => void>()
let state: 'working' | 'forbidden' | 'quota' | 'stuck' = 'working'

/** `forbidden`: opening throws at once, as in a private window. `quota`: nothing more can be written. `stuck`: nothing is ever answered. */
export function setDatabase(next: typeof state): void {
  state = next
}
export function clearDatabase(): void {
  stores.clear()
  losers.clear()
  state = 'working'
}
export function databaseKeys(store: string): string[] {
  return [...(stores.get(store)?.keys() ?? [])]
}

/** The user clears the data of the site: all of it goes, and browsers say so to the page or do not. */
export function clearSiteData(says: boolean): void {
  stores.clear()
  if (says) for (const lost of losers) lost()
}

export function createStore(database: string, store: string, lost?: () => void): Store {
  const name = `${database}/${store}`
  if (lost) losers.add(lost)
  return () => {
    if (state === 'forbidden') throw domError('SecurityError')
    if (!stores.has(name)) stores.set(name, new Map())
    return stores.get(name) as Map<string, unknown>
  }
}

// Not async: what is thrown while the database is opened is thrown at the caller.
function answer<T>(work: () => T): Promise<T> {
  return state === 'stuck' ? new Promise<T>(() => {}) : Promise.resolve().then(work)
}

export function get(key: string, store: Store): Promise<unknown> {
  const values = store()
  return answer(() => cloned(values.get(key)))
}
export function set(key: string, value: unknown, store: Store): Promise<void> {
  const values = store()
  const kept = cloned(value)
  return answer(() => {
    if (state === 'quota') throw domError('QuotaExceededError')
    values.set(key, kept)
  })
}
/** All or none. */
export function setMany(pairs: readonly [string, unknown][], store: Store): Promise<void> {
  const values = store()
  const kept = pairs.map(([key, value]) => [key, cloned(value)] as const)
  return answer(() => {
    if (state === 'quota') throw domError('QuotaExceededError')
    for (const [key, value] of kept) values.set(key, value)
  })
}
/** The same, and none unless all keys are there. */
export async function setManyUpon(
  expected: readonly string[],
  pairs: readonly [string, unknown][],
  store: Store,
): Promise<boolean> {
  if (!expected.every((key) => store().has(key))) return answer(() => false)
  await setMany(pairs, store)
  return true
}
export function keys(store: Store): Promise<string[]> {
  const values = store()
  return answer(() => [...values.keys()])
}
export function del(key: string, store: Store): Promise<void> {
  return delMany([key], store)
}
export function delMany(keys: readonly string[], store: Store): Promise<void> {
  const values = store()
  return answer(() => keys.forEach((key) => values.delete(key)))
}
export function entries(store: Store): Promise<[string, unknown][]> {
  const values = store()
  return answer(() => [...values].map(([key, value]) => [key, cloned(value)]))
}

function cloned(value: unknown): unknown {
  if (value instanceof FakeHandle) return new FakeHandle(value.disk, value.path)
  if (Array.isArray(value)) return value.map(cloned)
  if (typeof value !== 'object' || value === null) return structuredClone(value)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloned(part)]))
}
