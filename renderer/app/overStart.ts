/** Tells whether an action may run while dialogs are on screen: one rule for menus and keys. */
import { type Action } from '../actions/action'
import { type UiState } from '../ui/uiStore'

export type DialogsShown = Pick<UiState, 'dialog' | 'dialogsShown'>

/** True for an action with `overStart` while the gallery, which asks nothing, is the only dialog shown or is still loading. */
export function isOverStart(action: Action, { dialog, dialogsShown }: DialogsShown): boolean {
  return action.overStart === true && dialog === 'gallery' && dialogsShown <= 1
}
