/** Recovery of the browser host. Database and locks are the browser's; here maps with the same answers stand in. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type RecoveryEntry } from '#shared/host/host'
import { createBrowserHost, readFile } from '../../renderer/host/browserHost'

const database = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (key: string, value: unknown) => void database.set(key, structuredClone(value)),
  del: async (key: string) => void database.delete(key),
  entries: async () => [...database.entries()],
}))

/** The locks of all windows of one browser. */
const held = new Map<string, () => void>()
const locks = {
  request: (name: string, callback: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      held.set(name, resolve)
      void callback()
    }),
  query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
}
vi.stubGlobal('navigator', { locks })
vi.stubGlobal('window', new EventTarget())

const entry = (id: string, savedAt: number): RecoveryEntry => ({
  id,
  name: `${id}.castellan`,
  savedAt,
  text: id,
})

beforeEach(() => {
  database.clear()
  held.clear()
})

describe('recovery (APP-2, APP-4)', () => {
  test('a window that is still open is not offered', async () => {
    const open = createBrowserHost()
    await open.keepRecovery(entry('open', 1))
    expect(await createBrowserHost().listRecovery()).toEqual([])
  })

  test('what a crashed window left is offered, newest first, and can be dropped', async () => {
    const crashed = createBrowserHost()
    await crashed.keepRecovery(entry('older', 1))
    await crashed.keepRecovery(entry('newer', 2))
    held.clear()
    const next = createBrowserHost()
    expect((await next.listRecovery()).map(({ id }) => id)).toEqual(['newer', 'older'])
    await next.dropRecovery('newer')
    expect((await next.listRecovery()).map(({ id }) => id)).toEqual(['older'])
  })

  test('keeping again replaces what the window kept before', async () => {
    const host = createBrowserHost()
    await host.keepRecovery(entry('window', 1))
    await host.keepRecovery({ ...entry('window', 2), text: 'newer text' })
    held.clear()
    expect(await host.listRecovery()).toEqual([{ ...entry('window', 2), text: 'newer text' }])
  })
})

test('an opened file keeps its name and, where the browser gives one, its handle', async () => {
  const file = new File(['{}'], 'sortie.castellan')
  expect(await readFile(file, undefined)).toEqual({
    kind: 'opened',
    file: { name: 'sortie.castellan', token: undefined },
    text: '{}',
  })
})

test('a file that is no UTF-8 is refused: its accents would be lost at the next save', async () => {
  const latin1 = new File([new Uint8Array([0x7b, 0xe9, 0x7d])], 'old.castellan')
  expect(await readFile(latin1, undefined)).toEqual({
    kind: 'failed',
    name: 'old.castellan',
    fault: 'not-text',
  })
})
