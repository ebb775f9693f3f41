/** The library of stamps: those that come with the program and the user's own, as the panel lists and changes them. */
import { type RegionClip, type StampCategory } from '#shared/document/region/clip'
import { type FileError } from '#shared/format/fileError'
import { openRegion, readRegion, writeRegion } from '#shared/format/region'
import { EXPORT_ENDINGS } from '#shared/host/exportEndings'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type Host, type ListedItem } from '#shared/host/host'
import { LARGEST_KEPT_BYTES } from '#shared/host/kept'
import { type Localized, localized } from '#shared/i18n/localized'
import { freshKeptId, keepText, UNREADABLE } from '../../actions/kept/kept'

const STAMP_TYPE = 'application/x-castellan-stamp'
export const STAMP_ENDING = EXPORT_ENDINGS[STAMP_TYPE]

const STARTERS = import.meta.glob<string>('../../../assets/stamps/*.castellan-stamp', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One that can be placed, or the reason why it cannot. */
export type LibraryStamp = {
  readonly id: string
  readonly own: boolean
  readonly name: Localized
  readonly category: StampCategory
} & ({ readonly clip: RegionClip } | { readonly problem: Localized })

/** The stamps that come with the program; the tests keep the list complete. */
export function starterStamps(): LibraryStamp[] {
  return Object.entries(STARTERS).map(([path, text]) => {
    const id = path.slice(path.lastIndexOf('/') + 1, -STAMP_ENDING.length)
    const read = readRegion(text, path)
    if (!read.ok || !read.value.stamp) throw new Error(`${path} is broken`)
    return { id, own: false, ...read.value.stamp, clip: read.value }
  })
}

export async function ownStamps(host: Pick<Host, 'listKept'>): Promise<LibraryStamp[]> {
  return Promise.all((await host.listKept('stamp')).map(ownStamp))
}

async function ownStamp({ id, text }: ListedItem): Promise<LibraryStamp> {
  const named = { id, own: true, name: { fr: id, en: id }, category: 'own' } as const
  if (text === undefined) return { ...named, problem: UNREADABLE }
  const read = await openRegion(text, id)
  if (!read.ok) return { ...named, problem: reasonOf(read.error) }
  const { stamp } = read.value
  const info = { name: stamp?.name ?? named.name, category: 'own' } as const
  return { ...named, ...info, clip: { ...read.value, stamp: info } }
}

function reasonOf({ message, path }: FileError): Localized {
  const at = path ? ` (${path})` : ''
  return localized(`${message.fr}${at}`, `${message.en}${at}`)
}

/** Keeps a clip under a name, the same in both languages when the user gave it; returns what is wrong. */
export async function keepClip(
  host: Pick<Host, 'keep'>,
  clip: RegionClip,
  { name, id }: { readonly name: string | Localized; readonly id: string },
): Promise<Localized | undefined> {
  const called = typeof name === 'string' ? { fr: name, en: name } : name
  const text = writeRegion({ ...clip, stamp: { name: called, category: 'own' } })
  return text.length > LARGEST_KEPT_BYTES ? TOO_LARGE : keepText(host, 'stamp', { id, text })
}

const TOO_LARGE = localized(
  'Ce morceau de carte est trop grand pour un tampon\u202f: sélectionnez moins de cases.',
  'This piece of the map is too large for a stamp: select fewer hexes.',
)

/** Hands a stamp out as a file; returns what is wrong. */
export async function exportStamp(
  host: Pick<Host, 'saveExports'>,
  clip: RegionClip,
  name: string,
): Promise<Localized | undefined> {
  const bytes = new TextEncoder().encode(writeRegion(clip))
  const outcome = await host.saveExports([{ name: `${name}${STAMP_ENDING}`, type: STAMP_TYPE, bytes }])
  return outcome?.kind === 'failed' ? FILE_FAULTS[outcome.fault] : undefined
}

/** A file that the user gives: kept among his own, under its own name. */
export async function importStamp(
  host: Pick<Host, 'keep'>,
  file: Pick<File, 'name' | 'size' | 'text'>,
  taken: readonly string[],
): Promise<{ readonly id: string } | { readonly problem: Localized }> {
  const whose = (text: Localized): { problem: Localized } => ({
    problem: localized(
      `Fichier «\u202f${file.name}\u202f»\u202f: ${text.fr}`,
      `File “${file.name}”: ${text.en}`,
    ),
  })
  if (file.size > LARGEST_KEPT_BYTES) return whose(TOO_LARGE)
  const read = await openRegion(await file.text(), file.name)
  if (!read.ok) return whose(reasonOf(read.error))
  const title = file.name.endsWith(STAMP_ENDING) ? file.name.slice(0, -STAMP_ENDING.length) : file.name
  const name = read.value.stamp?.name ?? title
  const id = freshKeptId('stamp', title, taken)
  const problem = await keepClip(host, read.value, { name, id })
  return problem ? whose(problem) : { id }
}
