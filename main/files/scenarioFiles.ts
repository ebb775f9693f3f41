/**
 * What the shell's file layer does for a scenario file: reading, saving with the three questions (is it still what was
 * read? what does it replace? is it on disk?), earlier versions.
 */
import * as promises from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { LARGEST_SCENARIO_BYTES, type FileFault } from '#shared/host/fileFaults'
import { type FileRef, type FileVersion, type OpenOutcome, type SaveOutcome } from '#shared/host/host'
import { atomicWrite } from './atomicWrite'
import { faultOf } from './fileFaults'
import { type FileSystem } from './fileSystem'
import { fingerprintOf } from './fingerprint'
import { createKnownFiles, type KnownFile } from './knownFiles'
import { createClearLitter } from './litter'
import { createQueues } from './queue'
import { decodeText, readBytes } from './readFile'
import { createVersionStore } from './versions'

/**
 * The files this program has been given, by tokens that only it can make. A token stands for one real path (symbolic
 * links followed), whatever name it was reached by. Two refs are of the same file when `pathOf` is the same: a recovered
 * document has a token of its own, because what it was read from may be older than what another window reads.
 */
export interface ScenarioFiles {
  /**
   * The file of a path that the user chose. Without `known` always the same token for a file, which counts as known from
   * its next reading on; saving it before would be `changed`. `known` is the fingerprint of what a recovered document was
   * read from: its token is a new one. Never rejects.
   */
  refOf(path: string, known?: string): Promise<FileRef>
  /** Absolute, links followed. Undefined for a token that was never given out. */
  pathOf(file: FileRef): string | undefined
  /** Of what was last read or written through this token; undefined before that. */
  fingerprintOf(file: FileRef): string | undefined
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
  /** When this process began, ms since 1970: temporary files from before are litter. */
  readonly startedAt?: number
  /** Shown as `~`. */
  readonly home?: string
}

/** What stands at a path. */
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

  async function find(path: string): Promise<Found> {
    try {
      const bytes = await readBytes(path, LARGEST_SCENARIO_BYTES, fs)
      return { kind: 'bytes', bytes, fingerprint: fingerprintOf(bytes) }
    } catch (error) {
      const fault = faultOf(error)
      return fault === 'missing' ? { kind: 'nothing' } : { kind: 'unreadable', fault }
    }
  }

  async function write(file: KnownFile, text: string, overwrite: boolean): Promise<SaveOutcome> {
    // It could not be opened again.
    if (Buffer.byteLength(text) > LARGEST_SCENARIO_BYTES) return { kind: 'failed', fault: 'too-large' }
    const bytes = Buffer.from(text)
    const written = fingerprintOf(bytes)
    await clearLitter(dirname(file.path))
    const old = await find(file.path)
    const refusal = overwrite ? undefined : refusalOf(old, file)
    if (refusal) return refusal
    // A full or broken version store must not keep anybody from saving.
    if (old.kind === 'bytes' && old.fingerprint !== written)
      await versions.keep(file.path, old.bytes).catch(() => undefined)
    try {
      await atomicWrite(file.path, bytes, fs)
    } catch (error) {
      // Flushing the folder may have failed behind the renaming: what stands there then is ours, not a stranger's.
      const found = await find(file.path)
      if (found.kind === 'bytes' && found.fingerprint === written) file.fingerprint = written
      return { kind: 'failed', fault: faultOf(error) }
    }
    file.fingerprint = written
    return { kind: 'saved', file: known.refOf(file) }
  }

  return {
    refOf: async (path, fingerprint) => known.refOf(await known.at(path, fingerprint)),
    pathOf: ({ token }) => known.byToken(token)?.path,
    fingerprintOf: ({ token }) => known.byToken(token)?.fingerprint,

    async open({ name, token }) {
      const file = known.byToken(token)
      if (!file) return { kind: 'failed', name, fault: 'missing' }
      return queueOf(file.path)(async () => {
        await clearLitter(dirname(file.path))
        const found = await find(file.path)
        const outcome = opened(known.refOf(file), found)
        if (found.kind === 'bytes' && outcome.kind === 'opened') file.fingerprint = found.fingerprint
        return outcome
      })
    },

    async save({ token }, text, { overwrite = false } = {}) {
      const file = known.byToken(token)
      if (!file) return { kind: 'failed', fault: 'missing' }
      return queueOf(file.path)(() => write(file, text, overwrite))
    },

    async saveAs(path, text) {
      const file = await known.at(path)
      return queueOf(file.path)(() => write(file, text, true))
    },

    async state({ token }) {
      const file = known.byToken(token)
      if (!file) return 'gone'
      const found = await queueOf(file.path)(() => find(file.path))
      if (found.kind === 'nothing') return 'gone'
      return found.kind === 'bytes' && found.fingerprint === file.fingerprint ? 'same' : 'changed'
    },

    async listVersions({ token }) {
      const file = known.byToken(token)
      return file ? versions.list(file.path) : []
    },

    async openVersion({ name, token }, version) {
      const file = known.byToken(token)
      if (!file) return { kind: 'failed', name, fault: 'missing' }
      try {
        const text = decodeText(await versions.read(file.path, version))
        return { kind: 'opened', file: known.refOf(file), text }
      } catch (error) {
        return { kind: 'failed', name, fault: faultOf(error) }
      }
    },
  }
}

/** Why what stands there may not be replaced unasked. */
function refusalOf(old: Found, file: KnownFile): SaveOutcome | undefined {
  if (old.kind === 'nothing') return { kind: 'gone' }
  if (old.kind === 'bytes') return old.fingerprint === file.fingerprint ? undefined : { kind: 'changed' }
  return old.fault === 'too-large' ? { kind: 'changed' } : { kind: 'failed', fault: old.fault }
}

function opened(file: FileRef, found: Found): OpenOutcome {
  const { name } = file
  if (found.kind === 'nothing') return { kind: 'failed', name, fault: 'missing' }
  if (found.kind === 'unreadable') return { kind: 'failed', name, fault: found.fault }
  try {
    return { kind: 'opened', file, text: decodeText(found.bytes) }
  } catch (error) {
    return { kind: 'failed', name, fault: faultOf(error) }
  }
}
