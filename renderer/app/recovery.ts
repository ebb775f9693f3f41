/** The work that a crash left behind: offered at the start, restored one by one. */
import { type RecoveryEntry } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { fileActions } from './fileActions'
import { type Ui } from './ui'

const TAKEN = localized(
  'Cet état a déjà été restauré ou supprimé dans une autre fenêtre.',
  'This state has already been restored or discarded in another window.',
)

/** A host without a place for it (a browser may forbid databases) has nothing to offer: no reason to disturb. */
export async function offerRecovery(editor: Editor, ui: Ui): Promise<void> {
  ui.store.setState({ leftBehind: await editor.host.listRecovery().catch(() => []) })
}

/** True when it is shown now. What is left is still offered where it can get a window of its own. */
export async function restore(editor: Editor, ui: Ui, entry: RecoveryEntry): Promise<boolean> {
  // Another window may have offered it too.
  const present = await editor.host.listRecovery()
  if (!present.some(({ id }) => id === entry.id)) {
    editor.notify(TAKEN)
    takeOff(ui, entry)
    return false
  }
  if (!(await fileActions(editor, ui).restore(entry))) return false
  takeOff(ui, entry)
  if (!editor.host.manyWindows) ui.store.setState({ leftBehind: [] })
  return true
}

export async function discard(editor: Editor, ui: Ui, entry: RecoveryEntry): Promise<void> {
  await editor.host.dropRecovery(entry.id)
  takeOff(ui, entry)
}

function takeOff({ store }: Ui, entry: RecoveryEntry): void {
  store.setState(({ leftBehind }) => ({ leftBehind: leftBehind.filter(({ id }) => id !== entry.id) }))
}
