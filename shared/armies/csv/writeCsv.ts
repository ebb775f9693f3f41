/** A scenario's counter types as CSV, as spreadsheets of a language open it (XCH-3). */
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { armyRows } from '../columns'
import { csvColumns, csvText, csvValue, ownOnly } from './csvColumns'
import { csvOf } from './csvOf'
import { guarded } from './guarded'

/** One row a type, headings in the first; beginning with the byte order mark. Reads back in either language. */
export function writeCsv(scenario: Scenario, schema: CounterSchema, language: Language): string {
  const rows = armyRows(scenario, schema, 'types')
  const columns = csvColumns(schema).filter(
    (column) => !ownOnly(column) || rows.some((row) => csvValue(scenario, row, column) !== undefined),
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
