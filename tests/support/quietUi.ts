/** A page that does nothing of what actions ask of it. */
import { type ActionUi } from '../../renderer/actions/action'

/** `unsaved` is its answer to what becomes of unsaved work. */
export function quietUi(unsaved: Awaited<ReturnType<ActionUi['askUnsaved']>>): ActionUi {
  return {
    openDialog: () => undefined,
    openRule: () => undefined,
    openDropped: () => undefined,
    foldPanels: () => undefined,
    closeDialog: () => undefined,
    showTab: () => undefined,
    showView: () => undefined,
    toggleView: () => undefined,
    openPart: () => undefined,
    showGuide: () => undefined,
    askUnsaved: async () => unsaved,
  }
}
