/** Keeps the list of recent files up to date with what is shown and saved, here and in other windows. */
import { type Host } from '#shared/host/host'
import { type Editor } from '../editor/editor'
import { type Ui } from '../ui/uiStore'

/** Returns the reading: of two under way the answer of the later counts, whichever comes first. */
export function recentReader(host: Host, ui: Ui): () => Promise<void> {
  let readings = 0
  return async () => {
    const mine = ++readings
    const recent = await host.listRecent().catch(() => undefined)
    if (recent && mine === readings) ui.store.setState({ recent })
  }
}

/** Reads it now, and whenever it may have changed. After `followWindowTitle`: the window's title is then reported first. */
export function followRecent(editor: Editor, ui: Ui): void {
  const reader = recentReader(editor.host, ui)
  const read = (): void => void reader()
  read()
  editor.store.subscribe((now, before) => now.document.file !== before.document.file && read())
  window.addEventListener('focus', read)
}
