/** The editor's three slices and the hover store, with their first values. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Scenario } from '#shared/document/types'
import { type FileRef } from '#shared/host/host'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { toolOptions } from '../toolOptions/index'
import { type EditorState } from './editor'
import { type DocumentSlice } from './ports/document'
import { type HoverState } from './ports/hover'
import { type SessionSlice } from './ports/session'
import { type ViewSlice } from './ports/view'

/** The parts of a session that speak of a document, before anything in it is chosen. */
export const OF_NO_DOCUMENT = {
  selection: { kind: 'none' },
  route: undefined,
  turn: NOTHING_HAPPENED,
  witness: undefined,
  inquiry: undefined,
  pinned: [],
  compared: undefined,
  copy: undefined,
  framed: undefined,
  typing: undefined,
  playing: false,
} as const satisfies Partial<SessionSlice>

const DEFAULT_VIEW: ViewSlice = {
  language: 'fr',
  theme: 'system',
  style: 'illustrated',
  eyes: 'author',
  hiddenLayers: [],
  lockedLayers: [],
  layerOpacity: {},
  minimap: true,
  hints: true,
}

export function createStores(
  scenario: Scenario,
  ruleset: Ruleset,
  view: Partial<ViewSlice>,
): { readonly store: StoreApi<EditorState>; readonly hover: StoreApi<HoverState> } {
  const session: SessionSlice = {
    tool: 'select',
    options: toolOptions(ruleset),
    ...OF_NO_DOCUMENT,
    asked: [],
    notice: undefined,
  }
  return {
    store: createStore<EditorState>(() => ({
      document: untouchedDocument(scenario, undefined),
      session,
      view: { ...DEFAULT_VIEW, ...view },
    })),
    hover: createStore<HoverState>(() => ({
      hex: undefined,
      hexside: undefined,
      toolStatus: undefined,
      zoom: 1,
    })),
  }
}

/** The document slice of a scenario just made or opened. */
export function untouchedDocument(scenario: Scenario, file: FileRef | undefined): DocumentSlice {
  const nothingDone = { modified: false, undoName: undefined, redoName: undefined }
  return { scenario, file, version: undefined, ...nothingDone, findings: [] }
}
