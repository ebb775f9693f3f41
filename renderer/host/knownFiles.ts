/**
 * What this window last read from or wrote to each file: by it a change behind its back is noticed. What is read belongs to
 * the handle it was read through, for it may be thrown away again, beside an open document of the same file that knows less.
 */
import { type FileRef } from '#shared/host/host'
import { fingerprintOf } from './fileContent'
import { isHandle, sameFile } from './fileSystemAccess'

interface KnownFile {
  readonly file: FileRef
  /** Only with a handle: a download cannot be looked at again. */
  readonly fingerprint: string | undefined
  /** A blob, so that it need not lie in the page's memory. Undefined when only an earlier window has seen it. */
  readonly content: Blob | undefined
}

export interface KnownFiles {
  read(file: FileRef, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** For all handles of the file. */
  wrote(file: FileRef, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** An earlier window has read it, whose document this one takes over. */
  inherited(file: FileRef, fingerprint: string): void
  /** Undefined when nothing is known of the file. */
  fingerprint(file: FileRef): Promise<string | undefined>
  content(file: FileRef): Promise<Blob | undefined>
}

export function createKnownFiles(): KnownFiles {
  let known: readonly KnownFile[] = []

  async function find(file: FileRef): Promise<KnownFile | undefined> {
    const own = isHandle(file.token) && known.find((entry) => entry.file.token === file.token)
    if (own) return own
    for (const entry of known) if (await sameFile(entry.file, file)) return entry
    return undefined
  }

  async function knownNow(file: FileRef, bytes: Uint8Array<ArrayBuffer>): Promise<KnownFile> {
    const fingerprint = isHandle(file.token) ? await fingerprintOf(bytes) : undefined
    return { file, fingerprint, content: new Blob([bytes]) }
  }

  return {
    async read(file, bytes) {
      const now = await knownNow(file, bytes)
      known = [now, ...known.filter((entry) => entry.file.token !== file.token)]
    },
    async wrote(file, bytes) {
      const now = await knownNow(file, bytes)
      const outdated = new Set<KnownFile>()
      for (const entry of known) if (await sameFile(entry.file, file)) outdated.add(entry)
      known = [now, ...known.filter((entry) => !outdated.has(entry))]
    },
    inherited(file, fingerprint) {
      known = [{ file, fingerprint, content: undefined }, ...known]
    },
    fingerprint: async (file) => (await find(file))?.fingerprint,
    content: async (file) => (await find(file))?.content,
  }
}
