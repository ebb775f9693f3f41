/** Handles keys of the whole page: actions and tools, unless the focused element uses the key. */
import { CLIPBOARD_ACTIONS } from '../actions/clipboard'
import { actionFor, isByAltGr, type KeyLike, pressKey, toolFor } from '../actions/keyboard'
import { type Editor } from '../editor/editor'
import { selectionBefore } from '../editor/selection'
import { type Ui } from '../ui/uiStore'
import { isOverStart } from './overStart'
import { goToRegion } from './regions'
import { typeAhead, typeAheadInPalette } from './typingAhead'

/** With Ctrl or ⌘ in a text these belong to the text. */
const TEXT_EDITING = ['a', 'c', 'v', 'x', 'y', 'z']

const FIELDS = 'input, textarea, select, [contenteditable]'
/** Enter presses these, or unfolds them: it is no shortcut there. */
const BUTTONS = 'button, a, summary'
const FUNCTION_KEY = /^F\d+$/
const DIALOG = '[role="dialog"]'
const MENU = '[role="menu"]'
const PANELS = '.side'

/** The part of the focused element that is read. */
export interface KeyTarget {
  closest(selector: string): unknown
  blur?(): void
}

/** True when the key is ours: the browser must not print, save or open its own page then. */
export function handleKey(event: KeyLike, target: KeyTarget, editor: Editor, ui: Ui): boolean {
  if (event.key === 'Enter' && target.closest(BUTTONS)) return false
  // The browser's own events follow (clipboard.ts); heard here, they would never come.
  const meant = actionFor(event)
  if (meant && CLIPBOARD_ACTIONS.includes(meant)) return false
  const inField = Boolean(target.closest(FIELDS))
  if (event.key === 'Escape' && target.closest(PANELS) && !target.closest(MENU)) {
    // What the tool in hand was given goes before what is selected, as on the map.
    if (editor.input.toolKey('Escape')) return true
    editor.session.select(selectionBefore(editor.store.getState().session.selection))
    target.blur?.()
    return true
  }
  const typed = isByAltGr(event) || (!event.ctrlKey && !event.metaKey && !FUNCTION_KEY.test(event.key))
  // Only a key that means an action ends the typing: not Ctrl by itself, not what moves or deletes by words, not what AltGr types.
  const ofText = typed || !meant || TEXT_EDITING.includes(event.key.toLowerCase())
  if (inField && ofText && !isForMap(event, target, editor)) return false
  const inMenu = target.closest(MENU)
  // One that was asked for has the keys already while it comes: they are not meant for the map.
  const onItsWay = !inMenu && !target.closest(DIALOG) && ui.store.getState().dialog !== undefined
  if (onItsWay && event.key === 'Escape') ui.closeDialog()
  if (inMenu || onItsWay || target.closest(DIALOG)) {
    const action = actionFor(event)
    // Ours, but a dialog or menu is answered first. What can be typed is meant for itself.
    if (!action || inMenu || !isOverStart(action, ui.store.getState())) return !typed && action !== undefined
  }
  if (ui.store.getState().view !== 'map') {
    if (event.key === 'Escape') ui.showView('map')
    // The keys of map and tools sleep while the map is out of sight.
    if (!meant?.everywhere) return event.key === 'Escape'
  }
  // What is half typed is part of what is saved.
  if (inField) target.blur?.()
  return pressKey(event, editor, ui)
}

/** A letter over a closed list would choose another of its lines, silently: a tool or an action is meant. */
function isForMap(event: KeyLike, target: KeyTarget, { document }: Editor): boolean {
  if (!/^\p{L}$/u.test(event.key) || !target.closest('select') || target.closest(DIALOG)) return false
  return actionFor(event) !== undefined || toolFor(event, document.ruleset) !== undefined
}

/** Listens on the window; returns what ends it. */
export function listenToShortcuts(editor: Editor, ui: Ui): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    if (event.key === 'F6' && !target.closest(`${DIALOG}, ${MENU}`)) {
      event.preventDefault()
      goToRegion(event.shiftKey ? -1 : 1)
    } else if (handleKey(event, target, editor, ui)) event.preventDefault()
  }
  // Before the map's listener, which handles the keys of the hex cursor and the tool.
  const typedAhead = (event: KeyboardEvent, target: Element): boolean =>
    typeAheadInPalette(event, target, ui) || typeAhead(event, target, editor)
  const onEarlyKey = (event: KeyboardEvent): void => {
    // An input method's own: its Enter and Escape are none of ours, in no field.
    if (event.isComposing) return event.stopImmediatePropagation()
    if (!(event.target instanceof Element) || !typedAhead(event, event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', onEarlyKey, { capture: true })
  window.addEventListener('keydown', onKeyDown)
  return () => {
    window.removeEventListener('keydown', onEarlyKey, { capture: true })
    window.removeEventListener('keydown', onKeyDown)
  }
}
