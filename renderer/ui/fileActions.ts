/** The ways in which the page opens a document; where it goes is decided in `actions/openDocument.ts`. */
import { useMemo } from 'react'
import { type Scenario } from '#shared/document/types'
import { type DroppedFile, type FileRef, type FileVersion, type RecoveryEntry } from '#shared/host/host'
import { openDocument, openGameElsewhere, openNew, openOutcome, openRecent } from '../actions/openDocument'
import { type Editor } from '../editor/editor'
import { useEditor, useUi } from './EditorContext'
import { type Ui } from './uiStore'

/** Each is true when the document is shown now, in this window or another. */
interface FileActions {
  open(): Promise<boolean>
  openRecent(file: FileRef): Promise<boolean>
  openGallery(file: { readonly name: string; readonly text: string }): Promise<boolean>
  /** The file of a game of another scenario, in another window; false when it belongs to this one. */
  openGameElsewhere(file: { readonly name: string; readonly text: string }): Promise<boolean>
  /** All of them where there are many windows, else the first. */
  openDropped(files: readonly DroppedFile[]): Promise<boolean>
  /** An older text of a file, as a document without a file: looking at it overwrites nothing. */
  openVersion(file: FileRef, version: FileVersion): Promise<boolean>
  restore(entry: RecoveryEntry): Promise<boolean>
  create(scenario: Scenario): Promise<boolean>
}

export function fileActions(editor: Editor, ui: Ui): FileActions {
  const { host } = editor
  return {
    open: async () => openOutcome(editor, ui, await host.openScenario()),
    openRecent: (file) => openRecent(editor, ui, file),
    openGallery: ({ name, text }) => openDocument(editor, ui, { name, text, modified: false }),
    openGameElsewhere: ({ name, text }) => openGameElsewhere(editor, name, text),
    async openDropped(files) {
      let shown = false
      for (const file of host.manyWindows ? files : files.slice(0, 1))
        shown = (await openOutcome(editor, ui, await host.openDropped(file))) || shown
      return shown
    },
    async openVersion(file, version) {
      const read = editor.files.readOutcome(await host.openVersion(file, version.id))
      if (!read) return false
      const { name, text } = read
      const { savedAt } = version
      return openDocument(editor, ui, { name, text, modified: true, version: { of: file.name, savedAt } })
    },
    restore: ({ id, name, text, file, version }) =>
      openDocument(editor, ui, {
        name,
        text,
        modified: true,
        recovery: id,
        ...(file && { file }),
        ...(version && { version }),
      }),
    create: (scenario) => openNew(editor, ui, scenario),
  }
}

export function useFileActions(): FileActions {
  const editor = useEditor()
  const ui = useUi()
  return useMemo(() => fileActions(editor, ui), [editor, ui])
}
