/** `test` of the specs about windows, prompts and kills: they start and end the program as they like. */
import { type BrowserContext, test as base } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFolderDisk, type FolderDisk } from '../e2e/support/folderDisk'
import { type Page } from '../e2e/support/test'
import { createWorkshop, sortieText, type Workshop } from '../e2e/support/workshop'
import { launchShellProcess, type RunningShell } from './process/launch'
import { scenarioIn } from '../support/scenarioFiles'

export { expect } from '@playwright/test'
export { plant, planted } from '../e2e/support/workshop'

interface Fixtures {
  disk: FolderDisk
  /** Starts the program with the files that the command line names. */
  launch: (...files: string[]) => Promise<RunningShell>
}

export const test = base.extend<Fixtures>({
  disk: async ({ context }, use) => {
    void context
    const disk = createFolderDisk()
    await use(disk)
    disk.remove()
  },
  launch: async ({ context, disk }, use) => {
    const shells: RunningShell[] = []
    await use(async (...files) => {
      const shell = await launchIn(context, disk, files)
      shells.push(shell)
      return shell
    })
    for (const shell of shells) await shell.kill()
  },
})

async function launchIn(
  context: BrowserContext,
  disk: FolderDisk,
  argv: readonly string[],
): Promise<RunningShell> {
  const shell = await launchShellProcess(context, { userData: disk.userData, argv })
  await shell.ask.answerUsually({ scenario: disk.chosen(), exports: disk.exports })
  return shell
}

/** A copy of The sortie on this disk, under a title of its own; gives its path. */
export function sortieOn(disk: FolderDisk, name: string, title = 'La sortie'): string {
  const path = join(dirname(disk.chosen()), name)
  writeFileSync(path, sortieText().replace('"La sortie"', JSON.stringify(title)))
  return path
}

/** The map that a page shows whole. */
export async function workshopOf(page: Page, path: string): Promise<Workshop> {
  await page.getByRole('button', { name: 'Carte entière' }).click()
  return createWorkshop(page, scenarioIn(path))
}
