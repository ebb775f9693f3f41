/** Selects every counter that is seen on the map; none while they are hidden, because Delete would remove them unseen. */
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { knownScenario } from '../editor/eyes'
import { type Action } from './action'

function placedCounters({ store }: Pick<Editor, 'store'>): CounterId[] {
  const state = store.getState()
  if (state.view.hiddenLayers.includes('counters')) return []
  const { counters } = knownScenario(state)
  return (Object.keys(counters) as CounterId[]).filter((id) => counters[id]?.hex !== undefined)
}

export const selectAllCounters: Action = {
  id: 'select-all-counters',
  name: () => localized('Sélectionner tous les pions', 'Select all counters'),
  shortcuts: ['Mod+A'],
  isEnabled: (editor) => placedCounters(editor).length > 0,
  run: (editor) => editor.session.select({ kind: 'counters', counters: placedCounters(editor) }),
}
