/** A menu item, shortcut or palette entry: one object, read by all of them. */
import { type GamePlace } from '#shared/document/gamePlaces'
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { type Editor, type EditorState } from '../editor/editor'

/** The dialogs that an action opens. */
export type ActionDialog =
  | 'new'
  | 'export'
  | 'export-game'
  | 'print'
  | 'share'
  | 'publish'
  | 'join-map'
  | 'resize-map'
  | 'hex-size'
  | 'numbering'
  | 'grid-look'
  | 'card-design'
  | 'orientation'
  | 'house-rules'
  | 'other-rules'
  | 'gallery'
  | 'versions'
  | 'merge-copy'
  | 'catalogue'
  | 'import-csv'
  | 'import-map'
  | 'import-pictures'
  | 'rules'
  | 'palette'
  | 'play'
  | 'balance'
  | 'shortcuts'
  | 'about'

/** The parts that may fill the window between the top bar and the status line. */
export type View = 'map' | 'armies' | 'order' | 'scenario' | 'play'

/** The panels that an action shows. */
export type ActionTab = 'inspector' | 'counters' | 'stamps' | 'layers' | 'copy'

export type UnsavedAnswer = 'save' | 'discard' | 'cancel'

/** The dialogs that actions can open. */
export interface ActionUi {
  openDialog(dialog: ActionDialog): void
  /** Opens the rules at one of them. */
  openRule(rule: RuleId): void
  /** The import of a file that was dropped, or opened though it is no scenario. */
  openDropped(dialog: 'import-csv' | 'play', dropped: File): void
  closeDialog(): void
  /** Shows a page of the panels at the right. */
  showTab(tab: ActionTab): void
  /** Folds the panels at the right away, or shows them again. */
  foldPanels(): void
  showView(view: View): void
  /** Shows a view, or the map when it is shown already. */
  toggleView(view: View): void
  /** Opens the scenario view at a reinforcement or a way to victory. */
  openPart(of: GamePlace['of']): void
  /** Shows the first step of the guide below the map. */
  showGuide(): void
  /** Asks what to do with unsaved changes; a question that is still open is given up. */
  askUnsaved(): Promise<UnsavedAnswer>
}

export interface Action {
  readonly id: string
  /** The name with what it would do now: "Undo Paint wood". */
  name(state: EditorState): Localized
  /** `Mod` is Ctrl, on a Mac the command key. The first is shown, the others work too. */
  readonly shortcuts?: readonly string[]
  /** Is not about the map: it works in every view. The others show the map first, and their keys sleep elsewhere. */
  readonly everywhere?: true
  /** May also be chosen while the start (the gallery) is open, because it asks nothing (overStart.ts). */
  readonly overStart?: true
  isEnabled(editor: Editor): boolean
  /** Says of a choice whether it is the one in force. */
  isChecked?(state: EditorState): boolean
  run(editor: Editor, ui: ActionUi): void | Promise<void>
}

/** Does what an action says where the user can see it. */
export function runAction(action: Action, editor: Editor, ui: ActionUi): void {
  if (!action.everywhere) ui.showView('map')
  void action.run(editor, ui)
}

export const always = (): boolean => true
