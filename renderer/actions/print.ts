/** Printing: a PDF of the map, shown in a program that prints it. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const printMap: Action = {
  id: 'print',
  name: () => localized('Imprimer…', 'Print…'),
  shortcuts: ['Mod+P'],
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('print'),
}
