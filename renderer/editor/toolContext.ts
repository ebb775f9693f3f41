/** The narrow window through which tools see the editor. */
import { type StoreApi } from 'zustand/vanilla'
import { type DocumentModel } from './documentModel'
import { type EditorState } from './editor'
import { type EditorDocument } from './ports/document'
import { type HoverState } from './ports/hover'
import { type EditorSession } from './ports/session'
import { type ToolContext } from './ports/toolContext'

interface ToolContextParts {
  readonly store: StoreApi<EditorState>
  readonly hover: StoreApi<HoverState>
  readonly model: DocumentModel
  readonly document: EditorDocument
  readonly session: EditorSession
  readonly redraw: () => void
}

export function toolContext({
  store,
  hover,
  model,
  document,
  session,
  redraw,
}: ToolContextParts): ToolContext {
  return {
    get scenario() {
      return document.scenario
    },
    get layout() {
      return { grid: document.scenario.map.grid, hexMm: document.scenario.map.hexMm }
    },
    get options() {
      return store.getState().session.options
    },
    get selection() {
      return store.getState().session.selection
    },
    get route() {
      return store.getState().session.route
    },
    get turn() {
      return store.getState().session.turn
    },
    get inquiry() {
      return store.getState().session.inquiry
    },
    get compared() {
      return store.getState().session.compared
    },
    get mmPerPx() {
      return 1 / hover.getState().zoom
    },
    get ruleset() {
      return document.ruleset
    },
    get view() {
      return store.getState().view
    },
    get typing() {
      return store.getState().session.typing
    },
    idCode: document.idCode,
    ask: document.ask,
    gesture: document,
    select: session.select,
    setRoute: session.setRoute,
    setInquiry: session.setInquiry,
    type: session.type,
    setOptions: session.setOptions,
    useTool: session.setTool,
    notify: (text) => session.notify(text),
    redraw,
    // The editor's own would cancel the tool that asks.
    undo: model.undo,
  }
}
