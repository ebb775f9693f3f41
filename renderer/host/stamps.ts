/** The user's own stamps in IndexedDB (MAP-2): a browser has no folder for the program. */
import { createStore, del, entries, set } from './database'
import { type FileFault } from '#shared/host/fileFaults'
import { type Host, type StampOutcome } from '#shared/host/host'

export function createStamps(): Pick<Host, 'listStamps' | 'keepStamp' | 'removeStamp'> {
  const store = createStore('castellan-stamps', 'stamps')
  return {
    async listStamps() {
      try {
        const found = await entries<string, string>(store)
        return found.map(([id, text]) => ({ id, text })).sort((a, b) => (a.id < b.id ? -1 : 1))
      } catch {
        // A browser that forbids databases has kept nothing.
        return []
      }
    },
    keepStamp: async ({ id, text }) => outcomeOf(() => set(id, text, store)),
    removeStamp: async (id) => outcomeOf(() => del(id, store)),
  }
}

async function outcomeOf(work: () => Promise<void>): Promise<StampOutcome> {
  try {
    await work()
    return { kind: 'done' }
  } catch (error) {
    return { kind: 'failed', fault: faultOf((Object(error) as { name?: unknown }).name) }
  }
}

function faultOf(name: unknown): FileFault {
  if (name === 'QuotaExceededError') return 'full'
  return name === 'SecurityError' || name === 'NotAllowedError' ? 'denied' : 'unknown'
}
