/** The clipboard of the view that is shown in place of the map: of the table of counter types, or of the order of battle. */
import { type Editor } from '../editor/editor'

export interface ClipboardInView {
  /** True when something is selected that can be copied. */
  hasCopy(): boolean
  copyTo(clipboard: { setData(type: string, text: string): void }): void
  /** Does with what was copied what a cut does here. */
  clear(): void
  /** Pastes a text where the selection is; may ask first. */
  paste(text: string): Promise<void>
  /** Gives it the focus, which a menu had. */
  focus(): void
}

const shown = new WeakMap<Editor, ClipboardInView>()

export function clipboardInView(editor: Editor): ClipboardInView | undefined {
  return shown.get(editor)
}

/** Says that it is shown; returns what ends it. */
export function showClipboard(editor: Editor, clipboard: ClipboardInView): () => void {
  shown.set(editor, clipboard)
  return () => {
    if (shown.get(editor) === clipboard) shown.delete(editor)
  }
}
