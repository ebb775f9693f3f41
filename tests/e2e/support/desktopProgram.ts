/** The desktop program without Electron's: the built shell over the fake, its windows as pages of this context. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { launchShellProcess, type RunningShell } from '../../desktop/process/launch'
import { createFolderDisk } from './folderDisk'
import { listenToErrors, type Program } from './program'

export function desktopProgram(context: BrowserContext): Program {
  const disk = createFolderDisk()
  const errors: string[] = []
  let shell: RunningShell
  let page: Page

  const answerUsually = (): Promise<void> =>
    shell.ask.answerUsually({ scenario: disk.chosen(), exports: disk.exports })

  async function start(): Promise<Page> {
    const { userData } = disk
    const onPage = (opened: Page): void => listenToErrors(opened, errors)
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
    menus: { choose: (...labels) => shell.ask.choose(labels) },
    start,
    async restart() {
      await shell.quit()
      return start()
    },
    page: () => page,
    async crash() {
      await shell.ask.answerNext({ kind: 'message', button: 'Recharger' })
      const crashed = page
      const session = await context.newCDPSession(crashed)
      await Promise.race([session.send('Page.crash').catch(() => undefined), crashed.waitForEvent('crash')])
      page = await shell.pageBeside([crashed])
      return page
    },
    async end() {
      const problems = await shell.untilEnd(shell.ask.problems())
      await shell.kill()
      disk.remove()
      expect(problems, 'what the shell says went wrong').toEqual([])
    },
  }
}
