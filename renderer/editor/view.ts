/** Builds the view of the editor. */
import { type StoreApi } from 'zustand/vanilla'
import { type EditorState } from './editor'
import { type HoverState } from './ports/hover'
import { type EditorView } from './ports/view'

export function createView(store: StoreApi<EditorState>, hover: StoreApi<HoverState>): EditorView {
  return {
    set: (part) => store.setState(({ view }) => ({ view: { ...view, ...part } })),
    viewport: undefined,
    hover,
  }
}
