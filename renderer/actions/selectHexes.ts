/** Selecting hexes other than by hand: all of the map, or all whose terrain is like that of the selected ones. */
import { terrainAt } from '#shared/document/map'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type Action, always } from './action'
import { selectedHexes } from './targets'

// With none selected, the hex under the pointer.
function samples(editor: Pick<Editor, 'store' | 'view'>): readonly HexKey[] {
  const selected = selectedHexes(editor)
  const { hex } = editor.view.hover.getState()
  return selected.length > 0 || hex === undefined ? selected : [hex]
}

export const selectAllHexes: Action = {
  id: 'select-all-hexes',
  name: () => localized('Sélectionner toutes les cases', 'Select all hexes'),
  shortcuts: ['Mod+Shift+A'],
  isEnabled: always,
  run(editor) {
    const { grid } = editor.document.scenario.map
    editor.session.select({ kind: 'hexes', hexes: [...hexesOfGrid(grid)].map(hexKey) })
  },
}

export const selectSameTerrain: Action = {
  id: 'select-same-terrain',
  name: () => localized('Sélectionner le même terrain', 'Select the same terrain'),
  isEnabled: (editor) => samples(editor).length > 0,
  run(editor) {
    const { map } = editor.document.scenario
    const terrains = new Set(samples(editor).map((key) => terrainAt(map, parseHexKey(key))))
    const alike = [...hexesOfGrid(map.grid)].filter((hex) => terrains.has(terrainAt(map, hex)))
    editor.session.select({ kind: 'hexes', hexes: alike.map(hexKey) })
  },
}
