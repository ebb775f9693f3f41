/** The disk of a desktop host: a temporary folder, and what file dialogs answer with in it. */
import { expect } from '@playwright/test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Disk, SCENARIO_NAME } from './program'

export interface FolderDisk extends Disk {
  /** The program's own folder: settings, journal, versions. */
  readonly userData: string
  /** The folder of finished files. */
  readonly exports: string
  /** Path of the scenario file that dialogs give. */
  chosen(): string
  /** The whole disk. */
  remove(): void
}

export function createFolderDisk(): FolderDisk {
  const root = mkdtempSync(join(tmpdir(), 'castellan-'))
  const folder = (name: string): string => {
    mkdirSync(join(root, name))
    return join(root, name)
  }
  const documents = folder('documents')
  const exports = folder('exports')
  let name = SCENARIO_NAME
  const pathOf = (called: string): string => join(documents, called)
  const chosen = (): string => pathOf(name)
  const userData = folder('user-data')
  return {
    userData,
    exports,
    chosen,
    async put(text, called = name) {
      name = called
      writeFileSync(chosen(), text)
    },
    takeAway: async () => rmSync(chosen()),
    saved: async (called = name) => (existsSync(pathOf(called)) ? readFileSync(pathOf(called), 'utf8') : ''),
    async kept() {
      try {
        const journal = join(userData, 'journal')
        const entries = readdirSync(journal).filter((entry) => entry.endsWith('.journal'))
        // After a line of heading.
        return entries.map((entry) => readFileSync(join(journal, entry), 'utf8').replace(/^.*\n/, ''))
      } catch {
        return []
      }
    },
    async exported(act) {
      // One more of the same name would replace it unseen.
      for (const file of readdirSync(exports)) rmSync(join(exports, file), { recursive: true })
      // A file under way has a name of its own until it is whole.
      const fresh = (): string[] => readdirSync(exports).filter((file) => !file.startsWith('.castellan-'))
      await act()
      await expect.poll(fresh).toHaveLength(1)
      const [file = ''] = fresh()
      return { name: file, bytes: readFileSync(join(exports, file)) }
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}
