/**
 * The state of each window, for whoever starts the program after a kill (APP-2): one file an entry, replaced as a whole.
 * First a line of JSON (what is needed to save it again), then the text as it is; its large pictures are separate files.
 */
import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { type FileRef, type KeptEntry, type RecoveryEntry } from '#shared/host/host'
import { putTogether } from '#shared/images/picturesApart'
import { createQueues } from '#shared/lang/queue'
import { atomicWrite } from './atomicWrite'
import { codeOf, fault } from './fileFaults'
import { type FileSystem } from './fileSystem'
import { fingerprintOf } from './fingerprint'
import { createJournalPictures } from './journalPictures'
import { createClearLitter } from './litter'
import { readBytes } from './readFile'
import { type ScenarioFiles } from './scenarioFiles'
import { setAside } from './setAside'
import { ID, parseEntry, type Header } from './journalEntry'

export interface Journal {
  /**
   * Replaces what was kept under this id; it is on disk when this resolves. Rejects with the error of the system, `ENOENT` when a
   * picture that is given by its hash alone is missing.
   */
  keep(entry: KeptEntry): Promise<void>
  /** All entries, newest first, those of open windows too. What cannot be read is left out and left on disk. */
  list(): Promise<readonly RecoveryEntry[]>
  drop(id: string): Promise<void>
}

interface JournalOptions {
  readonly fs?: FileSystem
  /** The program's own; the entries stand in `journal/`. */
  readonly folder: string
  readonly files: Pick<ScenarioFiles, 'refOf' | 'pathOf' | 'fingerprintOf' | 'state'>
  /** As for `createScenarioFiles`. */
  readonly startedAt?: number
}
const FILE = /^window-([A-Za-z0-9_-]{1,64})\.journal$/
const LONGEST_HEADER = 256 * 1024

export function createJournal(options: JournalOptions): Journal {
  const { fs = promises, files, startedAt = performance.timeOrigin } = options
  const folder = join(options.folder, 'journal')
  const queueOf = createQueues()
  const clearLitter = createClearLitter(fs, startedAt)
  const pictureFiles = createJournalPictures({ folder, fs, startedAt })

  function pathOf(id: string): string {
    if (!ID.test(id)) throw fault('EINVAL', 'no id of a window')
    return join(folder, `window-${id}.journal`)
  }

  // Killed just after saving, before the journal heard of it: what stands there is this very text, no stranger's.
  async function fileOf(path: string, text: string, fingerprint: string | undefined): Promise<FileRef> {
    const saved = await files.refOf(path, fingerprintOf(text))
    return (await files.state(saved)) === 'same' ? saved : files.refOf(path, fingerprint)
  }

  async function readEntry(name: string): Promise<RecoveryEntry | undefined> {
    const id = FILE.exec(name)?.[1]
    if (id === undefined) return undefined
    return queueOf(id)(async () => {
      // What cannot be read now may be readable tomorrow.
      const bytes = await readBytes(join(folder, name), LARGEST_SCENARIO_BYTES + LONGEST_HEADER, fs).catch(
        () => undefined,
      )
      if (!bytes) return undefined
      const found = parseEntry(bytes)
      if (found?.header.id !== id) {
        await setAside(join(folder, name), fs)
        return undefined
      }
      const { path, fingerprint, name: title, savedAt, version, pictures = [] } = found.header
      const whole = await pictureFiles.read(id, pictures).catch(() => undefined)
      if (!whole) return undefined
      const text = putTogether(found.text, whole)
      const file = path === undefined ? undefined : await fileOf(path, text, fingerprint)
      return { id, name: title, savedAt, text, ...(file && { file }), ...(version && { version }) }
    })
  }

  return {
    async keep({ id, name, savedAt, text, file, version, pictures }) {
      const to = pathOf(id)
      const path = file && files.pathOf(file)
      const fingerprint = file && files.fingerprintOf(file)
      const line: Header = {
        id,
        name,
        savedAt,
        ...(path && { path }),
        ...(fingerprint && { fingerprint }),
        ...(version && { version }),
        ...(pictures && { pictures: pictures.map(({ hash, at }) => ({ hash, at })) }),
      }
      await queueOf(id)(async () => {
        await fs.mkdir(folder, { recursive: true })
        await clearLitter(folder)
        // First the pictures: an entry names none that is not there.
        await pictureFiles.keep(id, pictures ?? [])
        await atomicWrite(to, `${JSON.stringify(line)}\n${text}`, fs)
        await pictureFiles.removeOthers(id, pictures ?? [])
      })
    },

    async list() {
      await clearLitter(folder)
      const names = await fs.readdir(folder).catch(() => [])
      await pictureFiles.removeLost(names)
      const found = await Promise.all(names.map(readEntry))
      return found.flatMap((entry) => entry ?? []).sort((a, b) => b.savedAt - a.savedAt)
    },

    async drop(id) {
      const path = pathOf(id)
      await queueOf(id)(async () => {
        await fs.unlink(path).catch((error: unknown) => {
          if (codeOf(error) !== 'ENOENT') throw error
        })
        await pictureFiles.removeOthers(id, [])
      })
    },
  }
}
