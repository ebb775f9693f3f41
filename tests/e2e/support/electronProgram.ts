/** The real desktop program, wherever Electron's program is installed; dialogs and menus are answered from within. */
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { type Menu } from 'electron'
import { createFolderDisk } from './folderDisk'
import { listenToErrors, type Program } from './program'

/** `executablePath`: Electron's own program, which runs this folder. */
export function electronProgram(
  executablePath: string,
  viewport: { width: number; height: number },
): Program {
  const disk = createFolderDisk()
  const errors: string[] = []
  let program: ElectronApplication
  let page: Page

  // Before each thing that asks: the paths may have changed.
  async function answerDialogs(): Promise<void> {
    const paths = { scenario: disk.chosen(), exports: disk.exports }
    await program.evaluate(({ dialog }, { scenario, exports }) => {
      const { basename, join } = process.getBuiltinModule('node:path')
      type Options = { properties?: string[]; defaultPath?: string }
      Object.assign(dialog, {
        showOpenDialog: async (_window: unknown, { properties = [] }: Options) => ({
          canceled: false,
          filePaths: [properties.includes('openDirectory') ? exports : scenario],
        }),
        showSaveDialog: async (_window: unknown, { defaultPath = '' }: Options) => ({
          canceled: false,
          filePath: defaultPath.endsWith('.castellan') ? scenario : join(exports, basename(defaultPath)),
        }),
        showMessageBox: async () => ({ response: 0, checkboxChecked: false }),
      })
    }, paths)
  }

  async function shown(next: Promise<Page>): Promise<Page> {
    page = await next
    listenToErrors(page, errors)
    await page.setViewportSize(viewport)
    await page.waitForLoadState()
    return page
  }

  async function start(): Promise<Page> {
    program = await _electron.launch({
      executablePath,
      args: [
        '-r',
        './tests/e2e/support/keptMenus.cjs',
        '.',
        `--user-data-dir=${disk.userData}`,
        '--lang=fr-FR',
      ],
    })
    await answerDialogs()
    return shown(program.firstWindow())
  }

  return {
    disk: {
      ...disk,
      async put(text, name) {
        await disk.put(text, name)
        await answerDialogs()
      },
    },
    errors,
    menus: {
      choose: (...labels) =>
        program.evaluate(({ BrowserWindow }, path) => {
          type Kept = { castellanMenuOf(window: unknown): Menu | null }
          const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
          let menu = (globalThis as unknown as Kept).castellanMenuOf(window)
          for (const label of path) {
            const item = menu?.items.find((found) => found.label === label)
            if (!item?.enabled) throw new Error(`no menu item to choose: ${label}`)
            if (item.submenu) menu = item.submenu
            else item.click(undefined, window, undefined)
          }
        }, labels),
    },
    start,
    async restart() {
      await program.close()
      return start()
    },
    page: () => page,
    async crash() {
      const next = program.waitForEvent('window', { timeout: 5000 }).catch(() => page)
      await program.evaluate(({ webContents }) =>
        webContents.getFocusedWebContents()?.forcefullyCrashRenderer(),
      )
      return shown(next)
    },
    async end() {
      program.process().kill('SIGKILL')
      disk.remove()
    },
  }
}
