/** APP-1: what is asked of the program while it is doing something else is neither lost nor done twice. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from './fake/launchedShell'
import { type ScriptedPage } from './fake/scriptedPage'
import { settle } from './settle'
import { fileIn, newFolder, page, start, type Started } from './started'

/** A page that shows what it was opened with, and closes when `mayClose` says so. */
function shows(mayClose: () => Promise<boolean> = async () => true) {
  return async ({ host }: ScriptedPage): Promise<void> => {
    host.onCloseRequest(mayClose)
    const given = await host.windowStart()
    const file = given?.file
    host.showDocument({
      title: given?.name ?? '',
      modified: false,
      ...(file ? { file } : { untouched: true }),
    })
  }
}

const titles = ({ shell }: Started): string[] => shell.windows.map(({ fake }) => fake.title)
const ONE = 'one.castellan – Castellan'
const OTHER = 'begun – Castellan'

/** Something was done in the first window: a file does not take its place. */
async function showsOther(started: Started): Promise<void> {
  await until(() => titles(started)[0] === ' – Castellan')
  page(started).host.showDocument({ title: 'begun', modified: false })
  await until(() => titles(started)[0] === OTHER)
}

test('a file that is handed over twice at once has one window', async () => {
  const folder = newFolder()
  fileIn(folder, 'one.castellan')
  const started = await start({ onLoad: shows() })
  await showsOther(started)
  started.shell.secondInstance(['one.castellan'], folder)
  started.shell.secondInstance(['one.castellan'], folder)
  await until(() => titles(started).includes(ONE))
  await settle()
  expect(titles(started)).toEqual([OTHER, ONE])
})

test('a file that two pages open at once has one window', async () => {
  const path = fileIn(newFolder(), 'one.castellan')
  const started = await start({ onLoad: shows() })
  const { host } = page(started)
  started.shell.dialogs.next({ kind: 'open', paths: [path] })
  const read = await host.openScenario()
  if (read?.kind !== 'opened') throw new Error('not opened')
  const given = { name: 'one.castellan', text: read.text, file: read.file, modified: false }
  await Promise.all([host.openWindow(given), host.openWindow(given)])
  expect(started.shell.windows.length).toBe(2)
  // What a crash has left of it is another document.
  await host.openWindow({ ...given, modified: true })
  expect(started.shell.windows.length).toBe(3)
})

test('an empty window that is asked whether it may close stays for a file handed over meanwhile', async () => {
  const folder = newFolder()
  const path = fileIn(folder, 'one.castellan')
  let asked = 0
  const started = await start({
    onLoad: shows(() => {
      asked += 1
      // Its page will be loaded anew before it answers.
      return new Promise(() => undefined)
    }),
  })
  await until(() => titles(started).join() === ' – Castellan')
  started.shell.windows[0]?.close()
  await until(() => asked === 1)
  started.shell.secondInstance([path], folder)
  await until(() => titles(started).join() === ONE)
  expect(started.shell.windows[0]?.fake.file).toBe(join(folder, 'one.castellan'))
  // And it can be closed as ever.
  started.shell.windows[0]?.close()
  await until(() => asked === 2)
})
