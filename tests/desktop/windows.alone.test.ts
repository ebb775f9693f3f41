/** APP-1: one window per scenario, files handed over by the system, quitting window after window. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FileRef } from '#shared/host/host'
import { until } from './fake/launchedShell'
import { type ScriptedPage } from './fake/scriptedPage'
import { settle } from './settle'
import { closesAtOnce, fileIn, newFolder, page, start, type Started } from './started'

/** A page that takes its start and shows it, as the real one does. */
async function showsItsStart(shown: ScriptedPage): Promise<void> {
  const { host } = shown
  host.onCloseRequest(async () => true)
  const given = await host.windowStart()
  host.showDocument({
    title: given?.name ?? 'Sans titre',
    modified: given?.modified ?? false,
    ...(given?.file ? { file: given.file } : { untouched: given === undefined }),
  })
}

const titles = ({ shell }: Started): string[] => shell.windows.map(({ fake }) => fake.title)
const ofName = (name: string): string => `${name} – Castellan`

async function shows(started: Started, ...names: string[]): Promise<void> {
  await until(() => titles(started).join() === names.map(ofName).join())
}

describe('files that the system hands over', () => {
  test('are named on the command line: a window each, and none without a file', async () => {
    const folder = newFolder()
    const argv = [
      '--inspect',
      fileIn(folder, 'La sortie.castellan'),
      `file://${encodeURI(fileIn(folder, 'Le guet à l’aube.castellan'))}`,
      fileIn(folder, 'map.png'),
    ]
    const started = await start({ argv, onLoad: showsItsStart })
    await shows(started, 'La sortie.castellan', 'Le guet à l’aube.castellan')
    expect(started.shell.windows[0]?.fake.file).toBe(join(folder, 'La sortie.castellan'))
    expect(started.shell.electron.app.fake.recentDocuments).toEqual([
      join(folder, 'La sortie.castellan'),
      join(folder, 'Le guet à l’aube.castellan'),
    ])
  })

  test('of a second start are found from its folder; one that is open comes to the front', async () => {
    const folder = newFolder()
    fileIn(folder, 'one.castellan')
    fileIn(folder, 'two.castellan')
    symlinkSync(join(folder, 'one.castellan'), join(folder, 'link.castellan'))
    const started = await start({ argv: [join(folder, 'one.castellan')], onLoad: showsItsStart })
    await shows(started, 'one.castellan')
    started.shell.secondInstance(['--no-sandbox', 'two.castellan'], folder)
    await shows(started, 'one.castellan', 'two.castellan')
    await until(() => started.shell.focused?.id === 2)
    started.shell.windows[0]?.minimize()
    started.shell.secondInstance(['./link.castellan'], folder)
    await until(() => started.shell.focused?.id === 1)
    expect([started.shell.windows[0]?.isMinimized(), started.shell.windows.length]).toEqual([false, 2])
  })

  test('that are missing are told of in plain words, and an empty window opens', async () => {
    const started = await start({ onLoad: showsItsStart })
    started.shell.dialogs.next({ kind: 'error' })
    started.shell.secondInstance(['gone.castellan'], newFolder())
    await until(() => started.shell.dialogs.shown.length === 1)
    expect(started.shell.dialogs.shown).toEqual([
      {
        kind: 'error',
        title: 'gone.castellan',
        content:
          'Le fichier ou son dossier n’existe plus à cet endroit\u202f; il a peut-être été déplacé ou renommé.',
      },
    ])
    expect(started.shell.windows.length).toBe(1)
  })

  test('of a second start without files: the window comes to the front', async () => {
    const started = await start({ onLoad: showsItsStart })
    started.shell.windows[0]?.minimize()
    started.shell.secondInstance([], newFolder())
    await until(() => started.shell.windows[0]?.isMinimized() === false)
    expect(started.shell.windows.length).toBe(1)
  })

  test('take the place of what nobody has touched, the first of them; the others get windows', async () => {
    const folder = newFolder()
    fileIn(folder, 'one.castellan')
    fileIn(folder, 'two.castellan')
    const started = await start({ onLoad: showsItsStart })
    await shows(started, 'Sans titre')
    started.shell.windows[0]?.minimize()
    started.shell.secondInstance(['one.castellan', 'two.castellan'], folder)
    await shows(started, 'one.castellan', 'two.castellan')
    const [window] = started.shell.windows
    expect([window?.fake.file, window?.isMinimized()]).toEqual([join(folder, 'one.castellan'), false])
    expect(started.pages.map(({ loads }) => loads)).toEqual([2, 1])
  })

  test('leave alone a window in which something was done', async () => {
    const folder = newFolder()
    fileIn(folder, 'one.castellan')
    const started = await start({ onLoad: showsItsStart })
    await shows(started, 'Sans titre')
    page(started).host.showDocument({ title: 'Commencé', modified: false, untouched: false })
    await shows(started, 'Commencé')
    started.shell.secondInstance(['one.castellan'], folder)
    await shows(started, 'Commencé', 'one.castellan')
    expect(started.pages.map(({ loads }) => loads)).toEqual([1, 1])
  })

  test('on a Mac, before the program is ready and after', async () => {
    const folder = newFolder()
    const started = await start({
      platform: 'darwin',
      openedBefore: [fileIn(folder, 'early.castellan')],
      onLoad: showsItsStart,
    })
    await shows(started, 'early.castellan')
    started.shell.openFile(fileIn(folder, 'late.castellan'))
    await shows(started, 'early.castellan', 'late.castellan')
  })
})

