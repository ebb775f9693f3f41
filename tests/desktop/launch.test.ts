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

test('a second program ends at once and opens nothing', async () => {
  const { shell, pages } = await start({ runsAlready: true })
  expect([shell.exited, pages.length]).toEqual([true, 0])
})

test('one launch knows nothing of another', async () => {
  const first = await start({ onLoad: closesAtOnce })
  expect(await first.shell.quit()).toBe(true)
  const second = await start({ onLoad: closesAtOnce })
  expect([first.shell.windows.length, second.shell.windows.length]).toEqual([0, 1])
})
