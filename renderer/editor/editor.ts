/**
 * The editor: its state, and one port for each thing that panels, actions and tools do with it (`ports/`). No React and no
 * Konva here: `createEditor.ts` builds one from a host. Three slices that never mix: the document (changed by commands only),
 * the session (tool, selection), the view.
 */
import { type StoreApi } from 'zustand/vanilla'
import { type Host } from '#shared/host/host'
import { type EditorDocument, type DocumentSlice } from './ports/document'
import { type EditorFiles } from './ports/files'
import { type EditorSession, type SessionSlice } from './ports/session'
import { type ToolInput } from './ports/toolInput'
import { type EditorView, type ViewSlice } from './ports/view'

export interface EditorState {
  readonly document: DocumentSlice
  readonly session: SessionSlice
  readonly view: ViewSlice
}

export interface Editor {
  readonly store: StoreApi<EditorState>
  readonly host: Host
  readonly document: EditorDocument
  readonly session: EditorSession
  readonly files: EditorFiles
  readonly view: EditorView
  readonly input: ToolInput
  /** Ends timers and workers and drops the recovery entry: the window closes cleanly. */
  close(): Promise<void>
}
