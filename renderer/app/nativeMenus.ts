/** Menus drawn by the system: updated whenever their words change; a chosen item runs its action. */
import { type Editor } from '../editor/editor'
import { type Ui } from '../ui/uiStore'
import { chooseMenuItem, menuModel } from './menuModel'

/** In a field these are about its text, as their keys are (shortcuts.ts); a Mac's keys come through the menu there. */
const OF_TEXT = ['undo', 'redo']

/** The menus are updated when nothing has changed for this time, ms: not at each step of a stroke or hex of the way. */
const SETTLE_MS = 100

/** Returns what ends it. */
export function showNativeMenus(editor: Editor, ui: Ui): () => void {
  let sent: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (): void => {
    const model = menuModel(editor, ui.store.getState())
    const text = JSON.stringify(model)
    if (text === sent) return
    sent = text
    editor.host.showMenus(model)
  }
  const sendSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(send, SETTLE_MS)
  }
  send()
  const stops = [
    editor.store.subscribe(sendSoon),
    ui.store.subscribe(sendSoon),
    // Some actions are about what lies under the pointer.
    editor.view.hover.subscribe((now, before) => {
      if (now.hex !== before.hex || now.hexside !== before.hexside) sendSoon()
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** Menus of the page take the focus out of a field; the system's leave it there, with what is half typed. */
export function listenToNativeMenus(editor: Editor, ui: Ui): () => void {
  return editor.host.onMenu((id) => {
    const field = document.activeElement
    if (field instanceof HTMLElement && field.matches('input, textarea, [contenteditable]')) {
      if (OF_TEXT.includes(id)) return void document.execCommand(id)
      field.blur()
    }
    chooseMenuItem(id, editor, ui)
  })
}
