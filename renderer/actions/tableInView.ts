/** The table of counter types while it is shown in place of the map: what the actions of menus and bars do in it. */
import { type CounterTypeId } from '#shared/document/types'
import { type Editor } from '../editor/editor'

export interface TableInView {
  /** The types of the rows selected, each once. */
  types(): readonly CounterTypeId[]
}

const tables = new WeakMap<Editor, TableInView>()

export function tableInView(editor: Editor): TableInView | undefined {
  return tables.get(editor)
}

/** Says that the table is shown; returns what ends it. */
export function showTable(editor: Editor, table: TableInView): () => void {
  tables.set(editor, table)
  return () => {
    if (tables.get(editor) === table) tables.delete(editor)
  }
}
