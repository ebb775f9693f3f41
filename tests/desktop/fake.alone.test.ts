/** The fake Electron: it throws on what it does not model, and does in Electron's order what it does. */
import { describe, expect, test } from 'vitest'
import { createFakeElectron, type FakeElectron } from './fake/electron'
import { type FakeBrowserWindow } from './fake/browserWindow'
import { createScriptedPages } from './fake/scriptedPage'
import { until } from './fake/launchedShell'
import { newFolder, start } from './started'

const SCREEN = { x: 0, y: 0, width: 1000, height: 800 }

function fakeWith(options: { started: boolean }): { fake: FakeElectron; newWindow: () => FakeBrowserWindow } {
  const fake = createFakeElectron({
    appPath: '/app',
    userData: '/data',
    languages: ['fr'],
    runsAlready: false,
    packaged: false,
    screens: [SCREEN],
    openPage: createScriptedPages().openPage,
  })
  if (options.started) fake.app.start()
  const BrowserWindow = fake.module.BrowserWindow as new (options: object) => FakeBrowserWindow
  return { fake, newWindow: () => new BrowserWindow({}) }
}

test.each([
  ['app', 'dock'],
  ['dialog', 'showMessageBoxSync'],
  ['ipcMain', 'handleOnce'],
  ['Menu', 'sendActionToFirstResponder'],
  ['protocol', 'interceptFileProtocol'],
  ['screen', 'getCursorScreenPoint'],
  ['session', 'fromPartition'],
  ['shell', 'trashItem'],
])('%s.%s is not modelled, and says so', (module, member) => {
  const { fake } = fakeWith({ started: true })
  const object = fake.module[module] as Record<string, unknown>
  expect(() => object[member]).toThrow(`the fake Electron does not model ${module}.${member}`)
  expect(() => Object.assign(object, { [member]: 1 })).toThrow(`setting ${module}.${member}`)
})

test('windows and their pages say so too, and what is destroyed throws as in Electron', () => {
  const window = fakeWith({ started: true }).newWindow() as FakeBrowserWindow & Record<string, unknown>
  expect(() => window.setOpacity).toThrow('does not model BrowserWindow.setOpacity')
  expect(() => (window.webContents as unknown as Record<string, unknown>).executeJavaScript).toThrow(
    'does not model webContents.executeJavaScript',
  )
  window.destroy()
  expect(window.isDestroyed()).toBe(true)
  expect(() => window.setTitle('x')).toThrow('Object has been destroyed')
  expect(() => window.webContents).toThrow('Object has been destroyed')
})

test('what Electron has only when it is ready, and only before', () => {
  const { fake, newWindow } = fakeWith({ started: false })
  const { session, screen, protocol, app } = fake.module as unknown as typeof Electron
  expect(newWindow).toThrow('before app is ready')
  expect(() => session.defaultSession).toThrow('when app is ready')
  expect(() => screen.getAllDisplays()).toThrow("before the app 'ready' event")
  expect(() => protocol.handle('app', () => new Response())).toThrow('when app is ready')
  fake.app.start()
  expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('before app is ready')
  expect(() => app.enableSandbox()).toThrow('before app is ready')
})

test('functions do not cross between processes', async () => {
  const { fake, newWindow } = fakeWith({ started: true })
  expect(() => newWindow().webContents.send('x', () => undefined)).toThrow('An object could not be cloned.')
  fake.ipcMain.handle('x', () => ({ call: () => undefined }))
  await expect(fake.ipcMain.invoked('x', {} as never, [])).rejects.toThrow(
    "Error invoking remote method 'x': Error: An object could not be cloned.",
  )
})

describe('closing and quitting', () => {
  function recorded(): { fake: FakeElectron; events: string[]; windows: FakeBrowserWindow[] } {
    const { fake, newWindow } = fakeWith({ started: true })
    const events: string[] = []
    for (const name of ['window-all-closed', 'before-quit', 'will-quit', 'quit'])
      fake.app.on(name, () => events.push(name))
    const windows = [newWindow(), newWindow()]
    windows.forEach((window, index) => {
      for (const name of ['close', 'closed']) window.on(name, () => events.push(`${name} ${index}`))
    })
    return { fake, events, windows }
  }

  test('window after window, the program is told of the last; it ends only when it says so', () => {
    const { events, windows, fake } = recorded()
    windows[0]?.close()
    windows[1]?.destroy()
    expect(events).toEqual(['close 0', 'closed 0', 'closed 1', 'window-all-closed'])
    fake.app.quit()
    fake.app.quit()
    expect(events.slice(4)).toEqual(['before-quit', 'will-quit', 'quit'])
  })

  test('quitting closes all windows, and does not tell that all are closed', () => {
    const { events, fake } = recorded()
    fake.app.quit()
    expect([events[0], events.slice(-2), events.includes('window-all-closed')]).toEqual([
      'before-quit',
      ['will-quit', 'quit'],
      false,
    ])
    expect(events.slice(1, -2).sort()).toEqual(['close 0', 'close 1', 'closed 0', 'closed 1'])
  })

  test('a window that stays ends the quitting', () => {
    const { events, fake, windows } = recorded()
    windows[0]?.on('close', (event: { preventDefault(): void }) => event.preventDefault())
    fake.app.quit()
    expect([fake.app.fake.exited, events.includes('will-quit')]).toEqual([false, false])
  })
})

test('a dialog that no test expected fails the test that ends the program', async () => {
  const { shell, pages } = await start()
  await expect(pages[0]!.host.openScenario()).rejects.toThrow('failed')
  expect(shell.electron.problems.splice(0)).toEqual([
    expect.stringContaining('an unexpected dialog: {"kind":"open"'),
  ])
})

test('the launch leaves no listener behind in the process', async () => {
  const counts = (): number[] =>
    ['uncaughtException', 'unhandledRejection'].map((event) => process.listenerCount(event))
  const before = counts()
  const { shell } = await start({ userData: newFolder() })
  expect(counts()).toEqual(before.map((count) => count + 1))
  await shell.dispose()
  expect(counts()).toEqual(before)
  await until(() => shell.exited)
})
