/**
 * Remembers what this window has read and written of each file, and what other tabs have written, so that it notices a change
 * and knows whose it is. The reading of a file is the fingerprint of its bytes and travels with the document.
 */
import { type FileRef } from '#shared/host/host'
import { fingerprintOf } from './fileContent'
import { isHandle, sameFile } from './fileSystemAccess'

interface KnownFile {
  readonly file: FileRef
  /** Fingerprint of what was written since it was read last. */
  readonly written: string | undefined
  /** Read or written last: a blob, so that it need not lie in the page's memory. */
  readonly content: Blob
}

export interface KnownFiles {
  /** Both answer with the file as it is known now. */
  read(file: FileRef, bytes: Uint8Array<ArrayBuffer>): Promise<FileRef>
  wrote(file: FileRef, bytes: Uint8Array<ArrayBuffer>): Promise<FileRef>
  /** Another tab has written something with this reading. */
  wroteElsewhere(reading: string): void
  /** `same`: these bytes are what the document of `file` was read from, or what this window has written since. */
  compare(file: FileRef, bytes: Uint8Array<ArrayBuffer>): Promise<'same' | 'changed' | 'other-tab'>
  content(file: FileRef): Promise<Blob | undefined>
}

export function createKnownFiles(): KnownFiles {
  let known: readonly KnownFile[] = []
  const elsewhere = new Set<string>()

  async function find(file: FileRef): Promise<KnownFile | undefined> {
    for (const entry of known) if (await sameFile(entry.file, file)) return entry
    return undefined
  }

  async function note(now: KnownFile): Promise<void> {
    const before = await find(now.file)
    known = [now, ...known.filter((entry) => entry !== before)]
  }

  return {
    async read({ name, token }, bytes) {
      const reading = await readingOf(token, bytes)
      await note({ file: { name, token }, content: new Blob([bytes]), written: undefined })
      return { name, token, ...reading }
    },
    async wrote({ name, token }, bytes) {
      const reading = await readingOf(token, bytes)
      await note({ file: { name, token }, content: new Blob([bytes]), written: reading.reading })
      return { name, token, ...reading }
    },
    wroteElsewhere: (reading) => void elsewhere.add(reading),
    async compare(file, bytes) {
      const found = await fingerprintOf(bytes)
      if (found === file.reading || found === (await find(file))?.written) return 'same'
      return elsewhere.has(found) ? 'other-tab' : 'changed'
    },
    content: async (file) => (await find(file))?.content,
  }
}

/** None without a handle: a download cannot be looked at again. */
async function readingOf(token: unknown, bytes: Uint8Array<ArrayBuffer>): Promise<Pick<FileRef, 'reading'>> {
  return isHandle(token) ? { reading: await fingerprintOf(bytes) } : {}
}
