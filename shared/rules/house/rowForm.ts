/** A house table of rows, and the form that edits these: the fields of a row in the words of the game, grouped. */
import { type RowsOf } from '#shared/document/rowUses'
import { type Localized } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { type Field, type Fields } from '../fields/field'
import { type HouseRules } from '#shared/rules/contract/house'
import { GROUPS } from '#shared/rules/map/mapRows'
import { type RuleId } from '../sentences/ruleIds'

export interface Row {
  readonly id: string
  readonly name: Localized
}

/** A table of rows: its fields say how it is read, and how its form looks. */
export interface RowTable {
  /** As the file calls it. */
  readonly table: string
  readonly of: RowsOf
  /** The titles of all rows and of a new one: "Terrains", "New terrain". */
  readonly title: Localized
  readonly one: Localized
  /** The keys that the file may give of a row, beside `id` and `like`. */
  readonly fields: Fields
  /** A row of which nothing is said. */
  readonly plain: Readonly<Record<string, unknown>>
  /** The values of every row of the file that does not give its own. */
  readonly marked?: Readonly<Record<string, unknown>>
  /** Refuses a row whose fields do not go together. */
  readonly check?: (row: Row, at: Place) => void
}

export type KeyedField = Field<unknown> & {
  /** As the file calls it. */
  readonly key: string
}

/** A row as the rules use it; its other fields by the keys of the form. */
export interface FormRow extends Row {
  readonly rule?: RuleId
  readonly [key: string]: unknown
}

export interface RowForm extends Pick<RowTable, 'table' | 'of' | 'title' | 'one'> {
  readonly groups: readonly { readonly title: Localized; readonly fields: readonly KeyedField[] }[]
  /** The rows in force under house rules. */
  rows(house: HouseRules): readonly FormRow[]
}

/** @param rowsOf the rows of a table in force under house rules. */
export function rowForm(table: RowTable, rowsOf: (house: HouseRules) => readonly unknown[]): RowForm {
  const keyed = Object.entries(table.fields).map(([key, field]) => ({ ...field, key }))
  const titles = new Set(keyed.flatMap(({ group }) => group ?? []))
  // What no rule reads stands last: its group has the row's id as well, which is no field.
  titles.delete(GROUPS.file)
  const groups = [...titles, GROUPS.file].map((title) => ({
    title,
    fields: keyed.filter(({ group }) => group === title),
  }))
  return { ...table, groups, rows: (house) => rowsOf(house) as readonly FormRow[] }
}

export function fieldsOf({ groups }: RowForm): readonly KeyedField[] {
  return groups.flatMap(({ fields }) => fields)
}
