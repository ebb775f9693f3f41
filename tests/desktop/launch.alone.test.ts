import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closesAtOnce, page, start } from './started'

test('the program opens one window, hardened, and shows it when its page is ready', async () => {
  const started = await start({ onLoad: closesAtOnce })
  const [window, ...others] = started.shell.windows
  expect(others).toEqual([])
  expect(window?.webContents.mainFrame.url).toBe('app://castellan/index.html')
  expect(window?.isVisible()).toBe(true)
  expect(started.shell.electron.app.fake.sandboxed).toBe(true)
  expect(window?.options.show).toBe(false)
  expect(window?.options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    devTools: true,
  })
  expect(page(started).host).toMatchObject({ kind: 'desktop', manyWindows: true, nativeMenus: true })
  expect(Object.isFrozen(page(started).host)).toBe(true)
  expect(await page(started).host.windowStart()).toBeUndefined()
})

test('a packed program has no developer tools', async () => {
  const { shell } = await start({ packaged: true })
  expect(shell.windows[0]?.options.webPreferences?.devTools).toBe(false)
})

test('Windows is told the name that the installer has told it', async () => {
  const appId = /^appId: (.+)$/m.exec(readFileSync('electron-builder.yml', 'utf8'))?.[1]
  const { shell } = await start({ platform: 'win32' })
  expect(shell.electron.app.fake.userModelId).toBe(appId)
})

test('a second program ends at once and opens nothing', async () => {
  const { shell, pages } = await start({ runsAlready: true })
  expect([shell.exited, pages.length]).toEqual([true, 0])
})

test('started without its sandbox, as the AppImage does where user namespaces are forbidden, it says what to do and ends', async () => {
  const { shell, pages } = await start({
    platform: 'linux',
    argv: ['--no-sandbox', 'one.castellan'],
    dialogs: [{ kind: 'error' }],
  })
  expect([shell.exited, pages.length]).toEqual([true, 0])
  const [shown] = shell.dialogs.shown
  expect(shown).toMatchObject({ kind: 'error', title: 'Castellan' })
  expect(JSON.stringify(shown)).toMatch(
    /paquet deb.*kernel\.apparmor_restrict_unprivileged_userns=0.*deb package/,
  )
})

test('one launch knows nothing of another', async () => {
  const first = await start({ onLoad: closesAtOnce })
  first.shell.quit()
  await first.shell.ended()
  const second = await start({ onLoad: closesAtOnce })
  expect([first.shell.windows.length, second.shell.windows.length]).toEqual([0, 1])
})

test('a page that cannot be loaded is told of, and the program ends', async () => {
  const { shell } = await start({
    languages: ['de-DE', 'en-GB', 'fr-FR'],
    dialogs: [{ kind: 'error' }],
    onLoad() {
      throw new Error('ERR_FAILED')
    },
  })
  expect([shell.exited, shell.dialogs.shown]).toEqual([
    true,
    [
      {
        kind: 'error',
        title: 'Castellan',
        content: 'The page of Castellan could not be loaded. Install Castellan again.',
      },
    ],
  ])
})

test('a fault that nobody caught is told in plain words, once, and written down', async () => {
  const { shell, userData } = await start()
  const own = process.listeners('uncaughtException').at(-1) as (error: Error) => void
  shell.dialogs.next({ kind: 'error' })
  own(new TypeError('secret of the machine'))
  own(new TypeError('again'))
  expect(shell.dialogs.shown).toEqual([
    {
      kind: 'error',
      title: 'Castellan',
      content:
        'Castellan a rencontré une erreur inattendue. Votre travail est gardé\u202f: enregistrez-le, puis relancez Castellan.\n\nCastellan met an unexpected fault. Your work is kept: save it, then start Castellan again.',
    },
  ])
  const log = readFileSync(join(userData, 'castellan.log'), 'utf8')
  expect(log).toContain('secret of the machine')
  expect(log).toContain('again')
})

test('the shell speaks the page’s language, and remembers it', async () => {
  const first = await start({ languages: ['fr-CH'], onLoad: closesAtOnce })
  page(first).host.showMenus({ language: 'en', menus: [] })
  first.shell.dialogs.next({ kind: 'open', paths: undefined })
  expect(await page(first).host.openScenario()).toBeUndefined()
  first.shell.quit()
  await first.shell.ended()
  const second = await start({ userData: first.userData, languages: ['fr-CH'] })
  second.shell.dialogs.next({ kind: 'open', paths: undefined })
  await page(second).host.openScenario()
  const filters = [first, second].map(({ shell }) => {
    const [shown] = shell.dialogs.shown
    return shown?.kind === 'open' && shown.options.filters?.map(({ name }) => name)
  })
  const english = ['Castellan scenarios', 'Castellan games', 'Spreadsheets (CSV)', 'All files']
  expect(filters).toEqual([english, english])
})
