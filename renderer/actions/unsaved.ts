/** The question before a document is replaced or its window closed. */
import { type Editor } from '../editor/editor'
import { type ActionUi } from './action'

/** True when nothing of the document is lost: nothing unsaved, saved just now, or given up. */
export async function mayReplace(editor: Editor, ui: Pick<ActionUi, 'askUnsaved'>): Promise<boolean> {
  // What is on its way to the disk need not be asked about.
  await editor.files.savingDone()
  if (!editor.store.getState().document.modified) return true
  const answer = await ui.askUnsaved()
  // What was drawn while it was being saved is asked about again.
  if (answer === 'save') return (await editor.files.save()) && mayReplace(editor, ui)
  return answer === 'discard'
}
