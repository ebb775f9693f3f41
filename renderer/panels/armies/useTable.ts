/** Puts the table together from document, view and state: for the parts of the view. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type Block, blockOf, type CellAt } from '#shared/armies/block'
import { type CellFault, cellFault, cellText } from '#shared/armies/cells'
import { armyColumns, armyRows, type Column, type Row } from '#shared/armies/columns'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { useEditor, useEditorState, useLanguage, useRuleset } from '../../ui/EditorContext'
import { cellKey, type PlacedColumn, shownColumns, shownRows } from './shownTable'
import { type EditedTable } from './tableEdits'
import { type Draft, type TableState, tableStore } from './tableStore'

export interface Table extends EditedTable {
  readonly state: TableState
  readonly ruleset: Ruleset
  readonly placed: readonly PlacedColumn[]
  /** Rows on screen: one more than there are types where one can be added by typing. */
  readonly rowCount: number
  readonly block: Block
  readonly cursor: CellAt
  readonly drafts: ReadonlyMap<string, Draft>
  /** The cells with a fault, row by row. */
  readonly faulty: readonly CellAt[]
}

export function useTableState<T>(selector: (state: TableState) => T): T {
  return useStore(tableStore(useEditor()), selector)
}

export function useTable(): Table {
  const editor = useEditor()
  const store = tableStore(editor)
  const state = useStore(store)
  const language = useLanguage()
  const ruleset = useRuleset()
  const scenario = useEditorState(({ document }) => document.scenario)
  const { counterSchema } = ruleset
  const { layout, hidden, frozen, widths, words, values, sort } = state
  const placed = useMemo(
    () => shownColumns(counterSchema, scenario, { layout, hidden, frozen, widths }, language),
    // The kinds of columns are the schema's, but for the names of sides, which are not placed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [counterSchema, layout, hidden, frozen, widths, language],
  )
  const sheets = rowsKey(scenario, layout === 'faces')
  const rows = useMemo(
    () => shownRows(scenario, counterSchema, { layout, words, values, sort }, language),
    // What is edited stays where it is: rows are filtered and sorted anew when that is asked for, or when they come and go.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sheets, counterSchema, layout, words, values, sort, language],
  )
  const columns = useMemo(() => placed.map(({ column }) => column), [placed])
  const allColumns = useMemo(() => armyColumns(counterSchema, layout), [counterSchema, layout])
  const drafts = useMemo(
    () => new Map(state.drafts.map((draft) => [cellKey(draft.edit.row, draft.edit.column), draft])),
    [state.drafts],
  )
  const { counterTypes, sides } = scenario
  const faulty = useMemo(
    () => faultyCells({ rows, columns, scenario, ruleset, drafts }),
    // Cells show nothing else of the scenario.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows, columns, counterTypes, sides, ruleset, drafts],
  )
  const rowCount = rows.length + (layout === 'types' ? 1 : 0)
  const within = ({ row, column }: CellAt): CellAt => ({
    row: Math.max(0, Math.min(row, rowCount - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  })
  const cursor = within(state.cursor)
  return {
    editor,
    store,
    state,
    language,
    ruleset,
    scenario,
    layout,
    placed,
    rows,
    columns,
    allColumns,
    drafts,
    faulty,
    rowCount,
    cursor,
    allRows: armyRows(scenario, counterSchema, layout),
    block: blockOf(within(state.anchor), cursor),
  }
}

const keys = new WeakMap<Scenario['counterTypes'], string>()

/** Another text when types come, go or change their faces. */
function rowsKey({ counterTypes }: Scenario, withFaces: boolean): string {
  const known = withFaces ? undefined : keys.get(counterTypes)
  if (known !== undefined) return known
  const ids = Object.keys(counterTypes) as CounterTypeId[]
  if (withFaces)
    return ids.map((id) => `${id}:${Object.keys(counterTypes[id]?.faces ?? {}).join()}`).join(' ')
  const key = ids.join(' ')
  keys.set(counterTypes, key)
  return key
}

/** The text that a cell shows: the draft that waits there, else the text of its value. */
export function shownText(
  table: Pick<Table, 'drafts' | 'scenario' | 'language'>,
  row: Row,
  column: Column,
): string {
  const draft = table.drafts.get(cellKey(row, column))
  return draft ? draft.edit.text : cellText(table.scenario, row, column, table.language)
}

/** The fault of a cell: that of its draft comes first. */
export function shownFault(
  table: Pick<Table, 'drafts' | 'scenario' | 'ruleset'>,
  row: Row,
  column: Column,
): CellFault | undefined {
  const draft = table.drafts.get(cellKey(row, column))
  if (draft) return { rule: 'CHK-9', says: draft.says, wrong: true }
  return cellFault(table.scenario, table.ruleset, row, column)
}

function faultyCells(
  table: Pick<Table, 'rows' | 'columns' | 'scenario' | 'ruleset' | 'drafts'>,
): readonly CellAt[] {
  return table.rows.flatMap((row, at) =>
    table.columns.flatMap((column, index) =>
      shownFault(table, row, column) ? [{ row: at, column: index }] : [],
    ),
  )
}
