/** APP-3: a message counts only from our page and in its shape; any other does nothing. Named after the attack. */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type MenuItem } from '#shared/host/menuModel'
import { channelOf } from '../../main/contract/contract'
import { NOTICES, REQUESTS } from '../../main/ipc/schemas'
import { until } from './fake/launchedShell'
import { MENUS, fileIn, newFolder, page, start, type Started } from './started'

const HOME = 'app://castellan/index.html'
const REFUSED = (verb: string): string => `Error invoking remote method 'castellan:${verb}': Error: refused`

/** The words of the rejection, or what it resolved to. */
async function asked(
  started: Started,
  verb: string,
  args: readonly unknown[],
  frame = HOME,
): Promise<unknown> {
  const answer = page(started).events.invoke(`castellan:${verb}`, args, frame)
  return answer.catch((error: unknown) => (error as Error).message)
}

const log = ({ userData }: Started): string => readFileSync(join(userData, 'castellan.log'), 'utf8')
const journal = ({ userData }: Started): string[] =>
  existsSync(join(userData, 'journal')) ? readdirSync(join(userData, 'journal')) : []

const ENTRY = { id: 'w1', name: 'La sortie', savedAt: 1, text: '{}' }

test('every verb has one handler, and nothing else has', async () => {
  const { shell } = await start()
  expect([...shell.electron.ipcMain.handlers.keys()]).toEqual(REQUESTS.map(channelOf))
  expect(shell.electron.ipcMain.eventNames()).toEqual(NOTICES.map(channelOf))
  expect(() => shell.electron.ipcMain.handle(channelOf('print'), () => undefined)).toThrow('second handler')
})

test('the preload freezes its verbs itself, and all of them are functions but three facts', async () => {
  const { host } = page(await start())
  expect(Object.isFrozen(host)).toBe(true)
  const facts = Object.entries(host).filter(([, value]) => typeof value !== 'function')
  expect(facts).toEqual([
    ['kind', 'desktop'],
    ['manyWindows', true],
    ['nativeMenus', true],
  ])
})

describe('a message from a foreign frame', () => {
  test.each([
    ['a page elsewhere', 'https://evil.example/'],
    ['our address in a query', 'https://evil.example/?app://castellan/index.html'],
    ['our address as user', 'app://castellan@evil.example/index.html'],
    ['a host that begins alike', 'app://castellan.evil.example/index.html'],
    ['another scheme', 'file:///castellan/index.html'],
    ['a frame inside our page', 'app://castellan/frame.html'],
    ['an empty frame', 'about:blank'],
    ['a frame written by the page', 'about:srcdoc'],
    ['no address', ''],
  ])('is refused: %s', async (_name, frame) => {
    const started = await start()
    expect(await asked(started, 'keepRecovery', [ENTRY], frame)).toBe(REFUSED('keepRecovery'))
    page(started).events.send(channelOf('showDocument'), [{ title: 'Evil', modified: false }], frame)
    expect([journal(started), started.shell.windows[0]?.fake.title]).toEqual([[], 'Castellan'])
    expect(log(started)).toContain('refused keepRecovery: not from the page of a window')
  })

  test('is refused from our own frame when it has gone elsewhere', async () => {
    const started = await start()
    started.shell.windows[0]!.webContents.mainFrame.url = 'https://evil.example/'
    expect(await asked(started, 'listRecent', [], 'https://evil.example/')).toBe(REFUSED('listRecent'))
  })

  test('is heard from our page wherever its address has been marked', async () => {
    const started = await start()
    expect(await asked(started, 'listRecent', [], `${HOME}#map`)).toEqual([])
  })
})

const FILE = { name: 'x.castellan', token: 'abc' }
const PDF = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(3) }
const LONG = 'x'.repeat(5000)

