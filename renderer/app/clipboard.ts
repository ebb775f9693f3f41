/** The clipboard's events of the page, wherever they come from: keys, the Edit menu of the system, our own menu. */
import { firstFaceOf } from '#shared/rules/contract/rows'
import { clipboardInView } from '../actions/clipboardInView'
import { artTargetAt } from '../actions/counterArt/artTarget'
import { type ArtFaces, giveArt } from '../actions/counterArt/giveArt'
import { clearSelected, copiedText, pasteText } from '../actions/region'
import { type Editor } from '../editor/editor'

/** There the clipboard is about text. */
const TEXTS = 'input, textarea, select, [contenteditable], [role="dialog"]'

/** The part of a ClipboardEvent that is read. */
export interface ClipboardLike {
  readonly type: string
  readonly target: unknown
  readonly clipboardData: {
    getData(type: string): string
    setData(type: string, text: string): void
    readonly files?: ArrayLike<File>
  } | null
  preventDefault(): void
}

/**
 * Copies, cuts or pastes a piece of the map, or what is selected in its place, or pastes a picture on a card; what is about none of
 * them is left to the browser.
 */
export async function handleClipboard(event: ClipboardLike, editor: Editor, hasText: boolean): Promise<void> {
  const { target, clipboardData, type } = event
  const inText = isElement(target) && target.closest(TEXTS) !== null
  const pasted = type === 'paste' ? pastedArt(event, editor) : undefined
  if (pasted) {
    event.preventDefault()
    await giveArt(editor, pasted.file, pasted.to)
    return
  }
  // A gesture under way is finished first.
  if (inText || !clipboardData || editor.input.state !== 'idle') return
  const inView = clipboardInView(editor)
  if (inView && !(hasText && type !== 'paste')) {
    event.preventDefault()
    if (type === 'paste') return inView.paste(clipboardData.getData('text/plain'))
    inView.copyTo(clipboardData)
    if (type === 'cut') inView.clear()
    return
  }
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

/** A picture pasted over a card, or while the sheet of a counter type is open: it is for that, not for the map. */
function pastedArt(
  { target, clipboardData }: ClipboardLike,
  { document, store }: Editor,
): { readonly file: File; readonly to: ArtFaces } | undefined {
  const file = Array.from(clipboardData?.files ?? []).find((one) => one.type.startsWith('image/'))
  if (!file) return undefined
  const { selection } = store.getState().session
  const over = artTargetAt(target)
  if (over) return { file, to: over }
  if (selection.kind !== 'counterType') return undefined
  const sheet = document.scenario.counterTypes[selection.counterType]
  const faces = sheet ? [firstFaceOf(sheet, document.ruleset.counterSchema)] : []
  return { file, to: { counterType: selection.counterType, faces } }
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
