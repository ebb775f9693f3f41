/** The pages at the right that follow the selection and the tool in hand. */
import { useEffect } from 'react'
import { type Editor } from '../editor/editor'
import { selectionBefore } from '../editor/selection'
import { useEditorState } from '../ui/EditorContext'
import { type ToolId } from '../toolOptions/toolIds'
import { type PanelTab, type Ui } from '../ui/uiStore'

/** Pages that belong to a tool. */
export const TOOL_PAGES: Partial<Record<ToolId, PanelTab>> = { route: 'route', ask: 'questions' }

/** A sheet opens where the user is: among the counters or in the inspector; from another page the inspector comes. */
export function useSheetPage(ui: Ui): void {
  const sheet = useEditorState(({ session }) => session.selection.kind === 'counterType')
  useEffect(() => {
    if (sheet && ui.store.getState().tab !== 'counters') ui.showTab('inspector')
  }, [ui, sheet])
}

/** Leaves an open sheet: who turns to the counters asks for their list. */
export function leaveSheet({ store, session }: Editor): void {
  const { selection } = store.getState().session
  if (selection.kind === 'counterType') session.select(selectionBefore(selection))
}

/** The page of a tool shows while it is in hand; then the page before returns. */
export function useToolPage(ui: Ui, page: PanelTab | undefined): void {
  useEffect(() => {
    if (page === undefined) return undefined
    const { tab: before } = ui.store.getState()
    ui.showTab(page)
    return () => {
      if (ui.store.getState().tab === page) ui.showTab(before)
    }
  }, [ui, page])
}
