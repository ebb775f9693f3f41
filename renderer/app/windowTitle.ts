/** Keeps the host informed of the window: its title, its mark for unsaved changes, whether anything was done in it. */
import { type ShownDocument } from '#shared/host/host'
import { hostTitle } from '#shared/host/hostTitle'
import { isUntouched } from '../actions/openDocument'
import { titleAmongVersions } from '../editor/earlierVersion'
import { type Editor } from '../editor/editor'
import { type Ui } from '../ui/uiStore'

export function followWindowTitle(editor: Editor, ui: Ui): void {
  let last = shown(editor, ui)
  editor.host.showDocument(last)
  // Not at every step of a stroke: the host is another process.
  const follow = (): void => {
    const next = shown(editor, ui)
    const same = next.title === last.title && next.modified === last.modified && next.file === last.file
    if (same && next.untouched === last.untouched) return
    last = next
    editor.host.showDocument(next)
  }
  editor.store.subscribe((now, before) => {
    if (now.document !== before.document || now.view.language !== before.view.language) follow()
  })
  ui.store.subscribe((now, before) => {
    if (now.dialog !== before.dialog) follow()
  })
}

function shown(editor: Editor, ui: Ui): ShownDocument {
  const { document, view } = editor.store.getState()
  const { scenario, modified, file, version } = document
  const { dialog } = ui.store.getState()
  // The start dialog asks for a file; in any other somebody is at work.
  const untouched = isUntouched(editor) && (dialog === undefined || dialog === 'gallery')
  return {
    title: hostTitle(titleAmongVersions(scenario, version, view.language)),
    modified,
    ...(file && { file }),
    untouched,
  }
}
