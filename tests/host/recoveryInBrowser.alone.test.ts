/** Recovery in a browser, after its window has crashed (APP-2, APP-4). */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FileRef, type KeptEntry, type RecoveryEntry } from '#shared/host/host'
import { createBrowserHost } from '../../renderer/host/browserHost'
import { type FakeBrowser, installBrowser } from './fake/browser'
import { clearDatabase, clearSiteData, databaseKeys, setDatabase } from './fake/database'
import { savedTo } from './fake/outcomes'
import { Disk } from './fake/disk'

vi.mock('../../renderer/host/database', () => import('./fake/database'))

const PATH = 'sortie.castellan'
let browser: FakeBrowser
let disk: Disk

beforeEach(() => {
  clearDatabase()
  browser = installBrowser({ handles: true })
  disk = new Disk()
  disk.put(PATH, 'first')
  browser.choose = disk.handle(PATH)
})

const entry = (id: string, savedAt: number): RecoveryEntry => ({
  id,
  name: `${id}.castellan`,
  savedAt,
  text: id,
})

describe('recovery', () => {
  test('a window that is still open is not offered', async () => {
    const open = createBrowserHost()
    await open.keepRecovery(entry('open', 1))
    expect(await createBrowserHost().listRecovery()).toEqual([])
    expect(await open.listRecovery()).toEqual([])
  })

  test('what a crashed window left is offered, newest first, and can be dropped', async () => {
    const crashed = createBrowserHost()
    await crashed.keepRecovery(entry('older', 1))
    await crashed.keepRecovery(entry('newer', 2))
    browser.crash()
    const next = createBrowserHost()
    expect((await next.listRecovery()).map(({ id }) => id)).toEqual(['newer', 'older'])
    await next.dropRecovery('newer')
    expect((await next.listRecovery()).map(({ id }) => id)).toEqual(['older'])
  })

  test('keeping again replaces what the window kept before', async () => {
    const crashed = createBrowserHost()
    await crashed.keepRecovery(entry('window', 1))
    await crashed.keepRecovery({ ...entry('window', 2), text: 'newer text' })
    browser.crash()
    expect(await createBrowserHost().listRecovery()).toEqual([{ ...entry('window', 2), text: 'newer text' }])
  })

  test('without locks, as on pages without https, all but the own window is offered', async () => {
    vi.stubGlobal('navigator', {})
    const crashed = createBrowserHost()
    await crashed.keepRecovery(entry('window', 1))
    expect(await crashed.listRecovery()).toEqual([])
    expect(await createBrowserHost().listRecovery()).toEqual([entry('window', 1)])
  })

  for (const forbidden of ['forbidden', 'quota'] as const)
    test(`a database that is ${forbidden} has nothing to offer, and says so when it keeps nothing`, async () => {
      setDatabase(forbidden)
      const host = createBrowserHost()
      await expect(host.keepRecovery(entry('window', 1))).rejects.toThrow()
      expect(await host.listRecovery()).toEqual([])
      await expect(host.dropRecovery('window')).resolves.toBeUndefined()
    })
})

