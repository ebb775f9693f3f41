/** The clipboard's events of the page, wherever they come from: keys, the Edit menu of the system, our own menu. */
import { clearSelected, copiedText, pasteText } from '../actions/region'
import { type Editor } from '../editor/editor'

/** There the clipboard is about text. */
const TEXTS = 'input, textarea, select, [contenteditable], [role="dialog"]'

/** The part of a ClipboardEvent that is read. */
export interface ClipboardLike {
  readonly type: string
  readonly target: unknown
  readonly clipboardData: { getData(type: string): string; setData(type: string, text: string): void } | null
  preventDefault(): void
}

/** Copies, cuts or pastes a piece of the map; what is not about the map is left to the browser. */
export async function handleClipboard(event: ClipboardLike, editor: Editor, hasText: boolean): Promise<void> {
  const { target, clipboardData, type } = event
  const inText = isElement(target) && target.closest(TEXTS) !== null
  // A gesture under way is finished first.
  if (inText || !clipboardData || editor.input.state !== 'idle') return
  if (type === 'paste') {
    event.preventDefault()
    return pasteText(editor, clipboardData.getData('text/plain'))
  }
  // Words marked somewhere on the page are what is copied.
  const text = hasText ? undefined : copiedText(editor)
  if (text === undefined) return
  clipboardData.setData('text/plain', text)
  event.preventDefault()
  if (type === 'cut') clearSelected(editor, 'cut')
}

function isElement(target: unknown): target is { closest(selector: string): unknown } {
  return typeof target === 'object' && target !== null && 'closest' in target
}

/** Listens on the window; returns what ends it. */
export function listenToClipboard(editor: Editor): () => void {
  const hear = (event: ClipboardEvent): void => {
    const marked = document.getSelection()
    void handleClipboard(event, editor, marked !== null && !marked.isCollapsed)
  }
  const types = ['copy', 'cut', 'paste'] as const
  for (const type of types) window.addEventListener(type, hear)
  return () => {
    for (const type of types) window.removeEventListener(type, hear)
  }
}
