/** The tables of keys in the reference of the file, from the fields that read it and from what their sources say above them. */
import { type Part, partsOf } from '#shared/document/fields/part'
import { type Field } from '#shared/document/fields/vocabulary'
import { othersOfScenario } from '#shared/document/scenario'
import { MAP } from '#shared/format/mapKeys'
import { FORMAT, VERSION } from '#shared/format/version'
import { Misfit } from '#shared/json/misfit'
import { type DefinedObject, definedObjects, inWords, keyOfObject } from './sources'

/** The file whose marked part the script writes. */
export const REFERENCE = 'shared/format/README.md'

const BEGIN = '<!-- keys: made by `npm run keys` from the fields of the document -->'
const END = '<!-- end of keys -->'

/** The reference with the tables as the fields have them now. */
export function withKeys(reference: string): string {
  const [before, rest = ''] = reference.split(BEGIN)
  const [, after] = rest.split(END)
  if (after === undefined) throw new Error(`${REFERENCE} has no place for the keys`)
  return `${before}${BEGIN}\n\n${objectsOfFile().map(table).join('\n\n')}\n\n${END}${after}`
}

/** An object of the file, or several kinds of one. */
export interface FileObject {
  /** In words: "counter type". */
  readonly name: string
  readonly means: string
  readonly keys: readonly FileKey[]
}

export interface FileKey {
  readonly key: string
  readonly part: Part
  readonly means: string
  /** This key of `kind` says which keys follow. */
  readonly kind?: string
}

function table({ name, means, keys }: FileObject): string {
  const rows = keys.map(({ key, part, kind, means }) =>
    kind === undefined ? [keyCell(key, part), valueCell(part), means] : ['`kind`', `\`"${kind}"\``, means],
  )
  if (name === TOP) rows.unshift(['`format`', `\`"${FORMAT}"\``, ''], ['`version`', `\`${VERSION}\``, ''])
  const lines = rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  const head = means === '' ? `### ${name}` : `### ${name}\n${means}`
  return [`${head}\n`, '| key | value | means |', '|---|---|---|', ...lines].join('\n')
}

type Members = Readonly<Record<string, Part>>

const TOP = 'top'

/** The sections in the order in which a file has them. */
export function topMembers(): Members {
  const { info, texts, ruleset, options, houseTables, ...others } = othersOfScenario.members
  const map: Part = { form: { kind: 'object', members: MAP } }
  return { info, texts, ruleset, options, houseTables, map, ...others }
}

const DEFINED = definedObjects()

/** The object of these keys, or of these kinds, in the sources. */
function definedAs(members: Members): DefinedObject | undefined {
  return DEFINED.get(keyOfObject(Object.keys(members)))
}

/** Every object of the file that a source names, in the order in which they are first met. */
export function objectsOfFile(): readonly FileObject[] {
  const found = new Map<string, FileObject>()
  const visit = (part: Part, name?: string): void => {
    const { form } = part
    if (!form) return
    if (form.kind !== 'object' && form.kind !== 'variant') return partsOf(form).forEach((one) => visit(one))
    const members = form.kind === 'object' ? form.members : form.kinds
    const defined = definedAs(members)
    const called = name ?? defined?.name
    if (called === undefined || found.has(called)) return
    const keys = form.kind === 'object' ? keysOf(members) : kindsOf(members)
    found.set(called, { name: called, means: defined?.means ?? '', keys })
    keys.forEach((one) => visit(one.part))
  }
  visit({ form: { kind: 'object', members: topMembers() } }, TOP)
  return [...found.values()]
}

function keysOf(members: Members): FileKey[] {
  const { meanings = {} } = definedAs(members) ?? {}
  return Object.entries(members).map(([key, part]) => ({
    key,
    part,
    means: meanings[key] ?? otherName(key, part),
  }))
}

function kindsOf(kinds: Members): FileKey[] {
  const { meanings = {} } = definedAs(kinds) ?? {}
  return Object.entries(kinds).flatMap(([kind, { form }]) => {
    const [key, ...others] = form?.kind === 'object' ? keysOf(form.members) : []
    return key ? [{ ...key, kind, means: meanings[kind] ?? '' }, ...others] : []
  })
}

/** The name of the key in differences, where that is more than the key itself. */
function otherName(key: string, { called }: Part): string {
  return called && called.en !== inWords(key) ? called.en : ''
}

const BY_ROWS = '[by rows](#rows-of-the-map)'

function valueCell(part: Part): string {
  const { form, refersTo } = part
  if (refersTo) return `an id of \`${refersTo}\``
  switch (form?.kind) {
    case undefined:
      return isField(part) ? expected(part) : BY_ROWS
    case 'object':
      return linkTo(form.members) ?? `{ ${inline(form.members)} }`
    case 'variant':
      return linkTo(form.kinds) ?? ''
    case 'list':
      return `a list, each ${valueCell(form.of)}`
    case 'record':
      return `by ${expected(part as Field<unknown>, { '': undefined })}: ${valueCell(form.of)}`
    case 'json':
      return 'any JSON'
  }
}

/** The link to its table; undefined of one that no source names. */
function linkTo(members: Members): string | undefined {
  const name = definedAs(members)?.name
  return name && `[${name}](#${name.replaceAll(' ', '-')})`
}

function inline(members: Members): string {
  return Object.entries(members)
    .map(([key, part]) => `${keyCell(key, part)}: ${valueCell(part)}`)
    .join(', ')
}

/** The grid of a file says only how hexes, sides and facings are written. */
const GRID = { orientation: 'flat', stagger: 'odd' } as const

/** Its default after it, as it would be written. */
function keyCell(key: string, part: Part): string {
  const { missing } = part as Partial<Field<unknown>>
  if (!missing || !isField(part)) return part.optional ? `*\`${key}\`*` : `\`${key}\``
  return `*\`${key}\`* = \`${part.write(missing.value, GRID)}\``
}

const isField = (part: Part): part is Field<unknown> => 'read' in part

/** Gives what the field says that it expected in place of such a value: the words of the error in a file. */
export function expected(field: Field<unknown>, instead?: unknown): string {
  try {
    field.read(instead, { path: [], grid: GRID })
  } catch (error) {
    if (error instanceof Misfit && error.expected) return error.expected.en
    throw error
  }
  throw new Error('a field that refuses nothing')
}
