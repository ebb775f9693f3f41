/** Swaps the terrain with the one painted before: two terrains by one key. */
import { localized } from '#shared/i18n/localized'
import { type Action } from './action'

export const swapTerrain: Action = {
  id: 'swap-terrain',
  name: () => localized('Revenir au terrain précédent', 'Back to the terrain before'),
  shortcuts: ['x'],
  isEnabled(editor) {
    const { terrain, otherTerrain } = editor.store.getState().session.options
    return terrain !== otherTerrain
  },
  run(editor) {
    const { otherTerrain } = editor.store.getState().session.options
    editor.session.setOptions({ terrain: otherTerrain, scatter: false })
  },
}
