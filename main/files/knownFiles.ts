/** The files this program has been given, by tokens that only it can make. */
import { randomUUID } from 'node:crypto'
import { basename, dirname, sep } from 'node:path'
import { type FileRef } from '#shared/host/host'
import { type FileSystem } from './fileSystem'
import { realPathOf } from './realPath'

/** A file as the window that holds its token knows it. */
export interface KnownFile {
  readonly token: string
  /** Absolute, links followed. */
  readonly path: string
  /** The folder as the reader sees it. */
  readonly place: string
  /** Of the bytes last read or written through this token. */
  fingerprint: string | undefined
}

export interface KnownFiles {
  /** The file of a path; with a `fingerprint`, as somebody knew it who is not the reader of today. */
  at(path: string, fingerprint?: string): Promise<KnownFile>
  byToken(token: unknown): KnownFile | undefined
  refOf(file: KnownFile): FileRef
}

/** `home` is abbreviated to `~`. */
export function createKnownFiles(fs: FileSystem, home: string): KnownFiles {
  const byToken = new Map<string, KnownFile>()
  const byPath = new Map<string, KnownFile>()
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
    async at(path, fingerprint) {
      const real = await realPathOf(path, fs)
      const shownHome = await realHome
      const same = byPath.get(real) ?? (await sameFile(real))
      // Looked up again: another question about the same path may have been answered meanwhile.
      const known = same ?? byPath.get(real)
      if (known && fingerprint === undefined) return known
      const token = randomUUID()
      const file = known
        ? { ...known, token, fingerprint }
        : { token, path: real, place: placeOf(real, shownHome), fingerprint }
      byToken.set(token, file)
      if (fingerprint === undefined) byPath.set(real, file)
      return file
    },
    byToken: (token) => byToken.get(String(token)),
    refOf: ({ token, path, place }) => ({ name: basename(path), place, token }),
  }
}

function placeOf(path: string, home: string): string {
  const folder = dirname(path)
  if (folder === home) return '~'
  return folder.startsWith(home + sep) ? `~${folder.slice(home.length)}` : folder
}

const folded = (path: string): string => path.normalize('NFC').toLowerCase()

async function identity(path: string, fs: FileSystem): Promise<string | undefined> {
  const stats = await fs.stat(path).catch(() => undefined)
  return stats && `${stats.dev}:${stats.ino}`
}
