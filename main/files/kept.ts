/** The user's own stamps and counter types (MAP-2, CTR-6): one file each in a folder of its kind, put there by the program or by hand. */
import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { safeFileName } from '#shared/host/fileName'
import { type KeptItem, type ListedItem } from '#shared/host/host'
import { KEPT_ENDINGS, type KeptKind, LARGEST_KEPT_BYTES } from '#shared/host/kept'
import { createQueues } from '#shared/lang/queue'
import { atomicWrite } from './atomicWrite'
import { codeOf, fault } from './fileFaults'
import { type FileSystem } from './fileSystem'
import { createClearLitter } from './litter'
import { decodeText, readBytes } from './readFile'

export interface KeptFolders {
  /** The items by their ids. What cannot be read is listed without its text. */
  list(kind: KeptKind): Promise<readonly ListedItem[]>
  /** Whole or not at all. Rejects with the error of the system. */
  keep(kind: KeptKind, item: KeptItem): Promise<void>
  /** One that is not there is no error. */
  remove(kind: KeptKind, id: string): Promise<void>
}

interface KeptFoldersOptions {
  readonly fs?: FileSystem
  /** The program's own; each kind has a folder in it. */
  readonly folder: string
  readonly startedAt?: number
}

const FOLDERS: Readonly<Record<KeptKind, string>> = { stamp: 'stamps', types: 'types' }
const ID = /^[A-Za-z0-9_-]{1,64}$/
/** As many as a person may look through; a folder that is no library may hold more. */
const MOST_LISTED = 1000

// Nor a name that Windows takes for a device.
function isId(id: string, ending: string): boolean {
  return ID.test(id) && safeFileName(id, ending) === id + ending
}

export function createKeptFolders(options: KeptFoldersOptions): KeptFolders {
  const { fs = promises, startedAt = performance.timeOrigin } = options
  const queueOf = createQueues()
  const clearLitter = createClearLitter(fs, startedAt)
  const folderOf = (kind: KeptKind): string => join(options.folder, FOLDERS[kind])

  function pathOf(kind: KeptKind, id: string): string {
    const ending = KEPT_ENDINGS[kind]
    if (!isId(id, ending)) throw fault('EINVAL', 'no id of what is kept')
    return join(folderOf(kind), id + ending)
  }

  async function listed(kind: KeptKind, id: string): Promise<ListedItem> {
    const path = pathOf(kind, id)
    return queueOf(path)(async () => {
      try {
        return { id, text: decodeText(await readBytes(path, LARGEST_KEPT_BYTES, fs)) }
      } catch {
        return { id }
      }
    })
  }

  return {
    async list(kind) {
      const ending = KEPT_ENDINGS[kind]
      const names = await fs.readdir(folderOf(kind)).catch(() => [])
      const ids = names.flatMap((name) => {
        const id = name.endsWith(ending) ? name.slice(0, -ending.length) : ''
        return isId(id, ending) ? [id] : []
      })
      return Promise.all(
        ids
          .sort()
          .slice(0, MOST_LISTED)
          .map((id) => listed(kind, id)),
      )
    },
    async keep(kind, { id, text }) {
      const path = pathOf(kind, id)
      await queueOf(path)(async () => {
        await fs.mkdir(folderOf(kind), { recursive: true })
        await clearLitter(folderOf(kind))
        await atomicWrite(path, text, fs)
      })
    },
    async remove(kind, id) {
      const path = pathOf(kind, id)
      await queueOf(path)(async () => {
        await fs.unlink(path).catch((error: unknown) => {
          if (codeOf(error) !== 'ENOENT') throw error
        })
      })
    },
  }
}
