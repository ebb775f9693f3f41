/**
 * Writes a file so that it is, at any moment and after any fault, either the old one or the new one, whole (APP-2):
 * a temporary file beside it, flushed to disk, renamed over it, and the folder flushed.
 */
import { randomUUID } from 'node:crypto'
import * as promises from 'node:fs/promises'
import { constants } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf, fault } from './fileFaults'
import { HERE, type Patience, renamePatiently } from './renamePatiently'

/** The file system functions that saving uses: `node:fs/promises`, or a test's. */
export interface WritableFs {
  realpath(path: string): Promise<string>
  stat(path: string): Promise<{ readonly mode: number }>
  access(path: string, mode: number): Promise<void>
  open(path: string, flags: string): Promise<OpenFile>
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
}

export interface OpenFile {
  chmod(mode: number): Promise<void>
  writeFile(data: string | Uint8Array): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

export interface WriteOptions {
  readonly patience?: Patience
  readonly mayReplace?: (destination: string) => Promise<boolean>
}

/**
 * Replaces (or makes) `path`. A symbolic link stays one: the file it points to is replaced. The mode of an existing
 * file is kept, and one that may not be written is refused; so is a device, pipe or socket (code `EFTYPE`), which
 * renaming would put a file in place of.
 * Rejects with the error of the step that failed; the old file then stands and the temporary one is gone. Only when
 * flushing the folder fails is the new file already in place, though not yet surely on disk. On Windows a file that
 * another program looks at is waited for, about a second.
 *
 * `mayReplace` is asked of the real path when all but the renaming is done, and may refuse it (`ENOENT`). From then on links
 * may be put in place of folders: they lead to where the temporary file is not.
 */
export async function atomicWrite(
  path: string,
  data: string | Uint8Array,
  fs: WritableFs = promises,
  { patience = HERE, mayReplace = async () => true }: WriteOptions = {},
): Promise<void> {
  const target = await fs.realpath(path).catch(absent)
  if (target !== undefined) await fs.access(target, constants.W_OK)
  const found = target === undefined ? undefined : (await fs.stat(target)).mode
  if (found !== undefined && !REPLACEABLE.has(found & constants.S_IFMT))
    throw fault('EFTYPE', `${path} is a device, pipe or socket`)
  const mode = found === undefined ? undefined : found & 0o7777
  const destination = target ?? path
  const temporary = join(dirname(destination), `.castellan-${randomUUID()}.tmp`)
  const file = await fs.open(temporary, 'wx')
  try {
    await fill(file, data, mode)
    if (!(await mayReplace(destination))) throw fault('ENOENT', `${path} leads elsewhere`)
    await renamePatiently(temporary, destination, fs, patience)
  } catch (error) {
    // The fault that brought us here is the one to tell, not that of tidying up after it.
    await fs.unlink(temporary).catch(() => undefined)
    throw error
  }
  await flushFolder(dirname(destination), fs)
}

// Over a folder the renaming fails by itself.
const REPLACEABLE = new Set([constants.S_IFREG, constants.S_IFDIR])

async function fill(file: OpenFile, data: string | Uint8Array, mode: number | undefined): Promise<void> {
  try {
    if (mode !== undefined) await file.chmod(mode)
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

// Windows has no flush for folders: opening or flushing one fails with one of these.
const FOLDERS_NOT_FLUSHED: ReadonlySet<unknown> = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'])

async function flushFolder(folder: string, fs: WritableFs): Promise<void> {
  try {
    const handle = await fs.open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!FOLDERS_NOT_FLUSHED.has(codeOf(error))) throw error
  }
}

function absent(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}
