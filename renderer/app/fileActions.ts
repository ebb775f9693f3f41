/** Opening, replacing and saving with the question about unsaved changes before anything is lost. */
import { useMemo } from 'react'
import { type Scenario } from '#shared/document/types'
import { mayReplace } from '../actions/unsaved'
import { type Editor } from '../editor/editor'
import { useEditor, useUi } from './EditorContext'
import { type Ui } from './ui'

export interface FileActions {
  /** Each is true when another document is now open. */
  open(): Promise<boolean>
  openGallery(file: { readonly name: string; readonly text: string }): Promise<boolean>
  openDropped(file: File): Promise<boolean>
  create(scenario: Scenario): Promise<boolean>
}

export function fileActions(editor: Editor, ui: Ui): FileActions {
  const openText = async (name: string, text: string): Promise<boolean> =>
    (await mayReplace(editor, ui)) && editor.openText(name, text)
  return {
    async open() {
      if (!(await mayReplace(editor, ui))) return false
      const before = editor.store.getState().document.scenario
      await editor.open()
      return editor.store.getState().document.scenario !== before
    },
    openGallery: ({ name, text }) => openText(name, text),
    async openDropped(file) {
      const outcome = await editor.host.openDropped(file)
      return (await mayReplace(editor, ui)) && editor.openOutcome(outcome)
    },
    async create(scenario) {
      if (!(await mayReplace(editor, ui))) return false
      editor.newScenario(scenario)
      return true
    },
  }
}

export function useFileActions(): FileActions {
  const editor = useEditor()
  const ui = useUi()
  return useMemo(() => fileActions(editor, ui), [editor, ui])
}
