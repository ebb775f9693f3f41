/** Starts a window with the document it was opened for, or else with the gallery. */
import { isGameName } from '#shared/host/gameName'
import { type WindowStart } from '#shared/host/host'
import { offerRecovery } from '../dialogs/recovery'
import { type Editor } from '../editor/editor'
import { type Ui } from '../ui/uiStore'

export async function openStart(editor: Editor, ui: Ui): Promise<void> {
  // A shell that cannot say leaves the window empty rather than blank.
  const start = await editor.host.windowStart().catch(() => undefined)
  if (!start) ui.openDialog('gallery')
  else if (isGameName(start.name)) ui.openDropped('play', new File([start.text], start.name))
  else await editor.files.openText(start.name, start.text, start)
  if (isOpenedFromOutside(start)) void offerRecovery(editor.host, ui)
}

/** Was it opened by the user, not from another window of ours, which has offered already? */
function isOpenedFromOutside(start: WindowStart | undefined): boolean {
  return !start || (start.file !== undefined && !start.modified)
}
