/** The window's title and its mark for unsaved changes follow the document. */
import { type Editor } from '../editor/editor'

export function followWindowTitle(editor: Editor): void {
  const show = (): void => {
    const { scenario, modified, file } = editor.store.getState().document
    editor.host.showDocument({ title: scenario.info.title, modified, ...(file && { file }) })
  }
  show()
  editor.store.subscribe((now, before) => now.document !== before.document && show())
}
