/**
 * Keeps what a save replaces: the last ten texts of each file, as copies. (Hard links would cost nothing, but do not
 * reach other disks, and a program that writes in place would change them.)
 */
import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { type FileVersion } from '#shared/host/host'
import { VERSIONS_KEPT } from '#shared/host/kept'
import { atomicWrite } from './atomicWrite'
import { fault } from './fileFaults'
import { type FileSystem } from './fileSystem'
import { fingerprintOf } from './fingerprint'
import { type ClearLitter } from './litter'
import { readBytes } from './readFile'

interface VersionStore {
  /** Keeps bytes that are about to be replaced, unless they are what was kept last. Rejects when it cannot. */
  keep(path: string, bytes: Uint8Array): Promise<void>
  /** Newest first. */
  list(path: string): Promise<readonly FileVersion[]>
  /** Rejects with `ENOENT` for an id that is none of this file's. */
  read(path: string, id: string): Promise<Uint8Array>
}

interface VersionStoreOptions {
  readonly fs?: FileSystem
  /** Holds one folder for each file. */
  readonly folder: string
  readonly now: () => number
  readonly clearLitter: ClearLitter
}

export function createVersionStore(options: VersionStoreOptions): VersionStore {
  const { fs = promises, folder, now, clearLitter } = options
  const folderOf = (path: string): string => join(folder, fingerprintOf(path).slice(0, 32))

  async function idsOf(own: string): Promise<readonly VersionId[]> {
    const names = await fs.readdir(own).catch(() => [])
    return names
      .flatMap((name) => parseId(name, ENDING) ?? [])
      .sort((a, b) => b.number - a.number || b.savedAt - a.savedAt)
  }

  return {
    async keep(path, bytes) {
      const own = folderOf(path)
      await fs.mkdir(own, { recursive: true })
      await clearLitter(own)
      const kept = await idsOf(own)
      const start = fingerprintOf(bytes).slice(0, 16)
      const isKept = kept[0]?.start === start
      // For whoever looks for a lost file by hand.
      if (kept.length === 0) await atomicWrite(join(own, 'path.txt'), `${path}\n`, fs)
      // Numbered, because clocks go backwards.
      const id = `${(kept[0]?.number ?? 0) + 1}-${Math.max(0, Math.round(now()))}-${start}`
      if (!isKept) await atomicWrite(join(own, id + ENDING), bytes, fs)
      // A kill may have come before the oldest went.
      const surplus = kept.slice(isKept ? VERSIONS_KEPT : VERSIONS_KEPT - 1)
      await Promise.all(surplus.map(({ id }) => fs.unlink(join(own, id + ENDING))))
    },

    async list(path) {
      const own = folderOf(path)
      const ids = (await idsOf(own)).slice(0, VERSIONS_KEPT)
      const found = ids.map(async ({ id, savedAt }) => {
        const stats = await fs.stat(join(own, id + ENDING)).catch(() => undefined)
        return stats?.isFile() ? [{ id, savedAt, bytes: stats.size }] : []
      })
      return (await Promise.all(found)).flat()
    },

    async read(path, id) {
      // Only digits and dashes pass, so no id leads out of the folder.
      if (!parseId(id, '')) throw fault('ENOENT', 'no such version')
      return readBytes(join(folderOf(path), id + ENDING), LARGEST_SCENARIO_BYTES, fs)
    },
  }
}

interface VersionId {
  readonly id: string
  /** Counts the versions of this file. */
  readonly number: number
  readonly savedAt: number
  /** The beginning of the fingerprint. */
  readonly start: string
}

const ENDING = '.castellan'

function parseId(name: string, ending: string): VersionId | undefined {
  if (!name.endsWith(ending)) return undefined
  const id = name.slice(0, name.length - ending.length)
  const [, number, savedAt, start] = /^(\d{1,15})-(\d{1,15})-([0-9a-f]{16})$/.exec(id) ?? []
  if (number === undefined || savedAt === undefined || start === undefined) return undefined
  return { id, number: Number(number), savedAt: Number(savedAt), start }
}
