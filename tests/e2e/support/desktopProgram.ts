/** The desktop program without Electron's: the built shell over the fake, its windows as pages of this context. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { launchShellProcess, type RunningShell } from '../../desktop/process/launch'
import { createFolderDisk } from './folderDisk'
import { listenToErrors, type Program } from './program'

export function desktopProgram(context: BrowserContext): Program {
  const disk = createFolderDisk()
  const errors: string[] = []
  let shell: RunningShell | undefined
  let page: Page

  function running(): RunningShell {
    if (!shell) throw new Error('the shell does not run')
    return shell
  }

  const answerUsually = (): Promise<void> =>
    running().ask.answerUsually({ scenario: disk.chosen(), exports: disk.exports })

  async function start(): Promise<Page> {
    const { userData } = disk
    const onPage = (opened: Page): void => listenToErrors(opened, errors)
    shell = undefined
    shell = await launchShellProcess(context, { userData, onPage })
    await answerUsually()
    const [first] = shell.pages()
    if (!first) throw new Error('the shell has opened no window')
    page = first
    return page
  }

  return {
    disk: {
      ...disk,
      async put(text, name) {
        await disk.put(text, name)
        await answerUsually()
      },
    },
    errors,
    menus: {
      // The menus follow the page a moment later.
      choose: (...labels) => expect(() => running().ask.choose(labels)).toPass(),
    },
    start,
    async restart() {
      await running().quit()
      return start()
    },
    page: () => page,
    async crash() {
      await running().ask.answerNext({ kind: 'message', button: 'Recharger' })
      const crashed = page
      const session = await context.newCDPSession(crashed)
      await Promise.race([session.send('Page.crash').catch(() => undefined), crashed.waitForEvent('crash')])
      page = await running().pageBeside([crashed])
      return page
    },
    async opened(act) {
      const known = running().pages()
      await act()
      page = await running().pageBeside(known)
      return page
    },
    async printed(act) {
      const { ask } = running()
      const before = (await ask.openedPaths()).length
      await act()
      await expect.poll(async () => (await ask.openedPaths()).length).toBe(before + 1)
      const path = (await ask.openedPaths()).at(-1) as string
      return readFileSync(path)
    },
    async end() {
      try {
        // None runs where it could not be started: the test has failed of that, and says so.
        const problems = (await shell?.untilEnd(shell.ask.problems())) ?? []
        await shell?.kill()
        expect(problems, 'what the shell says went wrong').toEqual([])
      } finally {
        disk.remove()
      }
    },
  }
}
