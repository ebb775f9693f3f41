/** Closes the window: asks about unsaved changes, then removes the copy kept for recovery. */
import { mayReplace } from '../actions/unsaved'
import { type Editor } from '../editor/editor'
import { type EditorFiles } from '../editor/ports/files'
import { type Ui } from '../ui/uiStore'

/** Answers the host; asked once more while the question is open, the same answer serves. Returns what ends it. */
export function answerCloseRequests(editor: Editor, ui: Ui): () => void {
  let asking: Promise<boolean> | undefined
  return editor.host.onCloseRequest(() => {
    if (ui.store.getState().crashed) return leaveForRecovery(editor.files)
    asking ??= mayClose(editor, ui).finally(() => {
      asking = undefined
    })
    return asking
  })
}

async function mayClose(editor: Editor, ui: Ui): Promise<boolean> {
  editor.input.cancel()
  if (!(await mayReplace(editor, ui))) return false
  await editor.close()
  return true
}

// Nothing can be asked any more: the next start will offer it.
async function leaveForRecovery(files: EditorFiles): Promise<boolean> {
  await files.keepNow()
  return true
}

/** The page may be put away and never come back: what is not yet kept is kept at once. */
export function keepOnLeaving(files: EditorFiles): void {
  window.addEventListener('pagehide', () => void files.keepNow())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void files.keepNow()
  })
}
