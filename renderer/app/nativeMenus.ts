/** Menus drawn by the system: told what they say whenever that changes, and heard when an item is chosen. */
import { type Editor } from '../editor/editor'
import { chooseMenuItem, menuModel } from './menuModel'
import { type Ui } from './ui'

/** In a field these are about its text, as their keys are (shortcuts.ts); a Mac's keys come through the menu there. */
const OF_TEXT = ['undo', 'redo']

type NextFrame = (run: () => void) => void

/** At most one message a frame, and none while the menus say the same: a stroke changes the document at every step. */
export function showNativeMenus(
  editor: Editor,
  ui: Ui,
  nextFrame: NextFrame = (run) => requestAnimationFrame(run),
): () => void {
  let sent: string | undefined
  let due = false
  let ended = false
  const send = (): void => {
    due = false
    if (ended) return
    const model = menuModel(editor, ui.store.getState())
    const text = JSON.stringify(model)
    if (text === sent) return
    sent = text
    editor.host.showMenus(model)
  }
  const sendSoon = (): void => {
    if (due) return
    due = true
    nextFrame(send)
  }
  send()
  const stops = [editor.store.subscribe(sendSoon), ui.store.subscribe(sendSoon)]
  return () => {
    ended = true
    for (const stop of stops) stop()
  }
}

/** Menus of the page take the focus out of a field; the system's leave it there, with what is half typed. */
export function hearNativeMenus(editor: Editor, ui: Ui): () => void {
  return editor.host.onMenu((id) => {
    const field = document.activeElement
    if (field instanceof HTMLElement && field.matches('input, textarea, [contenteditable]')) {
      if (OF_TEXT.includes(id)) return void document.execCommand(id)
      field.blur()
    }
    chooseMenuItem(id, editor, ui)
  })
}
