/** Columns known by the words over them in a spreadsheet, in either language. */
import { type Localized } from '#shared/i18n/localized'
import { wordsOf } from '#shared/i18n/fold'
import { type Column } from './columns'

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

function keysOf({ id, name, group }: Column): string[] {
  const under = (language: keyof Localized): string => `${group[language]} ${name[language]}`
  return [name.fr, name.en, under('fr'), under('en'), id, ...(ALSO[id] ?? [])].map(asKey)
}

/**
 * The column of each heading, undefined where it names none; undefined for a line that is no line of headings. Of columns with
 * one name the first that is left is meant: attack, defence, attack, defence are those of the first face, then of the second.
 */
export function columnsByHeading(
  columns: readonly Column[],
  headings: readonly string[],
): readonly (Column | undefined)[] | undefined {
  const left = new Map(columns.map((column) => [column, keysOf(column)]))
  const found = headings.map((heading) => {
    const key = asKey(heading)
    if (key === '') return undefined
    for (const [column, keys] of left)
      if (keys.includes(key)) {
        left.delete(column)
        return column
      }
    return undefined
  })
  const known = found.filter((column) => column !== undefined).length
  const said = headings.filter((heading) => heading.trim() !== '').length
  return known >= LEAST_KNOWN && 2 * known >= said ? found : undefined
}
