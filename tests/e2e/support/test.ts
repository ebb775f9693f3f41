/** `test` and `expect` of every spec: fixtures that hide on which host the program runs. */
import { test as base } from '@playwright/test'
import { findElectron } from '../../../scripts/electronProgram.mjs'
import { browserProgram } from './browserProgram'
import { desktopProgram } from './desktopProgram'
import { electronProgram } from './electronProgram'
import { createKeptPage, type KeptPage } from './keptPage'
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

interface OfWorker extends HostOption {
  keptPage: KeptPage
}

export const test = base.extend<Fixtures, OfWorker>({
  host: ['browser', { option: true, scope: 'worker' }],
  keptPage: [
    // Playwright reads from these braces that it needs nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const kept = createKeptPage()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  program: async ({ host, browser, keptPage, viewport, locale, contextOptions }, use) => {
    const size = viewport ?? { width: 1280, height: 800 }
    switch (host) {
      case 'browser': {
        const { context, page } = await keptPage.take(browser, { ...contextOptions, locale, viewport: size })
        const program = browserProgram(context, '/', page)
        await use(program)
        await program.end()
        keptPage.keep(program.page())
        return
      }
      case 'desktop': {
        const context = await browser.newContext()
        const program = desktopProgram(context)
        await use(program)
        await program.end()
        await context.close()
        return
      }
      case 'electron': {
        const electron = findElectron()
        test.skip(!electron, 'Electron’s program is not installed: `npx install-electron` fetches it')
        test.skip(process.getuid?.() === 0, 'Castellan does not run without its sandbox, which root has not')
        const program = electronProgram(electron ?? '', size)
        await use(program)
        await program.end()
      }
    }
  },
  page: async ({ program }, use) => use(await program.start()),
  disk: async ({ program }, use) => use(program.disk),
  menu: async ({ program }, use) => use(program.menus),
  shot: async ({ host, program }, use) =>
    use(async (name) => void (await program.page().screenshot({ path: `screenshots/${host}-${name}.png` }))),
})
