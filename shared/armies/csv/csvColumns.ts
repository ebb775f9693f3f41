/** The columns of a CSV of counter types: their headings and the texts under them. `headings.ts` knows the headings again. */
import { otherLanguage } from '#shared/document/authorText'
import { type Scenario } from '#shared/document/types'
import { fold } from '#shared/i18n/fold'
import { type Language, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { statText } from '#shared/rules/counters/statText'
import { cellText, cellValue } from '../cells'
import { armyColumns, type Column, fieldOf, type Row, type WordKey } from '../columns'

export interface CsvColumn extends Column {
  /** Alike in no two columns: the name, with its group before it where others have the same name. */
  readonly heading: Localized
}

/** Those of the table, a row a type, then one for each face and each value of the sheet that a face may have of its own. */
export function csvColumns(schema: CounterSchema): readonly CsvColumn[] {
  const before = ofSchemas.get(schema)
  if (before) return before
  const columns = columnsOf(schema)
  ofSchemas.set(schema, columns)
  return columns
}

const ofSchemas = new WeakMap<CounterSchema, readonly CsvColumn[]>()

const wordColumn = (key: WordKey, language: Language, heading: Localized): CsvColumn => ({
  id: `${key}:${language}`,
  name: heading,
  heading,
  group: sameInBoth(''),
  place: { of: 'word', key, language },
})

/**
 * Names and abbreviations in one language beside the plain ones (SCN-10), each after its own; a file has at most those of the language
 * that is not its own.
 */
const WORD_COLUMNS: readonly CsvColumn[] = [
  wordColumn('name', 'fr', localized('nom en français', 'name in French')),
  wordColumn('name', 'en', localized('nom en anglais', 'name in English')),
  wordColumn('abbreviation', 'fr', localized('sigle en français', 'abbreviation in French')),
  wordColumn('abbreviation', 'en', localized('sigle en anglais', 'abbreviation in English')),
]

/** The language of the names and abbreviations of a file: not that of which it has a column of its own; else the reader’s. */
export function namesLanguage(columns: readonly (Column | undefined)[], reader: Language): Language {
  const of = new Set(
    columns.flatMap((column) => (column?.place.of === 'word' ? [column.place.language] : [])),
  )
  const [only, another] = of
  return only && !another ? otherLanguage(only) : reader
}

function columnsOf(schema: CounterSchema): readonly CsvColumn[] {
  const ofTable = headed(armyColumns(schema, 'types')).flatMap((column) => [
    column,
    ...WORD_COLUMNS.filter(({ place }) => place.of === 'word' && place.key === column.id),
  ])
  const differing = ofTable.flatMap(({ id, heading, place }) =>
    place.of === 'sheet' && place.field.mayDiffer ? [{ id, heading, field: place.field }] : [],
  )
  const ofFaces = schema.faces.flatMap(({ id: face, name: group }) =>
    differing.map(({ id, heading, field }) => ({
      id: `${face}:${id}`,
      name: heading,
      group,
      heading: within(group, heading),
      place: { of: 'face' as const, field, face },
    })),
  )
  return [...ofTable, ...ofFaces]
}

function headed(columns: readonly Column[]): readonly CsvColumn[] {
  const alone = new Map<string, number>()
  const names = columns.map(({ name }) => new Set([fold(name.fr), fold(name.en)]))
  for (const own of names) for (const name of own) alone.set(name, (alone.get(name) ?? 0) + 1)
  return columns.map((column, index) => {
    const repeated = [...(names[index] ?? [])].some((name) => alone.get(name) !== 1)
    return { ...column, heading: repeated ? within(column.group, column.name) : column.name }
  })
}

const within = (group: Localized, name: Localized): Localized =>
  localized(`${group.fr}\u202f: ${name.fr}`, `${group.en}: ${name.en}`)

/** The text of a cell; of a value that a face may have of its own, '' while it has none. */
export function csvText(scenario: Scenario, row: Row, column: CsvColumn, language: Language): string {
  if (!ownOnly(column)) return cellText(scenario, row, column, language)
  const value = ownValue(scenario, row, column)
  return value === undefined ? '' : statText(fieldOf(column, scenario), value, language)
}

/** The value of a cell; undefined where `csvText` is '' for want of one. */
export function csvValue(scenario: Scenario, row: Row, column: CsvColumn): ReturnType<typeof cellValue> {
  return ownOnly(column) ? ownValue(scenario, row, column) : cellValue(scenario, row, column)
}

export const ownOnly = ({ place }: Column): boolean => place.of === 'face' && place.field.mayDiffer === true

function ownValue(
  { counterTypes }: Scenario,
  { type }: Row,
  { place }: Column,
): ReturnType<typeof cellValue> {
  return place.of === 'face' ? counterTypes[type]?.faces[place.face ?? '']?.stats[place.field.id] : undefined
}
