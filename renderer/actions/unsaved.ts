/** The question before a document is replaced. */
import { type Editor } from '../editor/editor'
import { type ActionUi } from './action'

/** True when the open document may be replaced: nothing unsaved, saved just now, or given up. */
export async function mayReplace(editor: Editor, ui: Pick<ActionUi, 'askUnsaved'>): Promise<boolean> {
  if (!editor.store.getState().document.modified) return true
  const answer = await ui.askUnsaved()
  return answer === 'save' ? editor.save() : answer === 'discard'
}
