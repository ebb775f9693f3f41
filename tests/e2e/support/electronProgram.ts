/** The real desktop program, wherever Electron's program is installed; dialogs and menus are answered from within. */
import { _electron, type ElectronApplication, expect, type Page } from '@playwright/test'
import { type Menu } from 'electron'
import { readFileSync } from 'node:fs'
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

  async function start(): Promise<Page> {
    program = await _electron.launch({ executablePath, args: argumentsFor(disk.userData) })
    await answerDialogs()
    page = await program.firstWindow()
    listenToErrors(page, errors)
    const window = await program.browserWindow(page)
    await window.evaluate((own, { width, height }) => own.setContentSize(width, height), viewport)
    await page.waitForLoadState()
    return page
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
      // The menus follow the page a moment later.
      choose: (...labels) =>
        expect(() =>
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
        ).toPass(),
    },
    start,
    async restart() {
      await program.close()
      return start()
    },
    page: () => page,
    // A page cannot be followed from outside beyond its crash: what it kept is offered at the next start as well.
    async crash() {
      await program.evaluate(({ webContents }) =>
        webContents.getFocusedWebContents()?.forcefullyCrashRenderer(),
      )
      program.process().kill('SIGKILL')
      return start()
    },
    async opened(act) {
      const opening = program.waitForEvent('window')
      await act()
      page = await opening
      listenToErrors(page, errors)
      await page.waitForLoadState()
      return page
    },
    async printed(act) {
      await program.evaluate(({ shell }) => {
        const shown: string[] = []
        const openPath = async (path: string): Promise<string> => {
          shown.push(path)
          return ''
        }
        Object.assign(shell, { openPath })
        Object.assign(globalThis, { castellanShown: shown })
      })
      await act()
      const shown = (): Promise<string[]> =>
        program.evaluate(() => (globalThis as unknown as { castellanShown: string[] }).castellanShown)
      await expect.poll(shown).toHaveLength(1)
      const [path = ''] = await shown()
      return readFileSync(path)
    },
    async end() {
      // None runs where it could not be started: the test has failed of that, and says so.
      program?.process().kill('SIGKILL')
      disk.remove()
    },
  }
}

function argumentsFor(userData: string): string[] {
  return ['-r', './tests/e2e/support/keptMenus.cjs', '.', `--user-data-dir=${userData}`, '--lang=fr-FR']
}
