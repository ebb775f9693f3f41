/** The tables of keys in the reference of the file, from the fields that read it and from what their sources say above them. */
import { type Part } from '#shared/document/fields/part'
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
  return `${before}${BEGIN}\n\n${tables().join('\n\n')}\n\n${END}${after}`
}

/** The grid of a file says only how hexes, sides and facings are written. */
const GRID = { orientation: 'flat', stagger: 'odd' } as const

type Members = Readonly<Record<string, Part>>

/** The sections in the order in which a file has them. */
export function topMembers(): Members {
  const { info, texts, ruleset, options, houseTables, ...others } = othersOfScenario.members
  const map: Part = { form: { kind: 'object', members: MAP } }
  return { info, texts, ruleset, options, houseTables, map, ...others }
}

function tables(): readonly string[] {
  const page = new Page()
  page.object('top', topMembers(), [
    ['`format`', `\`"${FORMAT}"\``, ''],
    ['`version`', `\`${VERSION}\``, ''],
  ])
  return page.tables()
}

type Row = readonly [key: string, value: string, means: string]

/** Tables in the order in which their objects are first named. */
class Page {
  private readonly defined = definedObjects()
  private readonly byName = new Map<string, string>()

  tables(): readonly string[] {
    return [...this.byName.values()]
  }

  object(name: string, members: Members, before: readonly Row[] = []): void {
    this.table(name, this.definedAs(members)?.means ?? '', () => [...before, ...this.rows(members)])
  }

  /** The table of that name, unless it is there. Those that its rows name follow it. */
  private table(name: string, means: string, rows: () => readonly Row[]): void {
    if (this.byName.has(name)) return
    this.byName.set(name, '')
    const lines = rows().map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    const head = [`### ${name}`, ...(means === '' ? [] : [means])]
    this.byName.set(
      name,
      [head.join('\n'), ['| key | value | means |', '|---|---|---|', ...lines].join('\n')].join('\n\n'),
    )
  }

  private rows(members: Members): Row[] {
    const { meanings } = this.definedAs(members) ?? { meanings: {} as Meanings }
    return Object.entries(members).map(([key, part]) => [
      keyCell(key, part),
      this.value(part),
      meanings[key] ?? otherName(key, part),
    ])
  }

  /** Each kind with its keys. */
  private kinds(kinds: Members): Row[] {
    const { meanings } = this.definedAs(kinds) ?? { meanings: {} as Meanings }
    return Object.entries(kinds).flatMap(([kind, { form }]): Row[] => {
      const [, ...others] = form?.kind === 'object' ? this.rows(form.members) : []
      return [['`kind`', `\`"${kind}"\``, meanings[kind] ?? ''], ...others]
    })
  }

  /** The object of these keys in the sources. */
  private definedAs(members: Members): DefinedObject | undefined {
    return this.defined.get(keyOfObject(Object.keys(members)))
  }

  private value(part: Part): string {
    const { form, refersTo } = part
    if (refersTo) return `an id of \`${refersTo}\``
    switch (form?.kind) {
      case undefined:
        return 'read' in part ? expected(part as Field<unknown>, undefined) : BY_ROWS
      case 'object':
        return this.named(form.members, () => this.rows(form.members)) ?? `{ ${this.inline(form.members)} }`
      case 'variant':
        return this.named(form.kinds, () => this.kinds(form.kinds)) ?? ''
      case 'list':
        return `a list, each ${this.value(form.of)}`
      case 'record':
        return `by ${expected(part as Field<unknown>, { '': undefined })}: ${this.value(form.of)}`
      case 'json':
        return 'any JSON'
    }
  }

  /** A link to its table; undefined of one that no source names. */
  private named(members: Members, rows: () => readonly Row[]): string | undefined {
    const found = this.definedAs(members)
    if (!found) return undefined
    this.table(found.name, found.means, rows)
    return `[${found.name}](#${found.name.replaceAll(' ', '-')})`
  }

  private inline(members: Members): string {
    return Object.entries(members)
      .map(([key, part]) => `${keyCell(key, part)}: ${this.value(part)}`)
      .join(', ')
  }
}

type Meanings = DefinedObject['meanings']

const BY_ROWS = '[by rows](#rows-of-the-map)'

/** The name of the key in differences, where that is more than the key itself. */
function otherName(key: string, { called }: Part): string {
  return called && called.en !== inWords(key) ? called.en : ''
}

/** Its default after it, as it would be written. */
function keyCell(key: string, part: Part): string {
  const { missing, optional, write } = part as Part & Partial<Field<unknown>>
  if (!missing) return optional ? `*\`${key}\`*` : `\`${key}\``
  return `*\`${key}\`* = \`${write?.(missing.value, GRID) ?? ''}\``
}

/** What the field says that it expected in place of such a value: the words of the error in a file. */
function expected(field: Field<unknown>, instead: unknown): string {
  try {
    field.read(instead, { path: [], grid: GRID })
  } catch (error) {
    if (error instanceof Misfit && error.expected) return error.expected.en
    throw error
  }
  throw new Error('a field that refuses nothing')
}
