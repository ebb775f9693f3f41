/** The file menu. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'
import { mayReplace } from './unsaved'

export const newScenario: Action = {
  id: 'new',
  name: () => localized('Nouveau scénario…', 'New scenario…'),
  shortcuts: ['Mod+Alt+N'],
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
  isEnabled: always,
  async run(editor, ui) {
    if (await mayReplace(editor, ui)) await editor.open()
  },
}

export const save: Action = {
  id: 'save',
  name: () => localized('Enregistrer', 'Save'),
  shortcuts: ['Mod+S'],
  isEnabled: always,
  async run(editor) {
    await editor.save()
  },
}

export const saveAs: Action = {
  id: 'save-as',
  name: () => localized('Enregistrer sous…', 'Save as…'),
  shortcuts: ['Mod+Shift+S'],
  isEnabled: always,
  async run(editor) {
    await editor.saveAs()
  },
}

export const exportMap: Action = {
  id: 'export',
  name: () => localized('Exporter…', 'Export…'),
  shortcuts: ['Mod+E'],
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('export'),
}
