/** The actions on selected hexes, beside painting: select more like them, take structures and markers away. */
import { clearStructure } from '#shared/commands/clearStructure'
import { removeMarkers } from '#shared/commands/removeMarkers'
import { terrainAt } from '#shared/document/map'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { floodFill } from '#shared/hex/region'
import { localized } from '#shared/i18n/localized'
import { markerRow } from '#shared/rules/contract/rows'
import { type Editor } from '../editor/editor'
import { knownScenario } from '../editor/eyes'
import { type Action } from './action'
import { selectedHexes } from './targets'

/** Every area of one terrain that a selected hex lies in. */
export const selectAreas: Action = {
  id: 'select-areas',
  name: () => localized('Sélectionner l’étendue de même terrain', 'Select the area of this terrain'),
  isEnabled: (editor) => selectedHexes(editor).length > 0,
  run(editor) {
    const { map } = editor.document.scenario
    const found = new Set<HexKey>()
    for (const key of selectedHexes(editor)) {
      if (found.has(key)) continue
      const start = parseHexKey(key)
      const terrain = terrainAt(map, start)
      for (const hex of floodFill(start, { mayEnter: (next) => terrainAt(map, next) === terrain }))
        found.add(hexKey(hex))
    }
    editor.session.select({ kind: 'hexes', hexes: [...found] })
  },
}

export const removeStructure: Action = {
  id: 'remove-structure',
  name: () => localized('Enlever l’ouvrage', 'Remove structure'),
  isEnabled(editor) {
    const { structures } = editor.document.scenario.map
    return selectedHexes(editor).some((hex) => structures[hex])
  },
  run: (editor) => void editor.document.run(clearStructure, { hexes: selectedHexes(editor) }),
}

function markerKinds(editor: Editor): readonly string[] {
  const hexes = new Set(selectedHexes(editor))
  if (hexes.size === 0) return []
  const { markers } = knownScenario(editor.store.getState()).map
  return [...new Set(Object.values(markers).flatMap(({ hex, kind }) => (hexes.has(hex) ? kind : [])))]
}

export const removeAllMarkers: Action = {
  id: 'remove-markers',
  name: () => localized('Enlever les marqueurs', 'Remove markers'),
  isEnabled: (editor) => markerKinds(editor).length > 0,
  run(editor) {
    const hexes = selectedHexes(editor)
    const { eyes } = editor.store.getState().view
    editor.document.begin()
    for (const kind of markerKinds(editor)) {
      const label = markerRow(editor.document.ruleset, kind)?.name
      editor.document.run(removeMarkers, { kind, hexes, eyes, ...(label && { label }) })
    }
    editor.document.commit()
  },
}
