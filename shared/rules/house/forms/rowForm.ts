/** The form that edits the rows of a house table: the fields of a row in the words of the game, grouped. */
import { type Localized } from '#shared/i18n/localized'
import { type Field, type Fields } from '../../fields/field'
import { type HouseRules } from '../../house'
import { GROUPS } from '../../mapRows'
import { type RuleId } from '../../sentences/ruleIds'
import { type RowTable } from '../rowTables'

export type KeyedField = Field<unknown> & {
  /** As the file calls it. */
  readonly key: string
}

export interface FieldGroup {
  readonly title: Localized
  readonly fields: readonly KeyedField[]
}

/** A row as the rules use it; its other fields by the keys of the form. */
export interface FormRow {
  readonly id: string
  readonly name: Localized
  readonly rule?: RuleId
  readonly [key: string]: unknown
}

export interface RowForm extends Pick<RowTable, 'table' | 'of' | 'title' | 'one'> {
  readonly groups: readonly FieldGroup[]
  /** The rows in force under house rules. */
  rows(house: HouseRules): readonly FormRow[]
}

/** @param rowsOf the rows of a table in force under house rules. */
export function rowForm(table: RowTable, rowsOf: (house: HouseRules) => readonly unknown[]): RowForm {
  const { fields } = table
  return { ...table, groups: groupsOf(fields), rows: (house) => rowsOf(house) as readonly FormRow[] }
}

// What no rule reads stands last: its group has the row's id as well, which is no field.
function groupsOf(fields: Fields): readonly FieldGroup[] {
  const keyed = Object.entries(fields).map(([key, field]) => ({ ...field, key }))
  const titles = new Set(keyed.flatMap(({ group }) => group ?? []))
  titles.delete(GROUPS.file)
  return [...titles, GROUPS.file].map((title) => ({
    title,
    fields: keyed.filter(({ group }) => group === title),
  }))
}

export function fieldsOf({ groups }: RowForm): readonly KeyedField[] {
  return groups.flatMap(({ fields }) => fields)
}
