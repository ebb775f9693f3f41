/** Recent files and earlier texts in IndexedDB, and a browser that forbids it (APP-2, APP-4). */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FileRef, type Host } from '#shared/host/host'
import { createBrowserHost } from '../../renderer/host/browserHost'
import { type FakeBrowser, installBrowser } from './fake/browser'
import { clearDatabase, databaseKeys, setDatabase } from './fake/database'
import { openedFrom, savedTo } from './fake/outcomes'
import { Disk } from './fake/disk'

vi.mock('../../renderer/host/database', () => import('./fake/database'))

let browser: FakeBrowser
let disk: Disk
let host: Host

beforeEach(() => {
  vi.useRealTimers()
  clearDatabase()
  browser = installBrowser({ handles: true })
  disk = new Disk()
  host = createBrowserHost()
})

async function open(path: string, text = path): Promise<FileRef> {
  if (disk.text(path) === undefined) disk.put(path, text)
  browser.choose = disk.handle(path)
  const outcome = await host.openScenario()
  if (outcome?.kind !== 'opened') throw new Error('not opened')
  return outcome.file
}
async function show(path: string): Promise<FileRef> {
  const file = await open(path)
  host.showDocument({ title: path, modified: false, file })
  return file
}
const names = async (): Promise<string[]> => (await host.listRecent()).map(({ name }) => name)
async function versionTexts(file: FileRef): Promise<string[]> {
  const versions = await host.listVersions(file)
  const opened = await Promise.all(versions.map(({ id }) => host.openVersion(file, id)))
  return opened.map((outcome) => (outcome.kind === 'opened' ? outcome.text : outcome.fault))
}

describe('recent files', () => {
  test('the twelve opened or saved last, newest first, each once, after a reload too', async () => {
    for (let i = 1; i <= 14; i++) await show(`${i}.castellan`)
    await show('5.castellan')
    browser.choose = disk.handle('new.castellan')
    await host.saveScenarioAs('new', 'text')
    host = createBrowserHost()
    const expected = ['new', 5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4].map((name) => `${name}.castellan`)
    expect(await names()).toEqual(expected)
  })

  test('one that is read and not shown is none: it may be no scenario', async () => {
    await open('broken.castellan')
    expect(await names()).toEqual([])
  })

  test('showing one again, as after a save, leaves the order', async () => {
    const first = await show('first.castellan')
    const second = await show('second.castellan')
    await host.saveScenario(first, 'text')
    host.showDocument({ title: 'second', modified: true, file: second })
    expect(await names()).toEqual(['first.castellan', 'second.castellan'])
  })

  test('saving makes a file the newest', async () => {
    const first = await show('first.castellan')
    await show('second.castellan')
    await host.saveScenario(first, 'text')
    expect(await names()).toEqual(['first.castellan', 'second.castellan'])
  })

  test('files of one name in two folders are two', async () => {
    await show('a/map.castellan')
    await show('b/map.castellan')
    expect(await names()).toEqual(['map.castellan', 'map.castellan'])
  })

  async function recentAfterReload(): Promise<FileRef> {
    await show('map.castellan')
    host = createBrowserHost()
    return (await host.listRecent())[0] as FileRef
  }

  test('opening one asks for permission, and it can be saved', async () => {
    const file = await recentAfterReload()
    disk.permission = { read: 'prompt', readwrite: 'prompt' }
    const outcome = await host.openFile(file)
    expect(outcome).toEqual(openedFrom(file, 'map.castellan'))
    if (outcome.kind !== 'opened') return
    expect(await host.saveScenario(outcome.file, 'text')).toEqual(savedTo(file))
    expect(disk.asked).toEqual(['read', 'readwrite'])
  })

  test('one that the user refuses', async () => {
    const file = await recentAfterReload()
    disk.permission.read = 'prompt'
    disk.answer = 'denied'
    expect(await host.openFile(file)).toEqual({ kind: 'failed', name: 'map.castellan', fault: 'denied' })
  })

  test('one that has gone', async () => {
    const file = await recentAfterReload()
    disk.remove('map.castellan')
    expect(await host.openFile(file)).toEqual({ kind: 'failed', name: 'map.castellan', fault: 'missing' })
  })
})

