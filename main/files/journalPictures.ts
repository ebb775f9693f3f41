/**
 * The large pictures of the journal: files beside the entry that names them, written once, while the text is rewritten with
 * every state. They belong to one window and are deleted with its entry.
 */
import { join } from 'node:path'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { type PictureApart } from '#shared/images/picturesApart'
import { atomicWrite } from './atomicWrite'
import { type FileSystem } from './fileSystem'
import { decodeText, readBytes } from './readFile'

type Named = Pick<PictureApart, 'hash' | 'at'>

interface JournalPictures {
  /** Writes those that come with their base64. Rejects with `ENOENT` when another is not there. */
  keep(id: string, pictures: readonly PictureApart[]): Promise<void>
  read(id: string, pictures: readonly Named[]): Promise<{ readonly at: number; readonly base64: string }[]>
  /** Removes the pictures of a window that its entry does not name. Never fails. */
  removeOthers(id: string, pictures: readonly Named[]): Promise<void>
  /** Removes what a kill left: pictures whose entry was not written, or is gone. `names` are those in the folder. Never fails. */
  removeLost(names: readonly string[]): Promise<void>
}

const FILE = /^window-([A-Za-z0-9_-]{1,64})\.([0-9a-f]{64})\.picture$/

export function createJournalPictures(options: {
  readonly folder: string
  readonly fs: FileSystem
  /** Ms since 1970: younger ones may be another program's that is about to write their entry. */
  readonly startedAt: number
}): JournalPictures {
  const { folder, fs, startedAt } = options
  const pathOf = (id: string, hash: string): string => join(folder, `window-${id}.${hash}.picture`)
  const remove = (name: string): Promise<void> => fs.unlink(join(folder, name)).catch(() => undefined)

  async function removeOld(name: string): Promise<void> {
    const stats = await fs.lstat(join(folder, name)).catch(() => undefined)
    if (stats && stats.mtimeMs < startedAt) await remove(name)
  }

  return {
    async keep(id, pictures) {
      // One after the other: a kill leaves one temporary file at most.
      for (const { hash, base64 } of pictures) {
        if (base64 === undefined) await fs.stat(pathOf(id, hash))
        else await atomicWrite(pathOf(id, hash), base64, fs)
      }
    },
    read: (id, pictures) =>
      Promise.all(
        pictures.map(async ({ hash, at }) => ({
          at,
          base64: decodeText(await readBytes(pathOf(id, hash), LARGEST_SCENARIO_BYTES, fs)),
        })),
      ),
    async removeOthers(id, pictures) {
      const names = await fs.readdir(folder).catch(() => [])
      const named = new Set(pictures.map(({ hash }) => hash))
      for (const name of names) {
        const [, window, hash = ''] = FILE.exec(name) ?? []
        if (window === id && !named.has(hash)) await remove(name)
      }
    },
    async removeLost(names) {
      for (const name of names) {
        const id = FILE.exec(name)?.[1]
        // A damaged entry that was set aside keeps its pictures.
        const entry = `window-${id}.journal`
        if (id !== undefined && !names.some((other) => other.startsWith(entry))) await removeOld(name)
      }
    },
  }
}
