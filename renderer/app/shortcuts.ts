/** Keys of the whole page: actions and tools, unless something nearer means them. */
import { type Editor } from '../editor/editor'
import { pressKey } from '../actions/keyboard'
import { type Ui } from './ui'

/** In a text these belong to the text. */
const TEXT_EDITING = ['a', 'c', 'v', 'x', 'y', 'z']

const FIELDS = 'input, textarea, select, [contenteditable]'
/** Enter presses these: it is no shortcut there. */
const BUTTONS = 'button, a'
const POPUPS = '[role="dialog"], [role="menu"]'

/** Listens on the window; returns what ends it. */
export function listenToShortcuts(editor: Editor, ui: Ui): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element) || target.closest(POPUPS)) return
    if (event.key === 'Enter' && target.closest(BUTTONS)) return
    const mod = event.ctrlKey || event.metaKey
    if (target.closest(FIELDS)) {
      if (!mod || TEXT_EDITING.includes(event.key.toLowerCase())) return
      // What is half typed is part of what is saved.
      if (target instanceof HTMLElement) target.blur()
    }
    if (pressKey(event, editor, ui)) event.preventDefault()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
