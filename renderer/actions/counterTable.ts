/** The table of counter types in the place of the map, and back. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const counterTable: Action = {
  id: 'counter-table',
  name: () => localized('Tableau des pions', 'Table of counter types'),
  // The browsers leave this key alone; Mod+Shift+T opens a tab again, and letters are the tools'.
  shortcuts: ['F4'],
  everywhere: true,
  isEnabled: always,
  run: (_editor, ui) => ui.toggleView('armies'),
}
