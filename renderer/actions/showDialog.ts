/** The actions of the help menu. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const showPalette: Action = {
  id: 'palette',
  name: () => localized('Palette de commandes', 'Command palette'),
  shortcuts: ['Mod+K', 'Mod+Shift+P'],
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('palette'),
}

export const showShortcuts: Action = {
  id: 'shortcuts',
  name: () => localized('Raccourcis clavier', 'Keyboard shortcuts'),
  shortcuts: ['?', 'F1'],
  overStart: true,
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('shortcuts'),
}

export const showAbout: Action = {
  id: 'about',
  name: () => localized('À propos de Castellan', 'About Castellan'),
  overStart: true,
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('about'),
}
