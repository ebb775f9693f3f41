/** The user's own counter types (CTR-6): kept one a file, listed, renamed, taken away, read from files and handed out as one. */
import { contentOf } from '#shared/document/sheetContent'
import { type CounterTypeId } from '#shared/document/ids'
import { collectTypes, type TypeCollection } from '#shared/document/typeCollection'
import { fileErrorText, type FileError } from '#shared/format/fileError'
import { openTypes, writeTypes } from '#shared/format/typeCollection'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { safeFileName } from '#shared/host/fileName'
import { type ExportOutcome, type Host, type ListedItem } from '#shared/host/host'
import { LARGEST_KEPT_BYTES } from '#shared/host/kept'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { freshKeptId, keepText, UNREADABLE } from '../kept/kept'
import { remember, takeAway } from '../kept/removed'
import { TYPES_ENDING } from './typesName'

/** A type of the library, in a collection of its own; or a file of it that cannot be read, by its name. */
export type OwnType = {
  /** The id under which its file is kept; a file put there by hand may hold several. */
  readonly file: string
} & ({ readonly id: CounterTypeId; readonly types: TypeCollection } | { readonly problem: Localized })

/** Every type that the user keeps, file by file. */
export async function ownTypes(host: Pick<Host, 'listKept'>): Promise<readonly OwnType[]> {
  return (await Promise.all((await host.listKept('types')).map(ownTypesOf))).flat()
}

async function ownTypesOf({ id: file, text }: ListedItem): Promise<readonly OwnType[]> {
  if (text === undefined) return [{ file, problem: UNREADABLE }]
  const read = await openTypes(text, `${file}${TYPES_ENDING}`)
  if (!read.ok) return [{ file, problem: inWords(read.error) }]
  return singly(read.value).map((one) => ({ file, ...one }))
}

function singly(
  types: TypeCollection,
): readonly { readonly id: CounterTypeId; readonly types: TypeCollection }[] {
  const ids = Object.keys(types.counterTypes) as CounterTypeId[]
  return ids.map((id) => ({ id, types: collectTypes(types, [id], types.rulesets) }))
}

interface KeepOutcome {
  readonly kept: number
  /** The library had them already, letter for letter. */
  readonly present: number
  /** The reason why the first that failed could not be kept. */
  readonly problem?: Localized
}

/** Keeps types, each in a file of its own; those that the library has already are not kept twice. */
export async function keepTypes(
  host: Pick<Host, 'listKept' | 'keep'>,
  types: TypeCollection,
): Promise<KeepOutcome> {
  const listed = await host.listKept('types')
  const own = (await Promise.all(listed.map(ownTypesOf))).flat()
  const known = new Set(own.flatMap((one) => ('types' in one ? contentOf(sheetOf(one)) : [])))
  const files = listed.map(({ id }) => id)
  const all = singly(types)
  const fresh = all.filter((one) => !known.has(contentOf(sheetOf(one))))
  let kept = 0
  for (const one of fresh) {
    const text = writeTypes(one.types)
    const file = freshKeptId('types', sheetOf(one)?.name ?? one.id, files)
    const problem =
      text.length > LARGEST_KEPT_BYTES ? TOO_LARGE : await keepText(host, 'types', { id: file, text })
    if (problem) return { kept, present: all.length - fresh.length, problem }
    files.push(file)
    kept++
  }
  return { kept, present: all.length - fresh.length }
}

/** The sheet of a type that stands alone. */
const sheetOf = ({ id, types }: Pick<Extract<OwnType, { types: unknown }>, 'id' | 'types'>) =>
  types.counterTypes[id]

/** Gives a type of the library another name; returns what is wrong. */
export async function renameOwn(
  host: Pick<Host, 'listKept' | 'keep'>,
  own: Extract<OwnType, { types: unknown }>,
  name: string,
): Promise<Localized | undefined> {
  const whole = await fileOf(host, own.file)
  const sheet = whole?.counterTypes[own.id]
  if (!whole || !sheet) return UNREADABLE
  const counterTypes = { ...whole.counterTypes, [own.id]: { ...sheet, name } }
  return keepText(host, 'types', { id: own.file, text: writeTypes({ ...whole, counterTypes }) })
}

/** Takes a type out of the library, and remembers it (`putBack`); a file goes with its last type. Returns what is wrong. */
export async function removeOwn(
  host: Pick<Host, 'listKept' | 'keep' | 'removeKept'>,
  own: OwnType,
): Promise<Localized | undefined> {
  const name = sameInBoth(nameOf(own))
  const whole = await fileOf(host, own.file)
  const others = Object.keys(whole?.counterTypes ?? {}).filter((id) => 'id' in own && id !== own.id)
  if (!whole || !('types' in own) || others.length === 0)
    return takeAway(host, 'types', { id: own.file, name })
  const left = { ...whole, ...collectTypes(whole, others as CounterTypeId[], whole.rulesets) }
  const problem = await keepText(host, 'types', { id: own.file, text: writeTypes(left) })
  const text = writeTypes(own.types)
  if (!problem) remember(host, { kind: 'types', id: freshKeptId('types', name.fr, [own.file]), name, text })
  return problem
}

export const nameOf = (own: OwnType): string => ('types' in own ? (sheetOf(own)?.name ?? own.file) : own.file)

async function fileOf(host: Pick<Host, 'listKept'>, file: string): Promise<TypeCollection | undefined> {
  const text = (await host.listKept('types')).find(({ id }) => id === file)?.text
  const read = text === undefined ? undefined : await openTypes(text, file)
  return read?.ok ? read.value : undefined
}

/** A file of types as it was read, or what is wrong with it. */
export type TypesFile = { readonly types: TypeCollection } | { readonly problem: Localized }

/** The types of a file that the user gives, or what is wrong with it. */
export async function readTypesFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<TypesFile> {
  if (file.size > LARGEST_KEPT_BYTES) return { problem: ofFile(file.name, TOO_LARGE) }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return { problem: ofFile(file.name, UNREADABLE) }
  const read = await openTypes(text, file.name)
  return read.ok ? { types: read.value } : { problem: inWords(read.error) }
}

/** Hands types out as one file; undefined when the user gives up. */
export async function exportTypes(
  host: Pick<Host, 'saveExports'>,
  types: TypeCollection,
  name: string,
): Promise<ExportOutcome | undefined> {
  const bytes = new TextEncoder().encode(writeTypes(types))
  const file = { name: safeFileName(`${name}${TYPES_ENDING}`, TYPES_ENDING), type: TYPE, bytes } as const
  return host.saveExports([file]).catch(() => ({ kind: 'failed', fault: 'unknown' }) as const)
}

const TYPE = 'application/x-castellan-types'

/** The reason why an export failed. */
export const exportProblem = (outcome: ExportOutcome | undefined): Localized | undefined =>
  outcome?.kind === 'failed' ? FILE_FAULTS[outcome.fault] : undefined

const inWords = (error: FileError): Localized => ({
  fr: fileErrorText(error, 'fr'),
  en: fileErrorText(error, 'en'),
})

const ofFile = (name: string, { fr, en }: Localized): Localized =>
  localized(`Fichier «\u202f${name}\u202f»\u202f: ${fr}`, `File “${name}”: ${en}`)

const TOO_LARGE = localized(
  'C’est trop grand\u202f: un fichier de types a 16\u00a0Mo au plus.',
  'This is too large: a file of types has 16 MB at most.',
)
