/**
 * Writes a file so that it is, at any moment and after any fault, either the old one or the new one, whole (APP-2):
 * a temporary file beside it, flushed to disk, renamed over it, and the folder flushed.
 */
import * as promises from 'node:fs/promises'
import { constants } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, fault, unlessMissing } from './fileFaults'
import { type OpenFile, type WritableFs } from './fileSystem'
import { temporaryIn } from './litter'
import { realPathOf } from './realPath'
import { HERE, type Patience, renamePatiently } from './renamePatiently'

interface WriteOptions {
  readonly patience?: Patience
  readonly mayReplace?: (destination: string) => Promise<boolean>
}

/** The content of a file: whole, or written piece by piece by a function, whose rejection is the fault of the step. */
type Content = string | Uint8Array | ((write: WritePiece) => Promise<void>)

/** Takes the next bytes; with `at`, those that replace as many written before, from that place on. */
type WritePiece = (bytes: Uint8Array, at?: number) => Promise<void>

/** A new file beside the one that it is to replace, whole and flushed; one of the two functions must be called. */
export interface StagedFile {
  /** Puts it in the place of the old one. Rejects as `atomicWrite` does; nothing is left of it then. */
  commit(): Promise<void>
  /** Removes it; never rejects. */
  discard(): Promise<void>
}

/**
 * Replaces (or makes) `path`. A symbolic link stays one: the file it points to is replaced, or made. The mode of an existing
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
  content: Content,
  fs: WritableFs = promises,
  options: WriteOptions = {},
): Promise<void> {
  const staged = await stageFile(path, content, fs, options)
  await staged.commit()
}

/** The first half of `atomicWrite`: several files are replaced together, or none, when each is staged before any is committed. */
export async function stageFile(
  path: string,
  content: Content,
  fs: WritableFs = promises,
  { patience = HERE, mayReplace = async () => true }: WriteOptions = {},
): Promise<StagedFile> {
  const target = await fs.realpath(path).catch(unlessMissing)
  if (target !== undefined) await fs.access(target, constants.W_OK)
  const found = target === undefined ? undefined : (await fs.stat(target)).mode
  if (found !== undefined && !REPLACEABLE.has(found & constants.S_IFMT))
    throw fault('EFTYPE', `${path} is a device, pipe or socket`)
  const mode = found === undefined ? undefined : found & 0o7777
  // A link that leads to nothing yet stays a link: the file that it names is made.
  const destination = target ?? (await realPathOf(path, fs))
  const temporary = temporaryIn(dirname(destination))
  const discard = (): Promise<void> => fs.unlink(temporary).catch(() => undefined)
  const orDiscard = async (step: () => Promise<void>): Promise<void> => {
    try {
      await step()
    } catch (error) {
      // The fault that brought us here is the one to tell, not that of tidying up after it.
      await discard()
      throw error
    }
  }
  const file = await fs.open(temporary, 'wx')
  await orDiscard(() => fill(file, content, mode))
  return {
    discard,
    async commit() {
      await orDiscard(async () => {
        if (!(await mayReplace(destination))) throw fault('ENOENT', `${path} leads elsewhere`)
        await renamePatiently(temporary, destination, fs, patience)
      })
      await flushFolder(dirname(destination), fs)
    },
  }
}

// Over a folder the renaming fails by itself.
const REPLACEABLE = new Set([constants.S_IFREG, constants.S_IFDIR])

async function fill(file: OpenFile, content: Content, mode: number | undefined): Promise<void> {
  try {
    if (mode !== undefined) await file.chmod(mode)
    // Each writing goes on where the one before ended.
    if (typeof content === 'function')
      await content((bytes, at) => (at === undefined ? file.writeFile(bytes) : writeAt(file, bytes, at)))
    else await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeAt(file: OpenFile, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
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
