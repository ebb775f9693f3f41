/** Zip archives that are the same bytes whenever the same entries are written. */
import { zipSync, type Zippable } from 'fflate'

export interface ZipEntry {
  /** The name, with `/` between folders. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Packed already (a PNG, a zip): stored as it is. */
  readonly packed?: boolean
}

// Kept in local time by the format, hence made of local fields: the bytes depend on no time zone.
const NO_TIME = new Date(1980, 0, 1)

/** The archive, its entries in this order. Throws when two have one name. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const files: Zippable = {}
  for (const { name, bytes, packed } of entries) {
    if (Object.hasOwn(files, name)) throw new Error(`two entries of the name ${name}`)
    files[name] = [bytes, { level: packed ? 0 : 6, mtime: NO_TIME }]
  }
  return zipSync(files)
}
