/** The files this program has been given, by tokens that only it can make. */
import { randomUUID } from 'node:crypto'
import { basename, dirname, sep } from 'node:path'
import { type FileRef } from '#shared/host/host'
import { type FileSystem } from './fileSystem'
import { realPathOf } from './realPath'

/** One for each real path. */
interface KnownFile {
  readonly token: string
  /** Absolute, links followed. */
  readonly path: string
  /** The folder as the reader sees it. */
  readonly place: string
}

/** The reading of a file by one document, in one window. */
export interface Reading {
  readonly id: string
  readonly file: KnownFile
  /** The fingerprint of the bytes last read or written; undefined before that. */
  fingerprint: string | undefined
}

interface KnownFiles {
  at(path: string): Promise<KnownFile>
  byToken(token: unknown): KnownFile | undefined
  addReading(file: KnownFile, fingerprint?: string): Reading
  /** Undefined where nothing was read. */
  readingOf(ref: FileRef): Reading | undefined
}

export function refOf({ token, path, place }: KnownFile, reading?: Reading): FileRef {
  return { name: basename(path), place, token, ...(reading && { reading: reading.id }) }
}

/** `home` is abbreviated to `~`. */
export function createKnownFiles(fs: FileSystem, home: string): KnownFiles {
  const byToken = new Map<unknown, KnownFile>()
  const byPath = new Map<string, KnownFile>()
  const readings = new Map<unknown, Reading>()
  const realHome = fs.realpath(home).catch(() => home)

  // Where letter case or accents are spelled in several ways, one file answers to many names.
  async function sameFile(path: string): Promise<KnownFile | undefined> {
    const spelled = [...byPath.values()].filter((file) => folded(file.path) === folded(path))
    const here = spelled.length > 0 && (await identity(path, fs))
    if (!here) return undefined
    for (const file of spelled) if ((await identity(file.path, fs)) === here) return file
    return undefined
  }

  return {
    async at(path) {
      const real = await realPathOf(path, fs)
      const shownHome = await realHome
      const same = byPath.get(real) ?? (await sameFile(real))
      // Looked up again: another question about the same path may have been answered meanwhile.
      const known = same ?? byPath.get(real)
      if (known) return known
      const file = { token: randomUUID(), path: real, place: placeOf(dirname(real), shownHome) }
      byToken.set(file.token, file)
      byPath.set(real, file)
      return file
    },
    byToken: (token) => byToken.get(token),
    addReading(file, fingerprint) {
      const reading = { id: randomUUID(), file, fingerprint }
      readings.set(reading.id, reading)
      return reading
    },
    readingOf({ token, reading }) {
      const found = readings.get(reading)
      return found?.file.token === token ? found : undefined
    },
  }
}

/** A folder as the reader sees it. */
export function placeOf(folder: string, home: string): string {
  if (folder === home) return '~'
  return folder.startsWith(home + sep) ? `~${folder.slice(home.length)}` : folder
}

/** The same for all spellings that some system takes for one name. */
export const folded = (path: string): string => path.normalize('NFC').toLowerCase()

async function identity(path: string, fs: FileSystem): Promise<string | undefined> {
  const stats = await fs.stat(path).catch(() => undefined)
  return stats && `${stats.dev}:${stats.ino}`
}
