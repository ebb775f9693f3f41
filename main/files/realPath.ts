/** The one path of a file, whatever links lead to it. */
import { basename, dirname, join, resolve } from 'node:path'
import { type WritableFs } from './fileSystem'

/** As many as Linux follows. */
const MOST_LINKS = 40

/**
 * Links followed; of a file that is not there yet, the real folder and the name, also behind a dangling link, so that
 * writing makes the file which the link names. Never fails: a path that cannot be followed stands for itself.
 */
export async function realPathOf(
  path: string,
  fs: Pick<WritableFs, 'realpath' | 'readlink'>,
): Promise<string> {
  let followed = resolve(path)
  for (let link = 0; link < MOST_LINKS; link++) {
    const real = await fs.realpath(followed).catch(() => undefined)
    if (real !== undefined) return real
    const folder = await fs.realpath(dirname(followed)).catch(() => dirname(followed))
    const target = await fs.readlink(followed).catch(() => undefined)
    if (target === undefined) return join(folder, basename(followed))
    followed = resolve(folder, target)
  }
  return resolve(path)
}
