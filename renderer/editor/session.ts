/** Session and view: tool, options, selection, notices, language, style. None of it is in the undo history. */
import { type StoreApi } from 'zustand/vanilla'
import { type Localized } from '#shared/i18n/localized'
import { type ToolOptions } from '../toolOptions/index'
import { type ToolId } from '../toolOptions/toolIds'
import {
  type DrawnRoute,
  type EditorState,
  type Selection,
  type SessionSlice,
  type TypedLabel,
  type ViewSlice,
} from './editor'

export interface SessionVerbs {
  /** Remembers which tool is in the hand. */
  keepTool(tool: ToolId): void
  setOptions(options: Partial<ToolOptions>): void
  select(selection: Selection): void
  setRoute(route: DrawnRoute | undefined): void
  type(typing: TypedLabel | undefined): void
  notify(text: Localized, kind?: 'info' | 'error'): void
  /** Takes the message back: it is no longer so. */
  dropNotice(): void
  setView(view: Partial<ViewSlice>): void
}

export function createSessionVerbs(store: StoreApi<EditorState>): SessionVerbs {
  function setSession(part: Partial<SessionSlice>): void {
    store.setState((state) => ({ session: { ...state.session, ...part } }))
  }
  return {
    keepTool: (tool) => setSession({ tool }),
    setOptions(options) {
      const before = store.getState().session.options
      const swapped = options.terrain !== undefined && options.terrain !== before.terrain
      const other = swapped ? { otherTerrain: before.terrain } : {}
      setSession({ options: { ...before, ...other, ...options } })
    },
    select: (selection) => setSession({ selection }),
    setRoute: (route) => setSession({ route }),
    type: (typing) => setSession({ typing }),
    notify: (text, kind = 'info') => setSession({ notice: { text, kind, at: Date.now() } }),
    dropNotice: () => setSession({ notice: undefined }),
    setView: (view) => store.setState((state) => ({ view: { ...state.view, ...view } })),
  }
}