describe('large pictures', () => {
  const keys = (): string[] => databaseKeys('castellan/recovery').sort()
  /** The text with the pictures left out between its halves; `told`: with what they hold. */
  const withPictures = (id: string, names: string, told: string): KeptEntry => ({
    ...{ id, name: 'map', savedAt: 1, text: '<>' },
    pictures: [...names].map((hash) => ({
      ...{ hash, at: 1 },
      ...(told.includes(hash) && { base64: `(${hash})` }),
    })),
  })
  const offered = async (): Promise<string[]> =>
    (await createBrowserHost().listRecovery()).map(({ text }) => text)

  test('stand beside the text, are told once, and are in it again when it is offered', async () => {
    const crashed = createBrowserHost()
    await crashed.keepRecovery(withPictures('w', 'ab', 'ab'))
    expect(keys()).toEqual(['w', 'w a', 'w b'])
    await crashed.keepRecovery(withPictures('w', 'ab', ''))
    browser.crash()
    expect(await offered()).toEqual(['<(a)(b)>'])
  })

  test('go when no state names them any more, and with the entry', async () => {
    const host = createBrowserHost()
    await host.keepRecovery(withPictures('w', 'ab', 'ab'))
    await host.keepRecovery(withPictures('w', 'b', ''))
    expect(keys()).toEqual(['w', 'w b'])
    await host.keepRecovery(withPictures('other', 'b', 'b'))
    await host.dropRecovery('w')
    expect(keys()).toEqual(['other', 'other b'])
  })

  test('of a crashed window go with its entry, whoever drops it or takes it over', async () => {
    const crashed = createBrowserHost()
    await crashed.keepRecovery(withPictures('one', 'a', 'a'))
    await crashed.keepRecovery(withPictures('two', 'a', 'a'))
    browser.crash()
    const next = createBrowserHost()
    await next.dropRecovery('one')
    await next.keepRecovery(withPictures('two', 'c', 'c'))
    expect(keys()).toEqual(['two', 'two c'])
  })

  test('are not taken for known when another window told them: the entry before stays', async () => {
    const crashed = createBrowserHost()
    await crashed.keepRecovery(withPictures('w', 'a', 'a'))
    await expect(crashed.keepRecovery(withPictures('w', 'b', ''))).rejects.toThrow()
    browser.crash()
    await expect(createBrowserHost().keepRecovery(withPictures('w', 'a', ''))).rejects.toThrow()
    browser.crash()
    expect(await offered()).toEqual(['<(a)>'])
  })

  test('are there again at the next change when the data of the site were cleared, though nobody said so', async () => {
    const host = createBrowserHost()
    await host.keepRecovery(withPictures('w', 'ab', 'ab'))
    clearSiteData(false)
    await host.keepRecovery(withPictures('w', 'ab', ''))
    expect(keys()).toEqual(['w', 'w a', 'w b'])
    browser.crash()
    expect(await offered()).toEqual(['<(a)(b)>'])
  })

  test('and their text are there again at once when the browser says that it has cleared them', async () => {
    const host = createBrowserHost()
    await host.keepRecovery(withPictures('w', 'ab', 'ab'))
    await host.keepRecovery(entry('dropped', 1))
    await host.dropRecovery('dropped')
    clearSiteData(true)
    await vi.waitFor(() => expect(keys()).toEqual(['w', 'w a', 'w b']))
    browser.crash()
    expect(await offered()).toEqual(['<(a)(b)>'])
  })

  test('and once more when it says so before it has done, and refuses what is written meanwhile', async () => {
    const host = createBrowserHost()
    await host.keepRecovery(withPictures('w', 'ab', 'ab'))
    setDatabase('quota')
    clearSiteData(true)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(keys()).toEqual([])
    setDatabase('working')
    await vi.waitFor(() => expect(keys()).toEqual(['w', 'w a', 'w b']))
  })

  test('are kept with their text or not at all', async () => {
    const crashed = createBrowserHost()
    await crashed.keepRecovery(withPictures('w', 'a', 'a'))
    setDatabase('quota')
    await expect(crashed.keepRecovery(withPictures('w', 'b', 'b'))).rejects.toThrow()
    setDatabase('working')
    expect(keys()).toEqual(['w', 'w a'])
    browser.crash()
    expect(await offered()).toEqual(['<(a)>'])
  })
})

describe('a recovered document', () => {
  /** Read, changed and kept by a window that then crashes; as the next window finds it. */
  async function recovered(meanwhile: () => void): Promise<{ host: typeof next; file: FileRef }> {
    const crashed = createBrowserHost()
    const outcome = await crashed.openScenario()
    if (outcome?.kind !== 'opened') throw new Error('not opened')
    await crashed.keepRecovery({ ...entry('window', 1), file: outcome.file })
    browser.crash()
    meanwhile()
    const next = createBrowserHost()
    const [left] = await next.listRecovery()
    if (!left?.file) throw new Error('no file')
    return { host: next, file: left.file }
  }

  test('is saved to its file, asking anew for permission', async () => {
    const { host, file } = await recovered(() => {
      disk.permission.readwrite = 'prompt'
    })
    expect(file.name).toBe(PATH)
    expect(await host.saveScenario(file, 'second')).toEqual(savedTo(file))
    expect(disk.text(PATH)).toBe('second')
    expect(disk.asked).toEqual(['readwrite'])
  })

  test('notices that the file has changed meanwhile', async () => {
    const { host, file } = await recovered(() => disk.put(PATH, 'theirs'))
    expect(await host.fileState(file)).toBe('changed')
    expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'changed' })
    expect(disk.text(PATH)).toBe('theirs')
  })

  test('notices it even when this window has read the changed file since', async () => {
    const { host, file } = await recovered(() => disk.put(PATH, 'theirs'))
    await host.openScenario()
    expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'changed' })
  })

  test('notices it after a second crash too', async () => {
    const { host, file } = await recovered(() => disk.put(PATH, 'theirs'))
    await host.keepRecovery({ ...entry('window', 2), file })
    browser.crash()
    const next = createBrowserHost()
    const [left] = await next.listRecovery()
    expect(await next.saveScenario(left?.file as FileRef, 'second')).toEqual({ kind: 'changed' })
  })
})
