/** What may be done while dialogs are on screen: one rule for menus and keys. */
import { type Action } from '../actions/action'
import { type UiState } from '../ui/uiStore'

export type DialogsShown = Pick<UiState, 'dialog' | 'dialogsShown'>

/** A dialog waits for its answer; the start asks none, while nothing lies over it: not even while it comes itself. */
export function isOverStart(action: Action, { dialog, dialogsShown }: DialogsShown): boolean {
  return action.overStart === true && dialog === 'gallery' && dialogsShown <= 1
}
