/** The edits of the house rules editor: the ruleset tries each one first, then it is one undo step. */
import { type EditorDocument } from '../../editor/ports/document'
import { removeHouseRow } from '#shared/commands/removeHouseRow'
import { setHouseTable } from '#shared/commands/setHouseTable'
import { freshId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { readableStem } from '#shared/i18n/readableStem'
import { type Json } from '#shared/json/extra'
import { type HouseFault, type HouseRules, withoutTables } from '#shared/rules/contract/house'
import { fieldValue } from '#shared/rules/fields/field'
import { type FigureForm, type FigurePlace } from '#shared/rules/house/figureForm'
import { differing, sameJson, withCell } from '#shared/rules/house/forms/figureData'
import { entryOf, withEntry, withField, withoutEntry, withReference } from '#shared/rules/house/forms/rowData'
import { fieldsOf, type FormRow, type KeyedField, type RowForm } from '#shared/rules/house/rowForm'
import { rulesetById } from '#shared/rules/registry/registry'

/** House tables by id; null or undefined = there is none. */
type Tables = Readonly<Record<string, Json | undefined>>

function withTables({ options, houseTables }: HouseRules, tables: Tables): HouseRules {
  const all = Object.entries({ ...houseTables, ...tables })
  return {
    options,
    houseTables: Object.fromEntries(
      all.flatMap(([id, data]) => (data === undefined || data === null ? [] : [[id, data]])),
    ),
  }
}

/** A fault of the tables that the edit causes; undefined when it causes none. */
function newFault(scenario: Scenario, tables: Tables): HouseFault | undefined {
  const ruleset = rulesetById(scenario.ruleset)
  const known = new Set(ruleset?.under(scenario).faults.map((fault) => JSON.stringify(fault)))
  return ruleset
    ?.under(withTables(scenario, tables))
    .faults.find((fault) => !known.has(JSON.stringify(fault)))
}

/** Puts a table in the file; answers why not. */
export function setTable(
  document: EditorDocument,
  table: string,
  data: Json | undefined,
  label: Localized,
): Localized | undefined {
  const fault = data === undefined ? undefined : newFault(document.scenario, { [table]: data })
  if (fault) return fault.problem
  return document.run(setHouseTable, { table, label, ...(data !== undefined && { data }) })?.message
}

/** In the order in which they are listed: the author's own, those that he changes, the others of the ruleset. */
export const ROW_STATES = ['own', 'changed', 'rules'] as const
export type RowState = (typeof ROW_STATES)[number]

export function rowState(form: RowForm, house: HouseRules, id: string): RowState {
  const printed = form.rows(withoutTables(house)).some((row) => row.id === id)
  if (!printed) return 'own'
  return entryOf(house.houseTables[form.table], id) ? 'changed' : 'rules'
}

/** The rows in force, by their states. */
export function listedRows(
  form: RowForm,
  house: HouseRules,
): readonly { readonly row: FormRow; readonly state: RowState }[] {
  const rows = form.rows(house).map((row) => ({ row, state: rowState(form, house, row.id) }))
  return ROW_STATES.flatMap((state) => rows.filter((one) => one.state === state))
}

/** Is a field said in the file, beside what the row has from the ruleset or from the row it is like? */
export function isSaid(form: RowForm, house: HouseRules, id: string, key: string): boolean {
  return key in (entryOf(house.houseTables[form.table], id) ?? {})
}

/** The value of a field that the file leaves out; undefined where it cannot be left out. */
function defaultValue(form: RowForm, house: HouseRules, id: string, field: KeyedField): Json | undefined {
  const own = rowState(form, house, id) === 'own'
  const data = withField(house.houseTables[form.table], { id, own }, field.key, undefined)
  const row = form.rows(withTables(house, { [form.table]: data })).find((one) => one.id === id)
  return row && fieldValue(row, field.key, field)
}

/** Sets a field of a row, as the file would give it; undefined resets it. Answers why not. */
export function setField(
  document: EditorDocument,
  form: RowForm,
  row: FormRow,
  field: KeyedField,
  value: Json | undefined,
): Localized | undefined {
  const house = document.scenario
  const own = rowState(form, house, row.id) === 'own'
  // Values equal to the default are left out, except the name of an added row.
  const needless = value !== undefined && sameJson(value, defaultValue(form, house, row.id, field))
  const said = needless ? undefined : value
  const data = withField(house.houseTables[form.table], { id: row.id, own }, field.key, said)
  return setTable(document, form.table, data, row.name)
}

/** Takes back all that the file says of a row of the ruleset. */
export function resetRow(document: EditorDocument, form: RowForm, row: FormRow): Localized | undefined {
  return setTable(
    document,
    form.table,
    withoutEntry(document.scenario.houseTables[form.table], row.id),
    row.name,
  )
}

/** Adds a row that says so much, its name and which row it is like; the id is readable in the file. */
export function addRow(
  document: EditorDocument,
  form: RowForm,
  row: { readonly name: Localized } & Readonly<Record<string, Json | Localized>>,
): { readonly id: string } | { readonly problem: Localized } {
  const { name } = row
  const id = freshRowId(document, form, name)
  const said = { ...row, name: { ...name } } as Readonly<Record<string, Json>>
  const data = withEntry(document.scenario.houseTables[form.table], id, { id, ...said })
  const problem = setTable(document, form.table, data, name)
  return problem ? { problem } : { id }
}

function freshRowId(document: EditorDocument, form: RowForm, { en }: Localized): string {
  const choices = document.ruleset.counterSchema.fields.flatMap((field) => field.choices ?? [])
  const taken = [...form.rows(document.scenario), ...choices].map(({ id }) => [id, true])
  // Without a code: terrain and features go by these names in the file, and a table is one value, whoever edits it.
  return freshId(readableStem(en) || form.table, Object.fromEntries(taken), '')
}

/** A copy of a row, beside it. */
export function duplicateRow(
  document: EditorDocument,
  form: RowForm,
  row: FormRow,
): ReturnType<typeof addRow> {
  const entry = entryOf(document.scenario.houseTables[form.table], row.id)
  const name = { fr: `${row.name.fr} (copie)`, en: `${row.name.en} (copy)` }
  const own = rowState(form, document.scenario, row.id) === 'own'
  const { id: _, char: __, ...said }: Readonly<Record<string, Json>> = entry && own ? entry : { like: row.id }
  return addRow(document, form, { ...said, name })
}

/** Takes a row of the author's own away, with another in its place on the map and in other rows. Answers why not. */
export function deleteRow(
  document: EditorDocument,
  forms: readonly RowForm[],
  form: RowForm,
  row: FormRow,
  replacement: FormRow | undefined,
): Localized | undefined {
  const scenario = document.scenario
  const changed: Record<string, Json> = {}
  for (const other of forms) {
    const data = scenario.houseTables[other.table]
    const keys = fieldsOf(other).flatMap((field) =>
      field.kind === 'row' && field.of === form.of ? [field.key] : [],
    )
    const without = other.table === form.table ? withoutEntry(data, row.id) : data
    const laid = withReference(without, keys, row.id, replacement?.id ?? null)
    if (!sameJson(laid, data)) changed[other.table] = laid ?? null
  }
  const fault = newFault(scenario, changed)
  if (fault) return fault.problem
  const character = replacement?.['char']
  return document.run(removeHouseRow, {
    row: row.id,
    of: form.of,
    tables: changed,
    label: row.name,
    ...(replacement && { replacement: replacement.id }),
    ...(typeof character === 'string' && { character }),
  })?.message
}

/** Sets figures of a table in one step. Answers why not. */
export function setFigures(
  document: EditorDocument,
  form: FigureForm,
  changes: readonly { readonly cell: FigurePlace; readonly value: Json }[],
  label: Localized,
): Localized | undefined {
  const house = document.scenario
  const full = changes.reduce<Json>(
    (written, { cell, value }) => withCell(written, cell, value),
    form.under(house).written,
  )
  return setTable(document, form.table, differing(form.under(withoutTables(house)).written, full), label)
}
