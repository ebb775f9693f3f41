/**
 * IndexedDB as the browser's host uses it: `idb-keyval`, with stores that last. Chromium, like others, counts a write as
 * done once the system has it; a power cut may then take what was kept minutes ago. Writes here are on the disk (APP-4).
 */
import * as idb from 'idb-keyval'

export { del, delMany, entries, get, keys, set, setMany } from 'idb-keyval'

/** The one store of a database of its own: idb-keyval makes no more in each. */
export function createStore(database: string, name: string): idb.UseStore {
  const plain = idb.createStore(database, name)
  return async (mode, work) => {
    const db = await plain('readonly', ({ transaction }) => transaction.db)
    return work(db.transaction(name, mode, { durability: 'strict' }).objectStore(name))
  }
}
