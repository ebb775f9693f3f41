/** The edits of the table of counter types: each is one undo step, whatever its size. */
import { type Block, type CellAt, cellsOf, repeated } from '#shared/armies/block'
import { cellText, cellValue } from '#shared/armies/cells'
import { type Cells } from '#shared/armies/clipText'
import { type CellEdit, readEdits } from '#shared/armies/edits'
import { type NewType, pasteCells, type ShownTable } from '#shared/armies/paste'
import { replacedIn, type Search } from '#shared/armies/replace'
import { counterTypeId, type CounterTypeId, freshIds } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Language, localized } from '#shared/i18n/localized'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { type Editor } from '../../editor/editor'
import { counted } from '../../i18n/language'
import { readableStem } from '#shared/i18n/readableStem'
import { changeSheets } from '../../actions/changeSheets'
import { cellKey } from './shownTable'
import { type TableStore } from './tableStore'

const NEW_NAME = localized('Nouveau pion', 'New counter')
const KEPT_AS_TYPED = localized(
  'Ce texte n’a pas de place dans le fichier\u202f: il reste ici, marqué, jusqu’à sa correction.',
  'No file can hold this text: it stays here, marked, until it is mended.',
)

/** The table that is edited. */
export interface EditedTable extends ShownTable {
  readonly editor: Editor
  readonly store: TableStore
  readonly language: Language
}

/** Adds types, and puts texts into cells; those that no file can hold stay as drafts at theirs. False: all was refused. */
export function putTexts(
  table: EditedTable,
  edits: readonly CellEdit[],
  added: readonly NewType[] = [],
): boolean {
  const { editor, store } = table
  const { document } = editor
  const before = document.scenario
  const schema = document.ruleset.counterSchema
  const sheets = newSheets(table, added)
  const ids = Object.keys(sheets) as CounterTypeId[]
  const all = [
    ...edits.filter(({ row, column, text }) => isOther(table, { row, column, text })),
    ...added.flatMap((texts, index) =>
      texts.map((text) => ({ ...text, row: { type: ids[index] as CounterTypeId } })),
    ),
  ]
  const withAdded = { ...before, counterTypes: { ...before.counterTypes, ...sheets } }
  // An empty name of a type that is added is none that was typed.
  const { changes, refused } = readEdits(
    withAdded,
    schema,
    all.filter(
      ({ row, column, text }) => !(row.type in sheets && text.trim() === '' && column.id === 'name'),
    ),
  )
  if (changes.size + ids.length > 0 && changeSheets(document, changes, sheets)) return false
  const after = document.scenario
  const touched = new Set(edits.map(({ row, column }) => cellKey(row, column)))
  store.setState(({ drafts }) => ({
    drafts: [
      ...drafts.filter(({ edit: { row, column } }) => !touched.has(cellKey(row, column))),
      ...refused.map((one) => ({ ...one, before, after })),
    ],
  }))
  if (refused.length > 0) editor.session.notify(KEPT_AS_TYPED, 'error')
  return true
}

/** True when the text is not the one that the cell shows already. */
function isOther({ scenario, store, language }: EditedTable, { row, column, text }: CellEdit): boolean {
  if (cellText(scenario, row, column, language) !== text) return true
  const key = cellKey(row, column)
  return store.getState().drafts.some(({ edit }) => cellKey(edit.row, edit.column) === key)
}

function newSheets(
  { editor: { document }, language }: EditedTable,
  added: readonly NewType[],
): Readonly<Record<CounterTypeId, CounterType>> {
  const { counterSchema } = document.ruleset
  const fresh = freshIds(document.scenario.counterTypes, document.idCode)
  const stats = counterSchema.kinds[0]?.stats ?? {}
  return Object.fromEntries(
    added.map((texts) => {
      const typed = texts.find(({ column }) => column.id === 'name')?.text.trim() ?? ''
      const name = typed === '' ? NEW_NAME[language] : typed
      const id = counterTypeId(fresh(readableStem(name) || 'counter'))
      return [id, newCounterType(counterSchema, { name, side: undefined, stats })]
    }),
  )
}

