/** The state of each window in IndexedDB, for the day it does not close properly (APP-2, APP-4). */
import { createStore, del, entries, set } from 'idb-keyval'
import { type Host, type RecoveryEntry } from '#shared/host/host'

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

export function createRecovery(): Pick<Host, 'keepRecovery' | 'listRecovery' | 'dropRecovery'> {
  const store = createStore('castellan', 'recovery')
  const own = new Set<string>()

  function holdWindowLock(id: string): void {
    if (own.has(id)) return
    own.add(id)
    void lockManager()?.request(windowLock(id), () => new Promise(() => {}))
  }

  return {
    async keepRecovery(entry) {
      holdWindowLock(entry.id)
      await set(entry.id, entry, store)
    },
    async listRecovery() {
      try {
        const [found, open] = await Promise.all([entries<string, RecoveryEntry>(store), openWindows()])
        return found
          .filter(([id]) => !own.has(id) && !open.has(windowLock(id)))
          .map(([, entry]) => entry)
          .sort((a, b) => b.savedAt - a.savedAt)
      } catch {
        // A browser that forbids databases has kept nothing.
        return []
      }
    },
    async dropRecovery(id) {
      try {
        await del(id, store)
      } catch {
        // As above: nothing is left to drop.
      }
    },
  }
}
