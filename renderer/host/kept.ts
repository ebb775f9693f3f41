/** The user's own stamps and counter types in IndexedDB (MAP-2, CTR-6): a browser has no folder for the program. */
import { createStore, del, entries, set } from './database'
import { type FileFault } from '#shared/host/fileFaults'
import { type Host, type KeptOutcome } from '#shared/host/host'
import { type KeptKind } from '#shared/host/kept'

export function createKept(): Pick<Host, 'listKept' | 'keep' | 'removeKept'> {
  const stores = {
    stamp: createStore('castellan-stamps', 'stamps'),
    types: createStore('castellan-types', 'types'),
  } satisfies Record<KeptKind, unknown>
  return {
    async listKept(kind) {
      try {
        const found = await entries<string, string>(stores[kind])
        return found.map(([id, text]) => ({ id, text })).sort((a, b) => (a.id < b.id ? -1 : 1))
      } catch {
        // A browser that forbids databases has kept nothing.
        return []
      }
    },
    keep: async (kind, { id, text }) => outcomeOf(() => set(id, text, stores[kind])),
    removeKept: async (kind, id) => outcomeOf(() => del(id, stores[kind])),
  }
}

async function outcomeOf(work: () => Promise<void>): Promise<KeptOutcome> {
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
