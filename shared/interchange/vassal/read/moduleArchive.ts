/** The zip of a module: its build file and its pictures, under one limit of what is unpacked in all. */
import { textOfUtf8 } from '#shared/images/utf8'
import { MAX_IMAGE_BYTES } from '#shared/images/refusal/limits'
import { foundInstead } from '#shared/i18n/foundInstead'
import { localized } from '#shared/i18n/localized'
import { refuse } from '../../exchange/fault'
import { type Archive, readZip } from '../../zip/readZip'

export interface ModuleArchive {
  /** Undefined when there is none of that name. Throws `ExchangeRefusal` for what is damaged or too large. */
  bytes(name: string): Uint8Array | undefined
  /** A picture by the name that the build file uses: old ones leave `.gif` away, some differ in capitals. */
  picture(name: string): { readonly name: string; readonly bytes: Uint8Array } | undefined
  readonly buildFile: { readonly name: string; readonly text: string }
}

/** Unpacked in all, of a module of so many bytes: XML rarely packs to a thirtieth, pictures not at all. */
const budgetOf = (bytes: number): number => 2 ** 20 + 40 * bytes
const MOST_TEXT = 64 * 2 ** 20

export function openModule(bytes: Uint8Array, file: string): ModuleArchive {
  const archive = readZip(bytes, file)
  const folded = new Map(archive.names.map((name) => [name.toLowerCase(), name]))
  const read = withinBudget(archive, budgetOf(bytes.length))
  const name = ['buildFile.xml', 'buildFile'].find((one) => archive.has(one))
  if (name === undefined) {
    const found = localized(
      'une archive sans fichier «\u202fbuildFile\u202f»',
      'an archive without a file "buildFile"',
    )
    return refuse(file, foundInstead(found, localized('un module VASSAL', 'a VASSAL module')))
  }
  return {
    bytes: (wanted) => read(wanted, MOST_TEXT),
    picture(wanted) {
      const path = `images/${wanted.normalize('NFC')}`
      const found = [path, `${path}.gif`].find((one) => archive.has(one)) ?? folded.get(path.toLowerCase())
      const content = found === undefined ? undefined : read(found, MAX_IMAGE_BYTES)
      return found !== undefined && content ? { name: found, bytes: content } : undefined
    },
    buildFile: { name, text: letters(read(name, MOST_TEXT) ?? new Uint8Array()) },
  }
}

function withinBudget(archive: Archive, budget: number) {
  let left = budget
  return (name: string, most: number): Uint8Array | undefined => {
    const content = archive.bytes(name, Math.min(most, left))
    left -= content?.length ?? 0
    return content
  }
}

/** Old modules are written in 8-bit letters. */
export function letters(bytes: Uint8Array): string {
  try {
    return textOfUtf8(bytes)
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  }
}
