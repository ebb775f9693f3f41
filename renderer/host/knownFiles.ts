/** What this window last read from or wrote to each file: by it a change behind its back is noticed. */
import { type FileRef } from '#shared/host/host'
import { fingerprintOf } from './fileContent'
import { isHandle, sameFile } from './fileSystemAccess'

interface KnownFile {
  readonly file: FileRef
  /** Only with a handle: a download cannot be looked at again. */
  readonly fingerprint: string | undefined
  /** A blob, so that it need not lie in the page's memory. */
  readonly content: Blob
}

export interface KnownFiles {
  /** The window has read or written the whole file. */
  remember(file: FileRef, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The document of this handle was read by an earlier window: what counts is what that one knew. */
  expect(file: FileRef, fingerprint: string): void
  /** Undefined when nothing is known of the file. */
  fingerprint(file: FileRef): Promise<string | undefined>
  content(file: FileRef): Promise<Blob | undefined>
}

export function createKnownFiles(): KnownFiles {
  let known: readonly KnownFile[] = []
  const expected = new WeakMap<FileSystemFileHandle, string>()

  async function find(file: FileRef): Promise<KnownFile | undefined> {
    for (const entry of known) if (await sameFile(entry.file, file)) return entry
    return undefined
  }

  return {
    async remember(file, bytes) {
      const fingerprint = isHandle(file.token) ? await fingerprintOf(bytes) : undefined
      if (isHandle(file.token)) expected.delete(file.token)
      const before = await find(file)
      known = [
        ...known.filter((entry) => entry !== before),
        { file, fingerprint, content: new Blob([bytes]) },
      ]
    },
    expect(file, fingerprint) {
      if (isHandle(file.token)) expected.set(file.token, fingerprint)
    },
    async fingerprint(file) {
      const own = isHandle(file.token) ? expected.get(file.token) : undefined
      return own ?? (await find(file))?.fingerprint
    },
    content: async (file) => (await find(file))?.content,
  }
}
