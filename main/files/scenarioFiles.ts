/**
 * Reads and saves the scenario files of the shell, and lists their earlier versions. Before it saves, it asks whether
 * the file is still what was read; it keeps what it replaces, and flushes the new text to disk.
 */
import * as promises from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { bytesOfCsv } from '#shared/host/csvName'
import { LARGEST_SCENARIO_BYTES, type FileFault } from '#shared/host/fileFaults'
import { type FileRef, type FileVersion, type OpenOutcome, type SaveOutcome } from '#shared/host/host'
import { createQueues } from '#shared/lang/queue'
import { atomicWrite } from './atomicWrite'
import { faultOf } from './fileFaults'
import { type FileSystem } from './fileSystem'
import { fingerprintOf } from './fingerprint'
import { createKnownFiles, folded, type Reading, refOf } from './knownFiles'
import { createClearLitter } from './litter'
import { decodeText, readBytes } from './readFile'
import { realPathOf } from './realPath'
import { createVersionStore } from './versions'

/**
 * The files this program has been given, by tokens that only it can make. A token stands for one real path (symbolic
 * links followed), whatever name it was reached by. What a document was read from goes with its ref (`reading`): another
 * window that reads the file later, or a recovered document, has another reading.
 */
export interface ScenarioFiles {
  /**
   * The file of a path that the user chose. `known` is the fingerprint of what a recovered document was read from;
   * without it nothing was read yet, and saving before `open` would be `changed`. Never rejects.
   */
  refOf(path: string, known?: string): Promise<FileRef>
  /** Absolute, links followed. Undefined for a token that was never given out. */
  pathOf(file: FileRef): string | undefined
  /** The fingerprint of what was last read or written through this ref; undefined before that. */
  fingerprintOf(file: FileRef): string | undefined
  /** The ref of the answer stands for this reading, the one given for what it stood for. */
  open(file: FileRef): Promise<OpenOutcome>
  /** Savings of one file happen one after the other, in the order asked. */
  save(file: FileRef, text: string, options?: { readonly overwrite?: boolean }): Promise<SaveOutcome>
  /** Writes to a path that the user chose for this: what stands there is overwritten (and kept as a version). */
  saveAs(path: string, text: string): Promise<SaveOutcome>
  state(file: FileRef): Promise<'same' | 'changed' | 'gone'>
  listVersions(file: FileRef): Promise<readonly FileVersion[]>
  openVersion(file: FileRef, version: string): Promise<OpenOutcome>
}

export interface ScenarioFilesOptions {
  readonly fs?: FileSystem
  /** The program's own, where versions are kept (`versions/`). */
  readonly folder: string
  readonly now: () => number
  /** The beginning of this process, ms since 1970: temporary files from before are litter. */
  readonly startedAt?: number
  /** Shown as `~`. */
  readonly home?: string
}

/** The content found at a path. */
type Found =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly fingerprint: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreadable'; readonly fault: FileFault }

