/** The window's title and its mark for unsaved changes follow the document. */
import { hostTitle } from '#shared/host/hostTitle'
import { type Editor } from '../editor/editor'

export function followWindowTitle(editor: Editor): void {
  const shown = () => {
    const { scenario, modified, file } = editor.store.getState().document
    return { title: hostTitle(scenario.info.title), modified, ...(file && { file }) }
  }
  let last = shown()
  editor.host.showDocument(last)
  // Not at every step of a stroke: the host is another process.
  editor.store.subscribe((now, before) => {
    if (now.document === before.document) return
    const next = shown()
    if (next.title === last.title && next.modified === last.modified && next.file === last.file) return
    last = next
    editor.host.showDocument(next)
  })
}
