/** `test` and `expect` of every spec: fixtures that hide on which host the program runs. */
import { type BrowserContext, test as base } from '@playwright/test'
import { findElectron } from '../../../scripts/electronProgram.mjs'
import { browserProgram } from './browserProgram'
import { desktopProgram } from './desktopProgram'
import { electronProgram } from './electronProgram'
import { type Disk, type Menus, type Program } from './program'

export { expect, type Locator, type Page } from '@playwright/test'

export interface HostOption {
  host: 'browser' | 'desktop' | 'electron'
}

interface Fixtures {
  program: Program
  disk: Disk
  menu: Menus
  /** Keeps a picture of the page to look at, named after the host. */
  shot: (name: string) => Promise<void>
}

export const test = base.extend<Fixtures, HostOption>({
  host: ['browser', { option: true, scope: 'worker' }],
  program: async ({ host, context, viewport }, use) => {
    const program = programOn(host, context, viewport ?? { width: 1280, height: 800 })
    await use(program)
    await program.end()
  },
  page: async ({ program }, use) => use(await program.start()),
  disk: async ({ program }, use) => use(program.disk),
  menu: async ({ program }, use) => use(program.menus),
  shot: async ({ host, program }, use) =>
    use(async (name) => void (await program.page().screenshot({ path: `screenshots/${host}-${name}.png` }))),
})

function programOn(
  host: HostOption['host'],
  context: BrowserContext,
  viewport: { width: number; height: number },
): Program {
  switch (host) {
    case 'browser':
      return browserProgram(context)
    case 'desktop':
      return desktopProgram(context)
    case 'electron': {
      const electron = findElectron()
      test.skip(!electron, 'Electron’s program is not installed: `npx install-electron` fetches it')
      return electronProgram(electron ?? '', viewport)
    }
  }
}
