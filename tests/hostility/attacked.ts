/** A program with one window and one open file, to be attacked: what it holds is compared before and after. */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type FileRef } from '#shared/host/host'
import { until } from '../desktop/fake/launchedShell'
import { settle } from '../desktop/settle'
import { fileIn, MENUS, newFolder, page, start, type Started } from '../desktop/started'

export interface Attacked extends Started {
  /** The folder in which the user keeps his files. */
  readonly folder: string
  /** The token of `map.castellan`, which the window shows; its text is `TEXT`. */
  readonly file: FileRef
}

export const TEXT = '{"name": "La sortie"}\n'

export async function attacked(): Promise<Attacked> {
  const folder = newFolder()
  const started = await start({ argv: [fileIn(folder, 'map.castellan', TEXT)] })
  const { host } = page(started)
  const given = await host.windowStart()
  if (!given?.file) throw new Error('the window has no file')
  host.showDocument({ title: 'La sortie', modified: false, file: given.file })
  // File and language are two writes: one at a time, or the first looks like the last.
  await atRest(started)
  host.showMenus(MENUS)
  await atRest(started)
  return { ...started, folder, file: given.file }
}

/** Everything that an attack might change: files of the user and of the program, windows, what left the program. */
export function everything({ folder, userData, shell }: Attacked): unknown {
  return {
    files: contentOf(folder),
    // What was refused is written down for whoever looks for the reason.
    own: contentOf(userData).filter(([name]) => !name.startsWith('castellan.log')),
    windows: shell.windows.map(({ fake: { title, edited, file, menu }, isVisible }) => [
      title,
      edited,
      file,
      menu?.all().map(({ label }) => label),
      isVisible(),
    ]),
    dialogs: shell.dialogs.shown.length,
    left: [...shell.openedLinks, ...shell.openedPaths],
    recent: shell.electron.app.fake.recentDocuments,
    problems: shell.electron.problems,
  }
}

/** Waits until the program has written what it writes by itself: which file was used last follows a little later. */
async function atRest({ userData, shell }: Started): Promise<void> {
  const last = shell.electron.app.fake.recentDocuments.at(-1)
  await settle()
  await until(() => !namesIn(userData).some((name) => name.endsWith('.tmp')) && lastUsed(userData) === last)
}

function lastUsed(userData: string): unknown {
  const path = join(userData, 'state.json')
  if (!existsSync(path)) return undefined
  return (JSON.parse(readFileSync(path, 'utf8')) as { recent: readonly unknown[] }).recent[0]
}

/** The attack changes nothing, and the window still does what its page asks. */
export async function unharmed(program: Attacked, attack: () => unknown): Promise<void> {
  await atRest(program)
  const before = everything(program)
  await attack()
  await atRest(program)
  expect(everything(program)).toEqual(before)
  expect(await page(program).host.openFile(program.file)).toMatchObject({ kind: 'opened', text: TEXT })
}

/** Names relative to the folder, with what they hold. */
function contentOf(folder: string): (readonly [string, string])[] {
  return namesIn(folder).map((name) => {
    const path = join(folder, name)
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return [name, `-> ${readlinkSync(path)}`]
    return [name, stats.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'no file']
  })
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).sort()
}

/** Gives all that the page learns of a request that was refused: a word, and nothing of the machine. */
export const refused = (verb: string): string =>
  `Error invoking remote method 'castellan:${verb}': Error: refused`

/** The message of a rejection; empty when there was none. */
export async function messageOf(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => '',
    (error: Error) => error.message,
  )
}
