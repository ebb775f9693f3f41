/** A fresh fake of Electron's main process: its modules joined, and what a test needs of them. */
import { createApp, type AppOptions, type FakeApp } from './app'
import { FakeBrowserWindow } from './browserWindow'
import { createDialog, DialogQueue } from './dialog'
import { createIpcMain, type FakeIpcMain } from './ipcMain'
import { createMenus, type FakeMenu } from './menu'
import { type OpenPage } from './pageDriver'
import { createProtocol, type FakeProtocol } from './protocol'
import { createSessions, type FakeSession } from './session'
import { createScreen, createSystemShell, type Outside } from './system'
import { type Engine } from './webContents'

export interface FakeElectron {
  /** The module that `import … from 'electron'` gives. */
  readonly module: Readonly<Record<string, unknown>>
  readonly app: FakeApp
  readonly ipcMain: FakeIpcMain
  readonly protocol: FakeProtocol
  readonly session: FakeSession
  readonly dialogs: DialogQueue
  readonly outside: Outside
  /** The one in front last. */
  readonly windows: readonly FakeBrowserWindow[]
  applicationMenu(): FakeMenu | null
  /** Errors that could not be thrown to the test. */
  readonly problems: string[]
}

interface FakeOptions extends AppOptions {
  readonly openPage: OpenPage
  readonly screens: readonly Electron.Rectangle[]
}

export function createFakeElectron(options: FakeOptions): FakeElectron {
  const problems: string[] = []
  const problem = (what: string): void => void problems.push(what)
  const app = createApp(options)
  const isReady = (): boolean => app.isReady()
  const ipcMain = createIpcMain()
  const protocol = createProtocol(isReady)
  const { session, main } = createSessions(isReady)
  const dialogs = new DialogQueue(problem)
  const menus = createMenus()
  const outside: Outside = { links: [], paths: [], openPathAnswer: '' }
  const windows: FakeBrowserWindow[] = []
  app.windows = () => windows
  const engine: Engine = { app, ipcMain, protocol, session: main, openPage: options.openPage, problem }
  let made = 0

  function BrowserWindow(given: Electron.BrowserWindowConstructorOptions): FakeBrowserWindow {
    if (!isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    const stack = { windows, closed: () => app.windowClosed() }
    return FakeBrowserWindow.create(given, engine, stack, ++made)
  }

  return {
    module: {
      app,
      BrowserWindow,
      dialog: createDialog(dialogs),
      ipcMain,
      Menu: menus.Menu,
      protocol,
      screen: createScreen(options.screens, isReady),
      session,
      shell: createSystemShell(outside),
    },
    app,
    ipcMain,
    protocol,
    session: main,
    dialogs,
    outside,
    windows,
    applicationMenu: menus.application,
    problems,
  }
}
