/**
 * IndexedDB as the browser's host uses it: `idb-keyval`, with stores that last. Chromium, like others, counts a write as
 * done once the system has it; a power cut may then take what was kept minutes ago. Writes here are on the disk (APP-4).
 */
import * as idb from 'idb-keyval'

export { del, delMany, entries, get, keys, set, setMany } from 'idb-keyval'

/**
 * The one store of a database of its own: idb-keyval makes no more in each.
 * @param lost called when the browser closes it under the page, as when site data are cleared.
 */
export function createStore(database: string, name: string, lost?: () => void): idb.UseStore {
  const plain = idb.createStore(database, name)
  const watched = new WeakSet<IDBDatabase>()
  return async (mode, work) => {
    const db = await plain('readonly', ({ transaction }) => transaction.db)
    if (lost && !watched.has(db)) {
      watched.add(db)
      db.addEventListener('close', lost)
    }
    return work(db.transaction(name, mode, { durability: 'strict' }).objectStore(name))
  }
}

/** Writes all, in one transaction and asked for at once; false and nothing written when a key is missing on which they build. */
export function setManyUpon(
  keys: readonly string[],
  puts: readonly (readonly [string, unknown])[],
  store: idb.UseStore,
): Promise<boolean> {
  return store('readwrite', async (objects) => {
    let missing = false
    for (const key of keys) {
      const found = objects.getKey(key)
      found.onsuccess = () => {
        if (found.result !== undefined || missing) return
        missing = true
        objects.transaction.abort()
      }
    }
    for (const [key, value] of puts) objects.put(value, key)
    try {
      await idb.promisifyRequest(objects.transaction)
    } catch (fault) {
      if (!missing) throw fault
    }
    return !missing
  })
}
