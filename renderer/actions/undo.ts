/** Undo and redo, with the name of what they would take back or do again. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Action } from './action'
import { tableInView } from './tableInView'

function withName(verb: Localized, name: Localized | undefined): Localized {
  if (!name) return verb
  return localized(`${verb.fr} «\u202f${name.fr}\u202f»`, `${verb.en} ${name.en}`)
}

export const undo: Action = {
  id: 'undo',
  name: ({ document }) => withName(localized('Annuler', 'Undo'), document.undoName),
  shortcuts: ['Mod+Z'],
  everywhere: true,
  isEnabled: (editor) =>
    editor.store.getState().document.undoName !== undefined || tableInView(editor)?.hasLoneDraft() === true,
  run(editor) {
    const table = tableInView(editor)
    if (table?.hasLoneDraft()) table.takeBackDraft()
    else editor.document.undo()
  },
}

export const redo: Action = {
  id: 'redo',
  name: ({ document }) => withName(localized('Rétablir', 'Redo'), document.redoName),
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  everywhere: true,
  isEnabled: (editor) => editor.store.getState().document.redoName !== undefined,
  run: (editor) => editor.document.redo(),
}