describe('versions', () => {
  test('the last ten, newest first; older texts are forgotten', async () => {
    const file = await open('map.castellan', 'text 0')
    for (let i = 1; i <= 12; i++) await host.saveScenario(file, `text ${i}`)
    const expected = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `text ${i}`)
    expect(await versionTexts(file)).toEqual(expected)
    expect(databaseKeys('castellan-versions/texts')).toHaveLength(10)
  })

  test('time and length in bytes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
    const file = await open('map.castellan', 'é')
    await host.saveScenario(file, 'second')
    expect(await host.listVersions(file)).toEqual([
      { id: expect.any(String), savedAt: 1_700_000_000_000, bytes: 2 },
    ])
  })

  test('a text that does not change, or comes twice in a row, is kept once', async () => {
    const file = await open('map.castellan', 'a')
    await host.saveScenario(file, 'a')
    expect(await versionTexts(file)).toEqual([])
    await host.saveScenario(file, 'b')
    disk.put('map.castellan', 'a')
    await host.saveScenario(file, 'c', { overwrite: true })
    expect(await versionTexts(file)).toEqual(['a'])
    await host.saveScenario(file, 'a')
    await host.saveScenario(file, 'd')
    expect(await versionTexts(file)).toEqual(['a', 'c', 'a'])
  })

  test('what another program wrote and the user overwrote is kept', async () => {
    const file = await open('map.castellan', 'first')
    disk.put('map.castellan', 'theirs')
    await host.saveScenario(file, 'ours', { overwrite: true })
    expect(await versionTexts(file)).toEqual(['theirs'])
  })

  test('are found again after a reload, by whatever handle, and only for their file', async () => {
    await host.saveScenario(await open('a/map.castellan', 'first'), 'second')
    host = createBrowserHost()
    expect(await versionTexts(await open('a/map.castellan'))).toEqual(['first'])
    expect(await versionTexts(await open('b/map.castellan'))).toEqual([])
  })

  test('an unknown version', async () => {
    const file = await open('map.castellan')
    expect(await host.openVersion(file, 'no such')).toEqual({
      kind: 'failed',
      name: 'map.castellan',
      fault: 'missing',
    })
  })

  test('of more than forty files, those not used for longest are forgotten with their texts', async () => {
    const oldest = await open('0.castellan', 'first')
    await host.saveScenario(oldest, 'second')
    for (let i = 1; i < 40; i++) await show(`${i}.castellan`)
    expect(await versionTexts(oldest)).toEqual(['first'])
    await show('40.castellan')
    expect(await versionTexts(oldest)).toEqual([])
    expect(databaseKeys('castellan-files/files')).toHaveLength(40)
    expect(databaseKeys('castellan-versions/texts')).toEqual([])
  })
})

describe('a database that fails', () => {
  for (const state of ['forbidden', 'quota'] as const)
    test(`${state}: all files open and save, none is remembered`, async () => {
      setDatabase(state)
      const file = await open('map.castellan', 'first')
      expect(await host.saveScenario(file, 'second')).toEqual(savedTo(file))
      expect(disk.text('map.castellan')).toBe('second')
      browser.choose = disk.handle('other.castellan')
      expect(await host.saveScenarioAs('other', 'third')).toMatchObject({ kind: 'saved' })
      expect(await host.listRecent()).toEqual([])
      expect(await host.listVersions(file)).toEqual([])
      expect(await host.openVersion(file, 'any')).toMatchObject({ kind: 'failed', fault: 'missing' })
    })

  test('one that never answers holds nothing up', async () => {
    const file = await open('map.castellan', 'first')
    setDatabase('stuck')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let saved = false
    const saving = host.saveScenario(file, 'second').finally(() => (saved = true))
    while (!saved) await vi.runAllTimersAsync()
    expect(await saving).toEqual(savedTo(file))
  })
})
