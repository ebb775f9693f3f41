/** The table of counter types while it is shown in place of the map: what the actions of menus and bars do in it. */
import { type CounterTypeId } from '#shared/document/ids'
import { type Editor } from '../editor/editor'
import { type ClipboardInView, showClipboard } from './clipboardInView'

/** Its clipboard is about cells: a cut empties them. */
export interface TableInView extends ClipboardInView {
  /** The types of the rows selected, each once. */
  types(): readonly CounterTypeId[]
  /** The last thing done is a text that no file can hold: undo takes it back alone. */
  hasLoneDraft(): boolean
  takeBackDraft(): void
}

const tables = new WeakMap<Editor, TableInView>()

export function tableInView(editor: Editor): TableInView | undefined {
  return tables.get(editor)
}

/** Says that the table is shown; returns what ends it. */
export function showTable(editor: Editor, table: TableInView): () => void {
  tables.set(editor, table)
  const hide = showClipboard(editor, table)
  return () => {
    hide()
    if (tables.get(editor) === table) tables.delete(editor)
  }
}
