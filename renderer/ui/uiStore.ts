/** State of the page that is neither document, session nor view: open dialogs, panel sizes. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type GamePlace } from '#shared/document/gamePlaces'
import { type FileRef, type RecoveryEntry } from '#shared/host/host'
import {
  type ActionDialog,
  type ActionTab,
  type ActionUi,
  type UnsavedAnswer,
  type View,
} from '../actions/action'
import { type ArtFaces } from '../actions/counterArt/giveArt'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { type Choosing } from './choosing'

/** The art of a face is opened in its type's sheet. */
export type DialogId = ActionDialog | 'counter-art'
/** The route's page exists while the route tool is in hand. */
export type PanelTab = ActionTab | 'route' | 'questions'

export interface UiState {
  readonly view: View
  readonly dialog: DialogId | undefined
  /** The dialog that waits under the rules, which were opened from it. */
  readonly below: DialogId | undefined
  /** The rule to which the open rules go, a new object each time; undefined: their beginning. */
  readonly ruleSought: { readonly id: RuleId } | undefined
  /** The words sought in the palette: typed into its field, or before that has come. */
  readonly paletteQuery: string
  /** Enter was pressed before the palette had come: its first entry is chosen as soon as it is there. */
  readonly paletteEntered: boolean
  /** The file whose versions the dialog shows; undefined: the open one. */
  readonly versionsOf: FileRef | undefined
  /** The CSV or the file of counter types that was dropped, for its dialog. */
  readonly dropped: File | undefined
  /** Files that were dropped together with it: it may name them. */
  readonly besides: readonly File[]
  /** The pictures that were dropped, for their import. */
  readonly pictures: readonly File[]
  /** The faces whose picture is fitted. */
  readonly artOf: ArtFaces | undefined
  /** The number of dialogs on screen, those included that show themselves. */
  readonly dialogsShown: number
  /** Files opened and saved lately, newest first. */
  readonly recent: readonly FileRef[]
  /** States that windows left behind which did not close properly, while they are offered. */
  readonly leftBehind: readonly RecoveryEntry[]
  /** The choice that is made on the map for another view. */
  readonly choosing: Choosing | undefined
  /** The part of the game to which the scenario view goes, a new object each time. */
  readonly partSought: { readonly of: GamePlace['of'] } | undefined
  /** The step of the guide on show below the map, from 0. */
  readonly guide: number | undefined
  /** The place where the menu of the map is open, CSS pixels of the page. */
  readonly mapMenu: { readonly x: number; readonly y: number } | undefined
  readonly tab: PanelTab
  /** Width of the right-hand panels, px. */
  readonly panelWidth: number
  /** Folded, the map has their width. */
  readonly panelsOpen: boolean
  /** Height of the findings list, px. */
  readonly findingsHeight: number
  readonly findingsOpen: boolean
  /** Answers the question about unsaved changes while it is shown. */
  readonly answerUnsaved: ((answer: UnsavedAnswer) => void) | undefined
  /** The page itself has failed: no dialog can be shown any more. */
  readonly crashed: boolean
}

export interface Ui extends ActionUi {
  readonly store: StoreApi<UiState>
  openDialog(dialog: DialogId): void
  /** Opens the rules at one of them, over the dialog that may be open. */
  openRule(rule: RuleId): void
  /** The versions of a file that is not the open one. */
  openVersionsOf(file: FileRef): void
  /** The import of a CSV, of counter types or of a map that was dropped with others, or the table of a game’s file. */
  openDropped(
    dialog: 'import-csv' | 'catalogue' | 'import-map' | 'play',
    dropped: File,
    besides?: readonly File[],
  ): void
  /** The import of pictures that were dropped. */
  openPictures(pictures: readonly File[]): void
  /** The dialog in which the picture of faces is fitted. */
  openArt(of: ArtFaces): void
  showTab(tab: PanelTab): void
  /** Lets something be chosen on the map; `showView` ends it. */
  choose(choosing: Choosing): void
  endChoice(): void
}

const NO_DIALOG = {
  dialog: undefined,
  below: undefined,
  ruleSought: undefined,
  paletteQuery: '',
  paletteEntered: false,
}

export const PANEL_WIDTH = { min: 260, start: 308, max: 460 } as const
/** In a narrower window the page begins with its panels folded, px. */
const ROOM_FOR_PANELS = 720
export const FINDINGS_HEIGHT = { min: 96, start: 220, max: 480 } as const

export function createUi(): Ui {
  const store = createStore<UiState>(() => ({
    view: 'map',
    ...NO_DIALOG,
    versionsOf: undefined,
    dropped: undefined,
    besides: [],
    pictures: [],
    artOf: undefined,
    dialogsShown: 0,
    recent: [],
    leftBehind: [],
    choosing: undefined,
    partSought: undefined,
    guide: undefined,
    mapMenu: undefined,
    tab: 'inspector',
    panelWidth: PANEL_WIDTH.start,
    panelsOpen: globalThis.innerWidth === undefined || globalThis.innerWidth >= ROOM_FOR_PANELS,
    findingsHeight: FINDINGS_HEIGHT.start,
    findingsOpen: true,
    answerUnsaved: undefined,
    crashed: false,
  }))
  const endChoice = (): void => {
    store.getState().choosing?.restore()
    store.setState({ choosing: undefined })
  }
  const showView = (view: View): void => {
    // What is chosen on the map is given up where the map is left.
    if (view !== 'map') endChoice()
    store.setState({ view })
  }
  return {
    store,
    openDialog: (dialog) =>
      store.setState({ ...NO_DIALOG, dialog, versionsOf: undefined, dropped: undefined, pictures: [] }),
    openRule(id) {
      store.setState(({ dialog, below }) => ({
        dialog: 'rules',
        below: dialog === 'rules' ? below : dialog,
        ruleSought: { id },
      }))
    },
    openVersionsOf: (versionsOf) => store.setState({ dialog: 'versions', versionsOf }),
    openDropped: (dialog, dropped, besides = []) =>
      store.setState({ ...NO_DIALOG, dialog, dropped, besides }),
    openPictures: (pictures) => store.setState({ ...NO_DIALOG, dialog: 'import-pictures', pictures }),
    openArt: (artOf) => store.setState({ ...NO_DIALOG, dialog: 'counter-art', artOf }),
    closeDialog: () => store.setState(({ below }) => ({ ...NO_DIALOG, dialog: below })),
    showTab: (tab) => store.setState({ tab, panelsOpen: true }),
    foldPanels: () => store.setState(({ panelsOpen }) => ({ panelsOpen: !panelsOpen })),
    showView,
    toggleView: (view) => showView(store.getState().view === view ? 'map' : view),
    choose: (choosing) => store.setState({ view: 'map', choosing }),
    endChoice,
    openPart(of) {
      store.setState({ partSought: { of } })
      showView('scenario')
    },
    showGuide: () => store.setState({ ...NO_DIALOG, view: 'map', guide: 0 }),
    askUnsaved() {
      store.getState().answerUnsaved?.('cancel')
      return new Promise((resolve) => {
        const answerUnsaved = (answer: UnsavedAnswer): void => {
          store.setState({ answerUnsaved: undefined })
          resolve(answer)
        }
        store.setState({ answerUnsaved })
      })
    },
  }
}
