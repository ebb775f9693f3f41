/** The actions that open and save files. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'
import { openOutcome } from './openDocument'

export const openFile: Action = {
  id: 'open',
  name: () => localized('Ouvrir…', 'Open…'),
  shortcuts: ['Mod+O'],
  everywhere: true,
  overStart: true,
  isEnabled: always,
  async run(editor, ui) {
    if (await openOutcome(editor, ui, await editor.host.openScenario())) ui.closeDialog()
  },
}

export const save: Action = {
  id: 'save',
  name: () => localized('Enregistrer', 'Save'),
  shortcuts: ['Mod+S'],
  everywhere: true,
  isEnabled: always,
  run: async (editor) => void (await editor.files.save()),
}

export const saveAs: Action = {
  id: 'save-as',
  name: () => localized('Enregistrer sous…', 'Save as…'),
  shortcuts: ['Mod+Shift+S'],
  everywhere: true,
  isEnabled: always,
  run: async (editor) => void (await editor.files.saveAs()),
}
