/** The file menu. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'
import { openOutcome } from './openDocument'

export const newScenario: Action = {
  id: 'new',
  name: () => localized('Nouveau scénario…', 'New scenario…'),
  // A tab of a browser keeps Mod+N for itself.
  shortcuts: ['Mod+Alt+N', 'Mod+N'],
  overStart: true,
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('new'),
}

export const openGallery: Action = {
  id: 'gallery',
  name: () => localized('Galerie…', 'Gallery…'),
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('gallery'),
}

export const openFile: Action = {
  id: 'open',
  name: () => localized('Ouvrir…', 'Open…'),
  shortcuts: ['Mod+O'],
  overStart: true,
  isEnabled: always,
  async run(editor, ui) {
    if (await openOutcome(editor, ui, await editor.host.openScenario())) ui.closeDialog()
  },
}

export const versions: Action = {
  id: 'versions',
  name: () => localized('Versions antérieures…', 'Earlier versions…'),
  isEnabled: (editor) => editor.store.getState().document.file !== undefined,
  run: (_editor, ui) => ui.openDialog('versions'),
}

export const save: Action = {
  id: 'save',
  name: () => localized('Enregistrer', 'Save'),
  shortcuts: ['Mod+S'],
  isEnabled: always,
  async run(editor) {
    await editor.files.save()
  },
}

export const saveAs: Action = {
  id: 'save-as',
  name: () => localized('Enregistrer sous…', 'Save as…'),
  shortcuts: ['Mod+Shift+S'],
  isEnabled: always,
  async run(editor) {
    await editor.files.saveAs()
  },
}

export const exportMap: Action = {
  id: 'export',
  name: () => localized('Exporter…', 'Export…'),
  shortcuts: ['Mod+E'],
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('export'),
}
