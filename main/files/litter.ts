/** Removes what a killed `atomicWrite` leaves: its temporary file, beside the file that it did not replace. */
import { join } from 'node:path'
import { type FileSystem } from './fileSystem'

const TEMPORARY = /^\.castellan-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/

/**
 * Clears a folder, once; called before we first write there, so that no temporary file in use is ours. Another program of
 * ours may be writing: only files last touched before `startedAt` (ms since 1970) go. Never fails, nobody waits for
 * tidiness.
 */
export type ClearLitter = (folder: string) => Promise<void>

export function createClearLitter(fs: FileSystem, startedAt: number): ClearLitter {
  const cleared = new Map<string, Promise<void>>()

  async function remove(path: string): Promise<void> {
    const stats = await fs.lstat(path)
    if (stats.isFile() && stats.mtimeMs < startedAt) await fs.unlink(path)
  }

  async function clear(folder: string): Promise<void> {
    const names = await fs.readdir(folder).catch(() => [])
    const litter = names.filter((name) => TEMPORARY.test(name))
    await Promise.allSettled(litter.map((name) => remove(join(folder, name))))
  }

  return (folder) => {
    const clearing = cleared.get(folder) ?? clear(folder)
    cleared.set(folder, clearing)
    return clearing
  }
}
