/** Restores the work that a crash left: offered at the start, one by one. */
import { type Host, type RecoveryEntry } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { fileActions } from '../ui/fileActions'
import { type Ui } from '../ui/uiStore'

const TAKEN = localized(
  'Cet état a déjà été restauré ou supprimé dans une autre fenêtre.',
  'This state has already been restored or discarded in another window.',
)
const NOT_RESTORED = localized('L’état n’est pas restauré', 'The state is not restored')
const STILL_KEPT = localized(
  'Cet état n’a pas pu être restauré\u202f; il reste gardé et vous sera proposé de nouveau.',
  'This state could not be restored; it is still kept and will be offered again.',
)

/** A host without a place for it (a browser may forbid databases) has nothing to offer: no reason to disturb. */
export async function offerRecovery(host: Host, ui: Ui): Promise<void> {
  ui.store.setState({ leftBehind: await host.listRecovery().catch(() => []) })
}

/** True when it is shown now. What is left is still offered where it can get a window of its own. */
export async function restore(editor: Editor, ui: Ui, entry: RecoveryEntry): Promise<boolean> {
  try {
    if (await isTaken(editor, entry)) {
      editor.session.refuse(NOT_RESTORED, TAKEN)
      takeOff(ui, entry)
      return false
    }
    if (!(await fileActions(editor, ui).restore(entry))) return false
  } catch {
    editor.session.refuse(NOT_RESTORED, STILL_KEPT)
    return false
  }
  takeOff(ui, entry)
  if (!editor.host.manyWindows) ui.store.setState({ leftBehind: [] })
  return true
}

export async function discard(editor: Editor, ui: Ui, entry: RecoveryEntry): Promise<void> {
  takeOff(ui, entry)
  // Another window has it now, and it is no longer ours to discard.
  await editor.host.dropRecovery(entry.id).catch(() => editor.session.notify(TAKEN))
}

/** Another window may have been offered it too. */
async function isTaken({ host }: Editor, { id }: RecoveryEntry): Promise<boolean> {
  return !(await host.listRecovery()).some((entry) => entry.id === id)
}

function takeOff({ store }: Ui, entry: RecoveryEntry): void {
  store.setState(({ leftBehind }) => ({ leftBehind: leftBehind.filter(({ id }) => id !== entry.id) }))
}