describe('windows and their files', () => {
  test('a page is told when another window shows its file, and that one comes to the front', async () => {
    const folder = newFolder()
    const path = fileIn(folder, 'one.castellan')
    const started = await start({ argv: [path], onLoad: showsItsStart })
    await shows(started, 'one.castellan')
    await page(started).host.openWindow({ name: 'Sans titre', text: '', modified: false })
    await until(() => started.shell.focused?.id === 2)
    const second = page(started, 1).host
    started.shell.dialogs.next({ kind: 'open', paths: [path] })
    const opened = await second.openScenario()
    if (opened?.kind !== 'opened') throw new Error('not opened')
    expect(await second.showWindowOf(opened.file)).toBe(true)
    expect(started.shell.focused?.id).toBe(1)
    expect(await page(started).host.showWindowOf(opened.file)).toBe(false)
  })

  test('saving under the name of a file that another window shows is refused, nothing is written', async () => {
    const path = fileIn(newFolder(), 'one.castellan', 'old')
    const started = await start({ argv: [path], onLoad: showsItsStart })
    await shows(started, 'one.castellan')
    await page(started).host.openWindow({ name: 'x', text: '', modified: false })
    await until(() => started.pages.length === 2)
    started.shell.dialogs.next({ kind: 'save', path })
    expect(await page(started, 1).host.saveScenarioAs('x', 'new')).toEqual({
      kind: 'failed',
      fault: 'elsewhere',
    })
    const again = await page(started).host.listRecent()
    expect(again.length).toBe(1)
    expect(await page(started).host.openFile(again[0]!)).toMatchObject({ kind: 'opened', text: 'old' })
  })

  test('the title tells of unsaved changes; what the page calls itself does not matter', async () => {
    const started = await start()
    const { host, events } = page(started)
    host.showDocument({ title: 'La sortie', modified: true })
    events.title('Castellan')
    const [window] = started.shell.windows
    expect(window?.fake).toMatchObject({ title: '● La sortie – Castellan', edited: true, file: '' })
    host.showDocument({ title: 'La sortie', modified: false })
    expect(window?.fake).toMatchObject({ title: 'La sortie – Castellan', edited: false })
  })

  test('recent files are the newest first, without those that are gone, and last over starts', async () => {
    const folder = newFolder()
    const first = await start({
      argv: [fileIn(folder, 'one.castellan'), fileIn(folder, 'two.castellan')],
      onLoad: showsItsStart,
    })
    await shows(first, 'one.castellan', 'two.castellan')
    first.shell.quit()
    await first.shell.ended()
    const second = await start({ userData: first.userData })
    expect((await page(second).host.listRecent()).map(({ name }) => name)).toEqual([
      'two.castellan',
      'one.castellan',
    ])
  })
})

describe('a file counts as recent', () => {
  const namesOf = async (started: Started): Promise<string[]> =>
    (await page(started).host.listRecent()).map(({ name }) => name)

  async function read(started: Started, path: string): Promise<FileRef> {
    started.shell.dialogs.next({ kind: 'open', paths: [path] })
    const outcome = await page(started).host.openScenario()
    if (outcome?.kind !== 'opened') throw new Error('not opened')
    return outcome.file
  }

  test('when its scenario is shown, not when it is read: what is broken is not offered again', async () => {
    const folder = newFolder()
    const started = await start({ argv: [fileIn(folder, 'broken.castellan')] })
    const { host } = page(started)
    host.showDocument({ title: 'Sans titre', modified: false })
    await host.windowStart()
    const file = await read(started, fileIn(folder, 'one.castellan'))
    await host.openFile(file)
    expect(await namesOf(started)).toEqual([])
    host.showDocument({ title: 'one', modified: false, file })
    expect(await namesOf(started)).toEqual(['one.castellan'])
    expect(started.shell.electron.app.fake.recentDocuments).toEqual([join(folder, 'one.castellan')])
  })

  test('once, however often its window tells of it; then those shown or saved since come first', async () => {
    const folder = newFolder()
    const started = await start()
    const { host } = page(started)
    const one = await read(started, fileIn(folder, 'one.castellan'))
    const two = await read(started, fileIn(folder, 'two.castellan'))
    host.showDocument({ title: 'one', modified: false, file: one })
    host.showDocument({ title: 'two', modified: false, file: two })
    expect(await namesOf(started)).toEqual(['two.castellan', 'one.castellan'])
    await host.saveScenario(one, 'text')
    host.showDocument({ title: 'two', modified: true, file: two })
    expect(await namesOf(started)).toEqual(['one.castellan', 'two.castellan'])
  })
})

