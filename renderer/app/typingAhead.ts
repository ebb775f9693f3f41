/**
 * Keeps what is typed after a label's field or the palette was asked for and before it has the focus, and runs no shortcut by
 * it.
 */
import { type KeyLike } from '../actions/keyboard'
import { type Editor } from '../editor/editor'
import { finishTyping } from '../tools/label/finishTyping'
import { type Ui } from '../ui/uiStore'

const FUNCTION_KEY = /^F\d+$/
/** They type nothing and begin no shortcut by themselves. */
const HELD = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

/** True when the key was meant for the field. `target` has the focus: what is typed into any field is its own. */
export function typeAhead(
  event: KeyLike,
  target: { closest(selector: string): unknown },
  editor: Editor,
): boolean {
  const { typing } = editor.store.getState().session
  const { key, ctrlKey, metaKey, altKey } = event
  const types = isTyped(event)
  if (!typing || target.closest('input, textarea, select, [role="dialog"], [role="menu"]')) return false
  if (
    !types &&
    (ctrlKey || metaKey || altKey || key === 'Tab' || FUNCTION_KEY.test(key) || HELD.includes(key))
  )
    return false
  const { begun } = typing
  // As the field does, which selects its whole text when it appears.
  if (types) editor.session.type({ ...typing, begun: `${begun ?? ''}${key}` })
  else if (key === 'Backspace') editor.session.type({ ...typing, begun: begun?.slice(0, -1) ?? '' })
  else if (key === 'Delete') editor.session.type({ ...typing, begun: begun ?? '' })
  else if (key === 'Enter') finishTyping(editor, begun ?? typing.label.text)
  else if (key === 'Escape') editor.session.type(undefined)
  return true
}

/** True when the key was meant for the palette's field, though `target` has the focus still. */
export function typeAheadInPalette(
  event: KeyLike,
  target: { closest(selector: string): unknown },
  { store }: Pick<Ui, 'store'>,
): boolean {
  const { dialog, paletteQuery, paletteEntered } = store.getState()
  if (dialog !== 'palette' || target.closest('[role="dialog"], [role="menu"]')) return false
  // What comes after Enter is for none of them.
  if (paletteEntered && (isTyped(event) || event.key === 'Backspace')) return true
  if (isTyped(event)) store.setState({ paletteQuery: paletteQuery + event.key })
  else if (event.key === 'Backspace') store.setState({ paletteQuery: paletteQuery.slice(0, -1) })
  else if (event.key === 'Enter') store.setState({ paletteEntered: true })
  else return false
  return true
}

// AltGr comes as Ctrl and Alt together.
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyLike): boolean {
  return key.length === 1 && ctrlKey === altKey && !metaKey
}
