/** The state of the table of counter types on screen: kept while the map is shown, new with every document. */
import { type StoreApi } from 'zustand/vanilla'
import { type CellAt } from '#shared/armies/block'
import { type Layout } from '#shared/armies/columns'
import { type RefusedEdit } from '#shared/armies/edits'
import { type Scenario } from '#shared/document/types'
import { freshWithDocuments, perEditor } from '../../ui/perEditor'

/** A text that no file can hold: it stays at its cell, marked, until it is mended or given up. */
export interface Draft extends RefusedEdit {
  /** The document before and after the edit that it came with: undo takes both back. */
  readonly before: Scenario
  readonly after: Scenario
}

export interface TableState {
  readonly layout: Layout
  /** Words that a row must have, as typed. */
  readonly words: string
  readonly sort: { readonly column: string; readonly down: boolean } | undefined
  /** The texts that a column's cells may have, by the column's id. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Ids of columns. */
  readonly hidden: readonly string[]
  /** The last column that stays at the left while the others scroll. */
  readonly frozen: string
  /** Widths that the user chose, px, by the column's id. */
  readonly widths: Readonly<Record<string, number>>
  /** The selection goes from the anchor to the cursor. */
  readonly anchor: CellAt
  readonly cursor: CellAt
  readonly drafts: readonly Draft[]
  /** The column whose menu is open. */
  readonly menu: string | undefined
  /** Find and replace are open. */
  readonly seeking: boolean
}

export type TableStore = StoreApi<TableState>

const LEAST_WIDTH = 40
const MOST_WIDTH = 480

const FIRST_CELL: CellAt = { row: 0, column: 0 }

function fresh(): TableState {
  return {
    layout: 'types',
    words: '',
    sort: undefined,
    values: {},
    hidden: [],
    frozen: 'name',
    widths: {},
    anchor: FIRST_CELL,
    cursor: FIRST_CELL,
    drafts: [],
    menu: undefined,
    seeking: false,
  }
}

/** The same store for one editor. */
export const tableStore = perEditor((editor): TableStore => {
  const store = freshWithDocuments(editor, fresh)
  editor.document.onChange(({ kind, before }) => {
    if (kind !== 'undo') return
    store.setState(({ drafts }) => ({ drafts: drafts.filter(({ after }) => after !== before) }))
  })
  return store
})

/** Px; within what is of use. */
export function setWidth(store: TableStore, column: string, width: number): void {
  const within = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Math.round(width)))
  store.setState(({ widths }) => ({ widths: { ...widths, [column]: within } }))
}