describe('where windows stand', () => {
  test('a second one is a step aside, and the place of the last is kept', async () => {
    const first = await start({ onLoad: closesAtOnce })
    await page(first).host.openWindow({ name: 'x', text: '', modified: false })
    const [a, b] = first.shell.windows.map((window) => window.getBounds())
    expect([b!.x - a!.x, b!.y - a!.y]).toEqual([28, 28])
    first.shell.windows[0]?.moveTo({ x: 40, y: 50, width: 1000, height: 700 })
    first.shell.windows[1]?.close()
    await until(() => first.shell.windows.length === 1)
    first.shell.windows[0]?.close()
    await first.shell.ended()
    const second = await start({ userData: first.userData })
    expect(second.shell.windows[0]?.getBounds()).toEqual({ x: 40, y: 50, width: 1000, height: 700 })
  })

  test('a maximised one is maximised at the next start too, over the place where it stood before', async () => {
    const first = await start({ onLoad: closesAtOnce })
    expect(first.shell.windows[0]?.isMaximized()).toBe(false)
    first.shell.windows[0]?.moveTo({ x: 40, y: 50, width: 1000, height: 700 })
    first.shell.windows[0]?.maximize()
    first.shell.windows[0]?.close()
    await first.shell.ended()
    const second = await start({ userData: first.userData })
    const [window] = second.shell.windows
    expect([window?.isMaximized(), window?.getNormalBounds()]).toEqual([
      true,
      { x: 40, y: 50, width: 1000, height: 700 },
    ])
  })
})

describe('quitting', () => {
  function asking(answers: Map<number, (mayClose: boolean) => void>) {
    let count = 0
    return ({ host }: ScriptedPage): void => {
      const mine = count++
      host.showDocument({ title: `${mine}`, modified: true })
      host.onCloseRequest(() => new Promise((resolve) => answers.set(mine, resolve)))
    }
  }

  async function three(): Promise<{ started: Started; answers: Map<number, (mayClose: boolean) => void> }> {
    const answers = new Map<number, (mayClose: boolean) => void>()
    const started = await start({ onLoad: asking(answers) })
    for (let more = 0; more < 2; more += 1)
      await page(started).host.openWindow({ name: 'x', text: '', modified: false })
    await until(() => started.shell.windows.every((window) => window.isVisible()))
    return { started, answers }
  }

  test('asks window after window, each in front, and ends with the last', async () => {
    const { started, answers } = await three()
    started.shell.quit()
    started.shell.quit()
    for (const index of [0, 1, 2]) {
      await until(() => answers.has(index))
      await settle()
      expect([[...answers.keys()], started.shell.focused?.id]).toEqual([[index], index + 1])
      answers.get(index)?.(true)
      answers.delete(index)
    }
    await started.shell.ended()
  })

  test('ends with the first window that stays; the next quitting asks again', async () => {
    const { started, answers } = await three()
    started.shell.quit()
    await until(() => answers.has(0))
    answers.get(0)?.(true)
    await until(() => answers.has(1))
    answers.get(1)?.(false)
    await settle()
    expect([started.shell.exited, started.shell.windows.map(({ id }) => id), answers.has(2)]).toEqual([
      false,
      [2, 3],
      false,
    ])
    answers.clear()
    started.shell.quit()
    await until(() => answers.has(1))
    expect([...answers.keys()]).toEqual([1])
  })

  test('asks where there is unsaved work before it closes any other window', async () => {
    const { started, answers } = await three()
    page(started).host.showDocument({ title: '0', modified: false })
    await settle()
    started.shell.quit()
    await until(() => answers.has(1))
    answers.get(1)?.(false)
    await settle()
    expect([[...answers.keys()], started.shell.windows.map(({ id }) => id)]).toEqual([[1], [1, 2, 3]])
  })

  test('is not what closing the last window does on a Mac; a click in the Dock opens one', async () => {
    const started = await start({ platform: 'darwin', onLoad: closesAtOnce })
    started.shell.windows[0]?.close()
    await until(() => started.shell.windows.length === 0)
    await settle()
    expect(started.shell.exited).toBe(false)
    started.shell.activate()
    await until(() => started.shell.windows.length === 1)
    started.shell.activate()
    await settle()
    expect(started.shell.windows.length).toBe(1)
  })
})
