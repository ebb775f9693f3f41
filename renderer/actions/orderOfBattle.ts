/** The order of battle in the place of the map, and back. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const orderOfBattle: Action = {
  id: 'order-of-battle',
  name: () => localized('Ordre de bataille', 'Order of battle'),
  // Beside the key of the table of counter types.
  shortcuts: ['Shift+F4'],
  everywhere: true,
  isEnabled: always,
  run: (_editor, ui) => ui.toggleView('order'),
}
