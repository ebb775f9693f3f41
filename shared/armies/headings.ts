/** Columns known by the words over them in a spreadsheet, in either language. */
import { type Localized } from '#shared/i18n/localized'
import { wordsOf } from '#shared/i18n/fold'
import { type Column } from './columns'

/** A column as far as the words over it go. */
export type Headed = Pick<Column, 'id' | 'name' | 'group'>

/** Other names, of the sheet and of other programs. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  name: ['type'],
  abbreviation: ['abréviation', 'code'],
  quantity: ['nombre', 'count'],
}

const LEAST_KNOWN = 2

/** The words of a heading in any order and spelling: “Attaque (blessé, à pied)” is « blessé, à pied : attaque ». */
function asKey(text: string): string {
  return wordsOf(text).sort().join(' ')
}

function keysOf({ id, name, group }: Headed): string[] {
  const under = (language: keyof Localized): string => `${group[language]} ${name[language]}`
  return [name.fr, name.en, under('fr'), under('en'), id, ...(ALSO[id] ?? [])].map(asKey)
}

const keysOfColumns = new WeakMap<readonly Headed[], ReadonlyMap<string, readonly Headed[]>>()

/** The columns that each key may mean, in their order; asked again for every guess at a file. */
function columnsOfKeys(columns: readonly Headed[]): ReadonlyMap<string, readonly Headed[]> {
  const before = keysOfColumns.get(columns)
  if (before) return before
  const meant = new Map<string, Headed[]>()
  for (const column of columns)
    for (const key of new Set(keysOf(column))) meant.set(key, [...(meant.get(key) ?? []), column])
  keysOfColumns.set(columns, meant)
  return meant
}

/**
 * The column of each heading, undefined where it names none. Of columns with one name the first that is left is meant: attack,
 * defence, attack, defence are those of the first face, then of the second.
 */
export function columnsNamed<C extends Headed>(
  columns: readonly C[],
  headings: readonly string[],
): readonly (C | undefined)[] {
  const meant = columnsOfKeys(columns) as ReadonlyMap<string, readonly C[]>
  const taken = new Set<C>()
  return headings.map((heading) => {
    const column = meant.get(asKey(heading))?.find((one) => !taken.has(one))
    if (column) taken.add(column)
    return column
  })
}

/** As `columnsNamed`; undefined for a line that is no line of headings. */
export function columnsByHeading(
  columns: readonly Column[],
  headings: readonly string[],
): readonly (Column | undefined)[] | undefined {
  const found = columnsNamed(columns, headings)
  const known = found.filter((column) => column !== undefined).length
  const said = headings.filter((heading) => heading.trim() !== '').length
  return known >= LEAST_KNOWN && 2 * known >= said ? found : undefined
}
