/** The user's own stamps (MAP-2): one file each in `stamps/`, put there by the program or by hand. */
import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { safeFileName } from '#shared/host/fileName'
import { type KeptStamp, type ListedStamp } from '#shared/host/host'
import { LARGEST_STAMP_BYTES } from '#shared/host/kept'
import { createQueues } from '#shared/lang/queue'
import { atomicWrite } from './atomicWrite'
import { codeOf, fault } from './fileFaults'
import { type FileSystem } from './fileSystem'
import { createClearLitter } from './litter'
import { decodeText, readBytes } from './readFile'

export interface StampFolder {
  /** By their ids. What cannot be read is listed without its text. */
  list(): Promise<readonly ListedStamp[]>
  /** Whole or not at all. Rejects with the error of the system. */
  keep(stamp: KeptStamp): Promise<void>
  /** One that is not there is no error. */
  remove(id: string): Promise<void>
}

export interface StampFolderOptions {
  readonly fs?: FileSystem
  /** The program's own; the stamps stand in `stamps/`. */
  readonly folder: string
  readonly startedAt?: number
}

const ENDING = '.castellan-stamp'
const ID = /^[A-Za-z0-9_-]{1,64}$/
/** As many as a person may look through; a folder that is no library may hold more. */
const MOST_LISTED = 1000

// Nor a name that Windows takes for a device.
function isId(id: string): boolean {
  return ID.test(id) && safeFileName(id, ENDING) === id + ENDING
}

export function createStampFolder(options: StampFolderOptions): StampFolder {
  const { fs = promises, startedAt = performance.timeOrigin } = options
  const folder = join(options.folder, 'stamps')
  const queueOf = createQueues()
  const clearLitter = createClearLitter(fs, startedAt)

  function pathOf(id: string): string {
    if (!isId(id)) throw fault('EINVAL', 'no id of a stamp')
    return join(folder, id + ENDING)
  }

  async function listed(id: string): Promise<ListedStamp> {
    return queueOf(id)(async () => {
      try {
        return { id, text: decodeText(await readBytes(pathOf(id), LARGEST_STAMP_BYTES, fs)) }
      } catch {
        return { id }
      }
    })
  }

  return {
    async list() {
      const names = await fs.readdir(folder).catch(() => [])
      const ids = names.flatMap((name) => {
        const id = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : ''
        return isId(id) ? [id] : []
      })
      return Promise.all(ids.sort().slice(0, MOST_LISTED).map(listed))
    },
    async keep({ id, text }) {
      const path = pathOf(id)
      await queueOf(id)(async () => {
        await fs.mkdir(folder, { recursive: true })
        await clearLitter(folder)
        await atomicWrite(path, text, fs)
      })
    },
    async remove(id) {
      const path = pathOf(id)
      await queueOf(id)(async () => {
        await fs.unlink(path).catch((error: unknown) => {
          if (codeOf(error) !== 'ENOENT') throw error
        })
      })
    },
  }
}