/** Edits of the cells of a block that exist, by their place on screen. */
function editsOf(
  { rows, columns, scenario }: ShownTable,
  block: Block,
  textOf: (at: CellAt, before: CellEdit) => string | undefined,
  language: Language,
): readonly CellEdit[] {
  const edits: CellEdit[] = []
  for (const at of cellsOf(block)) {
    const row = rows[at.row]
    const column = columns[at.column]
    if (!row || !column || cellValue(scenario, row, column) === undefined) continue
    const text = textOf(at, { row, column, text: cellText(scenario, row, column, language) })
    if (text !== undefined) edits.push({ row, column, text })
  }
  return edits
}

/** One text into all cells of a block. */
export function fillWith(table: EditedTable, block: Block, text: string): void {
  putTexts(
    table,
    editsOf(table, block, () => text, table.language),
  )
}

/** The source is repeated over the whole block. */
export function fillFrom(table: EditedTable, source: Block, block: Block): void {
  const { rows, columns, scenario, language } = table
  const textAt = (at: CellAt): string | undefined => {
    const from = repeated(source, at)
    const row = rows[from.row]
    const column = columns[from.column]
    return row && column ? cellText(scenario, row, column, language) : undefined
  }
  putTexts(table, editsOf(table, block, textAt, language))
}

/** Adds to the numbers of a block; what is no number stays. */
export function addToNumbers(table: EditedTable, block: Block, step: number): void {
  const stepped = (_at: CellAt, { row, column }: CellEdit): string | undefined => {
    const value = cellValue(table.scenario, row, column)
    return typeof value === 'number' ? String(value + step) : undefined
  }
  putTexts(table, editsOf(table, block, stepped, table.language))
}

/** Ticks a block's cells of yes and no, or clears them when all are ticked. */
export function toggle(table: EditedTable, block: Block): void {
  const ticks = editsOf(table, block, (_at, { text }) => text, table.language).filter(({ column }) =>
    isYesNo(column),
  )
  const all = ticks.every(({ row, column }) => cellValue(table.scenario, row, column) === true)
  const text = all ? 'non' : 'oui'
  putTexts(
    table,
    ticks.map(({ row, column }) => ({ row, column, text })),
  )
}

function isYesNo({ place }: CellEdit['column']): boolean {
  return 'field' in place && place.field.kind === 'boolean'
}

/** The number of cells in which something was replaced. */
export function replaceAll(table: EditedTable, block: Block, search: Search, by: string): number {
  const edits = editsOf(table, block, (_at, { text }) => replacedIn(text, search, by), table.language).filter(
    (edit) => isOther(table, edit),
  )
  putTexts(table, edits)
  return edits.length
}

/** Texts of a block, as they are copied. */
export function textsIn({ rows, columns, scenario, language }: EditedTable, block: Block): Cells {
  const last = Math.min(block.bottom, rows.length - 1)
  return rows
    .slice(block.top, last + 1)
    .map((row) =>
      columns.slice(block.left, block.right + 1).map((column) => cellText(scenario, row, column, language)),
    )
}

/** Pastes; asks once before types are added. The block that is selected afterwards; undefined when it was given up. */
export async function paste(table: EditedTable, cells: Cells, selected: Block): Promise<Block | undefined> {
  const { session } = table.editor
  const { edits, added, lost, block } = pasteCells(table, cells, selected)
  if (added.length > 0 && !(await session.ask(addQuestion(added.length)))) return undefined
  putTexts(table, edits, added)
  if (lost > 0) {
    const lines = counted(lost, localized('ligne', 'line'), localized('lignes', 'lines'))
    const words = localized(
      `${lines.fr} sans place ici\u202f: les types s’ajoutent dans la vue d’une ligne par type.`,
      `${lines.en} without a place here: types are added where each has one row.`,
    )
    session.notify(words, 'error')
  }
  return block
}

function addQuestion(count: number) {
  const types = counted(
    count,
    localized('type de pion', 'counter type'),
    localized('types de pion', 'counter types'),
  )
  return {
    title: localized(`Ajouter ${types.fr}\u202f?`, `Add ${types.en}?`),
    words: localized(
      'Ce qui est collé va plus loin que la dernière ligne, ou nomme des pions qui ne sont pas encore là.',
      'What is pasted goes beyond the last row, or names counters that are not there yet.',
    ),
    no: { name: localized('Annuler', 'Cancel'), answer: false },
    yes: { name: localized('Ajouter', 'Add'), answer: true },
  }
}
