/** The scenario as a game (texts, turns, victory…) in the place of the map, and back. */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const scenarioView: Action = {
  id: 'scenario-view',
  name: () => localized('Scénario', 'Scenario'),
  shortcuts: ['F7'],
  everywhere: true,
  isEnabled: always,
  run: (_editor, ui) => ui.toggleView('scenario'),
}