export function createScenarioFiles(options: ScenarioFilesOptions): ScenarioFiles {
  const { fs = promises, folder, now, startedAt = performance.timeOrigin, home = homedir() } = options
  const clearLitter = createClearLitter(fs, startedAt)
  const versions = createVersionStore({ fs, folder: join(folder, 'versions'), now, clearLitter })
  const known = createKnownFiles(fs, home)
  const queueOf = createQueues()

  // Since it was chosen, a link may have been put in the place of the file or of a folder above: what that leads to
  // nobody has chosen. (Folded, as the system may spell it otherwise by now.)
  async function inPlace(path: string): Promise<boolean> {
    return folded(await realPathOf(path, fs)) === folded(path)
  }

  async function find(path: string): Promise<Found> {
    if (!(await inPlace(path))) return { kind: 'nothing' }
    try {
      const bytes = await readBytes(path, LARGEST_SCENARIO_BYTES, fs)
      return { kind: 'bytes', bytes, fingerprint: fingerprintOf(bytes) }
    } catch (error) {
      const fault = faultOf(error)
      return fault === 'missing' ? { kind: 'nothing' } : { kind: 'unreadable', fault }
    }
  }

  async function write(reading: Reading, text: string, overwrite: boolean): Promise<SaveOutcome> {
    const { file } = reading
    // It could not be opened again.
    if (Buffer.byteLength(text) > LARGEST_SCENARIO_BYTES) return { kind: 'failed', fault: 'too-large' }
    if (!(await inPlace(file.path))) return { kind: 'failed', fault: 'missing' }
    const bytes = Buffer.from(text)
    const written = fingerprintOf(bytes)
    await clearLitter(dirname(file.path))
    const old = await find(file.path)
    const refusal = overwrite ? undefined : refusalOf(old, reading)
    if (refusal) return refusal
    // A full or broken version store must not keep anybody from saving.
    if (old.kind === 'bytes' && old.fingerprint !== written)
      await versions.keep(file.path, old.bytes).catch(() => undefined)
    try {
      await atomicWrite(file.path, bytes, fs, {
        mayReplace: async (found) => folded(found) === folded(file.path) && (await inPlace(file.path)),
      })
    } catch (error) {
      // Flushing the folder may have failed behind the renaming: what stands there then is ours, not a stranger's.
      const found = await find(file.path)
      if (found.kind === 'bytes' && found.fingerprint === written) reading.fingerprint = written
      return { kind: 'failed', fault: faultOf(error) }
    }
    reading.fingerprint = written
    return { kind: 'saved', file: refOf(file, reading) }
  }

  return {
    async refOf(path, fingerprint) {
      const file = await known.at(path)
      return refOf(file, fingerprint === undefined ? undefined : known.addReading(file, fingerprint))
    },
    pathOf: ({ token }) => known.byToken(token)?.path,
    fingerprintOf: (ref) => known.readingOf(ref)?.fingerprint,

    async open({ name, token }) {
      const file = known.byToken(token)
      if (!file) return { kind: 'failed', name, fault: 'missing' }
      return queueOf(file.path)(async () => {
        await clearLitter(dirname(file.path))
        const found = await find(file.path)
        if (found.kind !== 'bytes')
          return { kind: 'failed', name: basename(file.path), fault: faultIn(found) }
        return opened(found.bytes, refOf(file, known.addReading(file, found.fingerprint)))
      })
    },

    async save(ref, text, { overwrite = false } = {}) {
      const file = known.byToken(ref.token)
      if (!file) return { kind: 'failed', fault: 'missing' }
      const reading = known.readingOf(ref) ?? known.addReading(file)
      return queueOf(file.path)(() => write(reading, text, overwrite))
    },

    async saveAs(path, text) {
      const file = await known.at(path)
      return queueOf(file.path)(() => write(known.addReading(file), text, true))
    },

    async state(ref) {
      const file = known.byToken(ref.token)
      if (!file) return 'gone'
      return queueOf(file.path)(async () => {
        const found = await find(file.path)
        if (found.kind === 'nothing') return 'gone'
        const same = found.kind === 'bytes' && found.fingerprint === known.readingOf(ref)?.fingerprint
        return same ? 'same' : 'changed'
      })
    },

    async listVersions({ token }) {
      const file = known.byToken(token)
      return file ? versions.list(file.path) : []
    },

    async openVersion(ref, version) {
      const { name } = ref
      const file = known.byToken(ref.token)
      if (!file) return { kind: 'failed', name, fault: 'missing' }
      try {
        return opened(await versions.read(file.path, version), refOf(file, known.readingOf(ref)))
      } catch (error) {
        return { kind: 'failed', name, fault: faultOf(error) }
      }
    },
  }
}

/** The reason not to replace a file without asking; undefined when it may be replaced. */
function refusalOf(old: Found, reading: Reading): SaveOutcome | undefined {
  if (old.kind === 'nothing') return { kind: 'gone' }
  if (old.kind === 'bytes') return old.fingerprint === reading.fingerprint ? undefined : { kind: 'changed' }
  return old.fault === 'too-large' ? { kind: 'changed' } : { kind: 'failed', fault: old.fault }
}

const faultIn = (found: Exclude<Found, { kind: 'bytes' }>): FileFault =>
  found.kind === 'nothing' ? 'missing' : found.fault

function opened(bytes: Uint8Array, file: FileRef): OpenOutcome {
  try {
    return { kind: 'opened', file, text: decodeText(bytes) }
  } catch (error) {
    return { kind: 'failed', name: file.name, fault: faultOf(error), ...bytesOfCsv(file.name, bytes) }
  }
}