describe('a malformed message', () => {
  test.each<[string, string, readonly unknown[]]>([
    ['an argument too many', 'listRecent', ['x']],
    ['none', 'openFile', []],
    ['text for a file', 'openFile', ['/etc/passwd']],
    ['a path beside the token', 'openFile', [{ ...FILE, path: '/etc/passwd' }]],
    ['no text as token', 'openFile', [{ ...FILE, token: { toString: 'abc' } }]],
    ['a path as token', 'openFile', [{ ...FILE, token: '../../etc/passwd' }]],
    ['an endless name', 'openFile', [{ ...FILE, name: LONG }]],
    ['an endless place', 'openFile', [{ ...FILE, place: LONG }]],
    ['null', 'saveScenario', [FILE, null]],
    ['bytes for text', 'saveScenario', [FILE, new Uint8Array(3)]],
    ['unknown options', 'saveScenario', [FILE, 'x', { overwrite: true, force: true }]],
    ['a word for a yes', 'saveScenario', [FILE, 'x', { overwrite: 'yes' }]],
    ['a number for a name', 'saveScenarioAs', [1, 'x']],
    ['a path as version', 'openVersion', [FILE, '../x']],
    ['a path as window', 'keepRecovery', [{ ...ENTRY, id: '../x' }]],
    ['an endless id', 'keepRecovery', [{ ...ENTRY, id: 'x'.repeat(65) }]],
    ['no moment', 'keepRecovery', [{ ...ENTRY, savedAt: Number.NaN }]],
    [
      'a path as picture',
      'keepRecovery',
      [{ ...ENTRY, pictures: [{ hash: '../'.repeat(21) + 'x', at: 0, base64: 'x' }] }],
    ],
    ['unknown keys', 'keepRecovery', [{ ...ENTRY, path: '/tmp/x' }]],
    ['a path to drop', 'dropRecovery', ['../../x']],
    ['a path as stamp', 'keep', ['stamp', { id: '../x', text: '{}' }]],
    ['a stamp without text', 'keep', ['stamp', { id: 'x' }]],
    ['a path as kind', 'keep', ['../journal', { id: 'x', text: '{}' }]],
    ['a kind of every object', 'listKept', ['constructor']],
    ['a path as stamp to remove', 'removeKept', ['stamp', '../../x']],
    ['a window without text', 'openWindow', [{ name: 'x', modified: false }]],
    ['no export', 'saveExports', [[]]],
    ['a program as export', 'saveExports', [[{ ...PDF, type: 'application/x-msdownload' }]]],
    ['text for bytes', 'saveExports', [[{ ...PDF, bytes: 'MZ' }]]],
    ['too many exports', 'saveExports', [Array.from({ length: 501 }, () => PDF)]],
    ['two files to print', 'print', [[PDF, PDF]]],
    ['a word for an answer', 'answerClose', ['true']],
    ['a path of bytes', 'openDroppedPath', [{ name: 'x', path: [47] }]],
  ])('is refused: %s (%s)', async (_name, verb, args) => {
    const started = await start()
    expect(await asked(started, verb, args)).toBe(REFUSED(verb))
    expect(log(started)).toContain(`refused ${verb}: `)
    expect([started.shell.windows.length, started.shell.dialogs.shown, journal(started)]).toEqual([1, [], []])
  })

  test('of a verb that does not exist', async () => {
    const started = await start()
    expect(await asked(started, 'readFile', ['/etc/passwd'])).toBe(
      "Error invoking remote method 'castellan:readFile': Error: No handler registered for 'castellan:readFile'",
    )
  })

  const deep = (depth: number): MenuItem =>
    depth === 0
      ? { kind: 'separator' }
      : { kind: 'submenu', id: `d${depth}`, label: 'x', items: [deep(depth - 1)] }
  const many = (count: number): MenuItem[] => Array.from({ length: count }, () => ({ kind: 'separator' }))
  const inMenu = (items: readonly unknown[]) => ({
    language: 'fr',
    menus: [{ id: 'file', label: 'x', items }],
  })

  test.each<[string, unknown]>([
    ['an unknown language', { ...MENUS, language: 'de' }],
    ['a menu in a menu in a menu', inMenu([deep(6)])],
    ['a thousand items', inMenu(many(1000))],
    [
      'a role of Electron’s',
      inMenu([{ kind: 'action', id: 'x', label: 'x', enabled: true, role: 'toggleDevTools' }]),
    ],
    ['a script', inMenu([{ kind: 'action', id: 'x', label: 'x', enabled: true, click: 'alert(1)' }])],
    ['an unknown kind', inMenu([{ kind: 'html', id: 'x', label: 'x' }])],
  ])('draws no menu: %s', async (_name, model) => {
    const started = await start()
    page(started).events.send(channelOf('showMenus'), [model], HOME)
    expect(started.shell.menu()).toBeNull()
    expect(log(started)).toContain('refused showMenus: ')
  })

  test('a menu within these bounds is drawn', async () => {
    const started = await start()
    page(started).events.send(channelOf('showMenus'), [inMenu([deep(4), ...many(900)])], HOME)
    expect(started.shell.menu()?.getMenuItemById('d1')?.label).toBe('x')
  })
})

describe('an oversized message', () => {
  test('of more than 400 MB of text is refused', async () => {
    const started = await start()
    const text = 'é'.repeat(200 * 1024 * 1024 + 1)
    expect(await asked(started, 'keepRecovery', [{ ...ENTRY, text }])).toBe(REFUSED('keepRecovery'))
    expect(journal(started)).toEqual([])
  })

  test('of more than 1 GiB of exports is refused', async () => {
    const started = await start()
    // One buffer that is sent once: the shell counts what it would have to write.
    const bytes = new Uint8Array(3 * 1024 * 1024)
    const files = Array.from({ length: 342 }, (_value, index) => ({ ...PDF, name: `${index}.pdf`, bytes }))
    expect(await asked(started, 'saveExports', [files])).toBe(REFUSED('saveExports'))
    expect(started.shell.dialogs.shown).toEqual([])
  })
})

