/** `test` and `expect` of every spec: fixtures that hide on which host the program runs. */
import { test as base } from '@playwright/test'
import { browserProgram } from './browserProgram'
import { type Disk, type Menus, type Program } from './program'

export { expect, type Locator, type Page } from '@playwright/test'

export type HostName = 'browser'

export interface HostOption {
  host: HostName
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
  program: async ({ host, context }, use) => {
    const program = await startable(host, context)
    await use(program)
    await program.end()
  },
  page: async ({ program }, use) => use(await program.start()),
  disk: async ({ program }, use) => use(program.disk),
  menu: async ({ program }, use) => use(program.menus),
  shot: async ({ host, program }, use) =>
    use(async (name) => void (await program.page().screenshot({ path: `screenshots/${host}-${name}.png` }))),
})

// Brought when it is wanted: each host needs other builds.
async function startable(host: HostName, context: Parameters<typeof browserProgram>[0]): Promise<Program> {
  switch (host) {
    case 'browser':
      return browserProgram(context)
  }
}
