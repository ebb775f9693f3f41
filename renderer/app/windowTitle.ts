/** The title of the window or tab: "● La sortie – Castellan", the dot while there are unsaved changes. */
import { type Editor } from '../editor/editor'

export function followWindowTitle(editor: Editor): void {
  const show = (): void => {
    const { scenario, modified } = editor.store.getState().document
    document.title = `${modified ? '● ' : ''}${scenario.info.title} – Castellan`
  }
  show()
  editor.store.subscribe(show)
}
