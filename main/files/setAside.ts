/** Renames a damaged file of the program but keeps it: a person may still recover something from it. */
import { randomUUID } from 'node:crypto'
import { type FileSystem } from './fileSystem'

/** Never fails; a file that cannot be moved stays where it is. */
export async function setAside(path: string, fs: FileSystem): Promise<void> {
  await fs.rename(path, `${path}.${randomUUID()}.damaged`).catch(() => undefined)
}
