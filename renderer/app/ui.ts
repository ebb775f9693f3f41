/** State of the page that is neither document, session nor view: open dialogs, panel sizes. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type FileRef } from '#shared/host/host'

export type DialogId =
  'new' | 'export' | 'print' | 'join-map' | 'gallery' | 'catalogue' | 'shortcuts' | 'about'
/** The route's is there while the route tool is in hand. */
export type PanelTab = 'inspector' | 'counters' | 'layers' | 'route'
export type UnsavedAnswer = 'save' | 'discard' | 'cancel'

export interface UiState {
  readonly dialog: DialogId | undefined
  /** How many dialogs are on screen, those included that show themselves. */
  readonly dialogsShown: number
  /** Files opened and saved lately, newest first. */
  readonly recent: readonly FileRef[]
  readonly tab: PanelTab
  /** Width of the right-hand panels, px. */
  readonly panelWidth: number
  /** Height of the findings list, px. */
  readonly findingsHeight: number
  readonly findingsOpen: boolean
  /** Answers the question about unsaved changes while it is shown. */
  readonly answerUnsaved: ((answer: UnsavedAnswer) => void) | undefined
}

export interface Ui {
  readonly store: StoreApi<UiState>
  openDialog(dialog: DialogId): void
  closeDialog(): void
  showTab(tab: PanelTab): void
  /** Asks what to do with unsaved changes. */
  askUnsaved(): Promise<UnsavedAnswer>
}

export const PANEL_WIDTH = { min: 260, start: 308, max: 460 } as const
export const FINDINGS_HEIGHT = { min: 96, start: 220, max: 480 } as const

export function createUi(): Ui {
  const store = createStore<UiState>(() => ({
    dialog: undefined,
    dialogsShown: 0,
    recent: [],
    tab: 'inspector',
    panelWidth: PANEL_WIDTH.start,
    findingsHeight: FINDINGS_HEIGHT.start,
    findingsOpen: true,
    answerUnsaved: undefined,
  }))
  return {
    store,
    openDialog: (dialog) => store.setState({ dialog }),
    closeDialog: () => store.setState({ dialog: undefined }),
    showTab: (tab) => store.setState({ tab }),
    askUnsaved: () =>
      new Promise((resolve) => {
        const answerUnsaved = (answer: UnsavedAnswer): void => {
          store.setState({ answerUnsaved: undefined })
          resolve(answer)
        }
        store.setState({ answerUnsaved })
      }),
  }
}