describe('a page that reaches for what it was not given', () => {
  test('an invented token opens, saves and lists nothing', async () => {
    const started = await start()
    const { host } = page(started)
    const file = { name: 'x.castellan', token: '00000000-0000-0000-0000-000000000000' }
    expect(await host.openFile(file)).toEqual({ kind: 'failed', name: 'x.castellan', fault: 'missing' })
    expect(await host.saveScenario(file, 'x', { overwrite: true })).toEqual({
      kind: 'failed',
      fault: 'missing',
    })
    expect(await host.listVersions(file)).toEqual([])
    expect(await host.openVersion(file, '1-1-0123456789abcdef')).toMatchObject({ kind: 'failed' })
    expect(await host.showWindowOf(file)).toBe(false)
  })

  test('a dropped file is read when it is a scenario, whatever it is called', async () => {
    const folder = newFolder()
    const started = await start()
    const { host, dropFile } = {
      host: page(started).host,
      dropFile: page(started).dropFile.bind(page(started)),
    }
    const real = fileIn(folder, 'map.castellan', 'text')
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'link.castellan'))
    expect(await host.openDropped(dropFile('map.castellan', real))).toMatchObject({
      kind: 'opened',
      text: 'text',
    })
    const refused = { kind: 'failed', name: 'x.castellan', fault: 'no-file' }
    for (const path of [join(folder, 'secret.txt'), join(folder, 'link.castellan'), folder, ''])
      expect(await host.openDropped(dropFile('x.castellan', path)), path).toEqual(refused)
    // Made by the page: there is no path.
    const made = { name: 'x.castellan', size: 0, arrayBuffer: async () => new ArrayBuffer(0) }
    expect(await host.openDropped(made)).toEqual(refused)
  })

  test('the state of another window is neither replaced nor dropped nor taken', async () => {
    const started = await start()
    const first = page(started).host
    await first.keepRecovery(ENTRY)
    await first.openWindow({ name: 'x', text: '', modified: false })
    await until(() => started.pages.length === 2)
    const second = page(started, 1).host
    const failed = (verb: string): string => `Error invoking remote method 'castellan:${verb}': Error: failed`
    await expect(second.keepRecovery({ ...ENTRY, text: 'evil' })).rejects.toThrow(failed('keepRecovery'))
    await expect(second.dropRecovery('w1')).rejects.toThrow(failed('dropRecovery'))
    await expect(
      second.openWindow({ name: 'x', text: 'evil', modified: true, recovery: 'w1' }),
    ).rejects.toThrow(failed('openWindow'))
    expect(await second.listRecovery()).toEqual([])
    const journalText = readFileSync(join(started.userData, 'journal', journal(started)[0]!), 'utf8')
    expect([journalText.endsWith('\n{}'), started.shell.windows.length]).toEqual([true, 2])
  })

  test('a recovered document belongs to the window that it is handed to', async () => {
    const first = await start()
    await page(first).host.keepRecovery(ENTRY)
    await first.shell.dispose()
    const second = await start({ userData: first.userData })
    const { host } = page(second)
    expect(await host.listRecovery()).toEqual([ENTRY])
    await host.openWindow({ name: 'La sortie', text: '{}', modified: true, recovery: 'w1' })
    await until(() => second.pages.length === 2)
    expect(await host.listRecovery()).toEqual([])
    await page(second, 1).host.keepRecovery({ ...ENTRY, text: 'more' })
    await page(second, 1).host.dropRecovery('w1')
    expect(journal(second)).toEqual([])
  })

  test('it goes nowhere, opens nothing, downloads nothing and gets no permission', async () => {
    const started = await start()
    const { events } = page(started)
    const away = ['https://evil.example/', 'file:///etc/passwd', 'app://castellan/index.html', 'javascript:1']
    expect(away.map((url) => events.willNavigate(url))).toEqual([false, false, false, false])
    expect(away.map((url) => events.windowOpen(url))).toEqual([false, false, false, false])
    expect(events.download('https://evil.example/x.exe')).toBe(false)
    expect(
      ['media', 'geolocation', 'clipboard-read', 'fileSystem'].map((name) => events.permission(name)),
    ).toEqual([false, false, false, false])
    expect(started.shell.openedLinks).toEqual([])
    expect(events.windowOpen('https://opensource.org/license/mit')).toBe(false)
    expect(events.willNavigate('https://openfontlicense.org/')).toBe(false)
    expect(started.shell.openedLinks).toEqual([
      'https://opensource.org/license/mit',
      'https://openfontlicense.org/',
    ])
    expect(started.shell.windows.length).toBe(1)
    const webview = { preventDefault: () => void prevented.push(1) }
    const prevented: number[] = []
    started.shell.windows[0]?.webContents.emit('will-attach-webview', webview, {}, {})
    expect(prevented).toEqual([1])
  })
})
