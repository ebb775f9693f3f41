/**
 * Names the temporary files and folders of our writing, beside what they are to replace, and removes those that a killed program
 * leaves.
 */
import { randomUUID } from 'node:crypto'
import { lstatSync, readdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './fileFaults'
import { type FileSystem } from './fileSystem'

/** The folder of the files that an edition replaces, within its temporary one: they are nobody's litter. */
export const REPLACED = 'old'

/** Folders in which this process has written. */
const written = new Set<string>()
const OWN = `.castellan-${process.pid}-`

/** The path of a new temporary file in a folder; it says which process is writing. */
export function temporaryIn(folder: string): string {
  written.add(folder)
  return join(folder, `${OWN}${randomUUID()}.tmp`)
}

/**
 * Removes the temporary files of this process at once, which is about to end in the midst of its writing. The folder of an edition
 * stays for the next run, which knows what may be taken from it. Never throws.
 */
export function removeOwnLitter(): void {
  for (const folder of written)
    try {
      const own = readdirSync(folder).filter((name) => name.startsWith(OWN) && TEMPORARY.test(name))
      for (const path of own.map((name) => join(folder, name))) if (lstatSync(path).isFile()) unlinkSync(path)
    } catch {
      // The folder has gone, or may no longer be written: nothing more can be done on the way out.
    }
}

// Earlier versions did not say which process it was.
const TEMPORARY = /^\.castellan-(?:(\d{1,10})-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/

/**
 * Clears a folder, once; called before we first write there, so that no temporary file in use is ours. Another program of
 * ours may be writing: only what was last touched before `startedAt` (ms since 1970) goes, and nothing of a process that still runs.
 * Never fails, nobody waits for tidiness.
 */
export type ClearLitter = (folder: string) => Promise<void>

export function createClearLitter(
  fs: FileSystem,
  startedAt: number,
  isRunning = isAnotherRunning,
): ClearLitter {
  const cleared = new Map<string, Promise<void>>()

  async function remove(path: string): Promise<void> {
    const stats = await fs.lstat(path)
    if (stats.mtimeMs >= startedAt) return
    if (stats.isFile()) await fs.unlink(path)
    else if (stats.isDirectory()) await removeEdition(path)
  }

  // A folder that holds files which an edition was about to replace stays: they may be all that is left of them.
  async function removeEdition(path: string): Promise<void> {
    const names = await fs.readdir(path)
    if (names.includes(REPLACED)) await fs.rmdir(join(path, REPLACED))
    for (const name of names) if (name !== REPLACED) await fs.unlink(join(path, name))
    await fs.rmdir(path)
  }

  async function clear(folder: string): Promise<void> {
    const names = await fs.readdir(folder).catch(() => [])
    const litter = names.filter((name) => {
      const [matched, pid] = TEMPORARY.exec(name) ?? []
      return matched !== undefined && (pid === undefined || !isRunning(Number(pid)))
    })
    await Promise.allSettled(litter.map((name) => remove(join(folder, name))))
  }

  return (folder) => {
    const clearing = cleared.get(folder) ?? clear(folder)
    cleared.set(folder, clearing)
    return clearing
  }
}

/** False of this process too: what it wrote before it began was written by another of the same number. */
function isAnotherRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
