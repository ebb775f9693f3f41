/** APP-2: two tabs on one file know of each other, and tell each other what they write. */
import { beforeEach, expect, test, vi } from 'vitest'
import { type FileRef, type Host } from '#shared/host/host'
import { createBrowserHost } from '../../renderer/host/browserHost'
import { eventually } from '../support/eventually'
import { clearDatabase, setDatabase } from './fake/database'
import { type FakeBrowser, installBrowser } from './fake/browser'
import { Disk } from './fake/disk'
import { savedTo } from './fake/outcomes'

vi.mock('../../renderer/host/database', () => import('./fake/database'))

const PATH = 'maps/sortie.castellan'
let browser: FakeBrowser
let disk: Disk
let first: Host
let second: Host

beforeEach(() => {
  clearDatabase()
  browser = installBrowser({ handles: true })
  disk = new Disk()
  disk.put(PATH, 'text')
  first = createBrowserHost()
  second = createBrowserHost()
})

async function read(host: Host, path = PATH): Promise<FileRef> {
  browser.choose = disk.handle(path)
  const outcome = await host.openScenario()
  if (outcome?.kind !== 'opened') throw new Error('not opened')
  return outcome.file
}
async function show(host: Host, path = PATH): Promise<FileRef> {
  const file = await read(host, path)
  host.showDocument({ title: path, modified: false, file })
  return file
}
const shownBesides = async (host: Host, file: FileRef): Promise<boolean | undefined> =>
  host.otherTabs?.show(file)
/** Counts how often a tab has heard that another wrote. */
function heard(host: Host): () => number {
  let times = 0
  host.otherTabs?.onWritten(() => times++)
  return () => times
}

test('a file that another tab shows is known before it is shown here', async () => {
  const own = await show(first)
  const file = await read(second)
  await eventually(async () => expect(await shownBesides(second, file)).toBe(true))
  // Its own file is no other tab's.
  expect(await shownBesides(first, own)).toBe(false)
})

test('another file of the same name is another file', async () => {
  disk.put('old/sortie.castellan', 'old')
  await show(first)
  const file = await read(second)
  await eventually(async () => expect(await shownBesides(second, file)).toBe(true))
  expect(await shownBesides(second, await read(second, 'old/sortie.castellan'))).toBe(false)
})

test('what is read and not shown, or shown no more, is in no tab', async () => {
  const file = await read(first)
  expect(await shownBesides(second, file)).toBe(false)
  await show(first)
  await eventually(async () => expect(await shownBesides(second, file)).toBe(true))
  first.showDocument({ title: 'new', modified: false })
  await eventually(async () => expect(await shownBesides(second, file)).toBe(false))
  await show(first)
  await eventually(async () => expect(await shownBesides(second, file)).toBe(true))
  browser.crash()
  expect(await shownBesides(second, file)).toBe(false)
})

test('each tab hears what the other writes, and knows that no other program did', async () => {
  const mine = await show(first)
  const theirs = await show(second)
  const times = heard(first)
  const timesOfWriter = heard(second)
  expect(await second.saveScenario(theirs, 'theirs')).toEqual(savedTo(theirs))
  await eventually(() => expect(times()).toBe(1))
  expect(await first.fileState(mine)).toBe('other-tab')
  expect(await first.saveScenario(mine, 'mine')).toEqual({ kind: 'other-tab' })
  expect(disk.text(PATH)).toBe('theirs')
  expect(timesOfWriter()).toBe(0)
  // A program that writes later is another program.
  disk.put(PATH, 'from elsewhere')
  expect(await first.fileState(mine)).toBe('changed')
  expect(await first.saveScenario(mine, 'mine', { overwrite: true })).toEqual(savedTo(mine))
  await eventually(() => expect(timesOfWriter()).toBe(1))
})

test('a database that is forbidden leaves every tab alone', async () => {
  setDatabase('forbidden')
  const file = await show(first)
  expect(await shownBesides(second, file)).toBe(false)
})

test('a file that is shown is among the recent files that are read next', async () => {
  const { name } = await show(first)
  expect((await first.listRecent()).map((file) => file.name)).toEqual([name])
})
