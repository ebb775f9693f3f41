/** The columns of printed tables of rows, in the words of the fields (`fields/field.ts`), and the cells under them. */
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { type Field, type Fields } from '#shared/rules/fields/field'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { modifier, NONE, row, type Word, yesIf, yesNo } from './tableCells'

/** A field, or a column that the table itself makes of several. */
type Column<F, R> = keyof F | { readonly name: Localized; cell(row: R): Word }

/** A line for each row: its name, then its cells. */
export function rowColumns<F extends Fields, R extends { readonly name: Localized }>(
  fields: F,
  rows: readonly R[],
  columns: readonly Column<F, R>[],
): Pick<RuleTable, 'columns' | 'rows'> {
  const made = columns.map((column) => {
    if (typeof column === 'object') return column
    const field = fields[column] as Field<unknown>
    const cell = (of: R): Word => printedValue(field, (of as Readonly<Record<keyof F, unknown>>)[column])
    return { name: headingOf(field), cell }
  })
  return {
    columns: made.map(({ name }) => name),
    rows: rows.map((of) => row(of.name, ...made.map(({ cell }) => cell(of)))),
  }
}

/** The heading of a field's column. */
export function headingOf({ name, heading = name }: Field<unknown>): Localized {
  return heading
}

/** A value as printed: a number that may be below zero with its sign, a dash for nothing, a blank for a mark left out. */
export function printedValue<T>(field: Field<T>, value: T): Word {
  const own = field.printed?.[String(value)]
  if (own) return own
  if (field.kind === 'boolean')
    return 'optional' in field ? yesIf(value as boolean | undefined) : yesNo(value as boolean)
  if (value === undefined) return NONE
  if (typeof value === 'number') return (field.min ?? 0) < 0 ? modifier(value) : `${value}`
  return field.choices?.find(({ id }) => id === value)?.name ?? sameInBoth(String(value))
}
