/** A scenario's counter types as CSV, as spreadsheets of a language open it (XCH-3). */
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { armyRows, type Row } from '../columns'
import { type CsvColumn, csvColumns, csvText, csvValue, ownOnly } from './csvColumns'
import { csvOf } from './csvOf'
import { guarded } from './guarded'

/** One row a type, headings in the first, names and abbreviations in the other language where some type has one; beginning with the byte order mark. Reads back in either language. */
export function writeCsv(given: Scenario, schema: CounterSchema, language: Language): string {
  const scenario = namedIn(given, language)
  const rows = armyRows(scenario, schema, 'types')
  const columns = csvColumns(schema).filter(
    (column) =>
      isWritten(column, language) && (always(column) || rows.some((row) => hasValue(scenario, row, column))),
  )
  const texts = rows.map((row) =>
    columns.map((column) => {
      const text = csvText(scenario, row, column, language)
      return typeof csvValue(scenario, row, column) === 'string' ? guarded(text) : text
    }),
  )
  const headings = columns.map(({ heading }) => heading[language])
  return csvOf([headings, ...texts], language)
}

/** The words of the file’s own language stand under "name" and "abbreviation". */
const isWritten = ({ place }: CsvColumn, language: Language): boolean =>
  place.of !== 'word' || place.language !== language

const always = (column: CsvColumn): boolean => column.place.of !== 'word' && !ownOnly(column)

function hasValue(scenario: Scenario, row: Row, column: CsvColumn): boolean {
  const value = csvValue(scenario, row, column)
  return value !== undefined && (column.place.of !== 'word' || value !== '')
}
