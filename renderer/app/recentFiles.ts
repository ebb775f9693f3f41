/** The list of recent files follows what is shown and saved, here and in other windows. */
import { type Editor } from '../editor/editor'
import { type Ui } from './ui'

export async function readRecent(editor: Editor, ui: Ui): Promise<void> {
  const recent = await editor.host.listRecent().catch(() => undefined)
  if (recent) ui.store.setState({ recent })
}

/** Reads it now, and whenever it may have changed. After `followWindowTitle`: what the window shows is then told first. */
export function followRecent(editor: Editor, ui: Ui): void {
  const read = (): void => void readRecent(editor, ui)
  read()
  editor.store.subscribe((now, before) => now.document.file !== before.document.file && read())
  window.addEventListener('focus', read)
}
