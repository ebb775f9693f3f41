/** Opens the house rules of this scenario: options, added terrains and features, other figures. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const editHouseRules: Action = {
  id: 'house-rules',
  name: () => localized('Règles de ce scénario…', 'Rules of this scenario…'),
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('house-rules'),
}
