/** Before the page goes: the browser asks about unsaved changes. What is kept for recovery stays until they are saved. */
import { type Editor } from '../editor/editor'

export function guardClosing(editor: Editor): void {
  window.addEventListener('beforeunload', (event) => {
    if (editor.store.getState().document.modified) event.preventDefault()
  })
}
