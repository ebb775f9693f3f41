/** What is done to the selected hexside: its door opened or closed, all taken off it (SID-4). */
import { clearHexside } from '#shared/commands/clearHexside'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures } from '#shared/document/types'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { type Editor, type EditorState } from '../editor/editor'
import { type Action } from './action'

interface Selected {
  readonly side: HexsideKey
  readonly features: HexsideFeatures
}

function selectedSide({ document, session }: EditorState): Selected | undefined {
  const { selection } = session
  if (selection.kind !== 'hexside') return undefined
  const features = hexsideAt(document.scenario.map, parseHexsideKey(selection.hexside))
  return features && { side: selection.hexside, features }
}

function selectedDoor(editor: Editor) {
  const selected = selectedSide(editor.store.getState())
  const opening = selected?.features.opening
  const row = editor.ruleset.features.find(({ id }) => id === opening?.feature)
  return selected && opening && row?.hasState ? { side: selected.side, opening, row } : undefined
}

export const openOrClose: Action = {
  id: 'open-or-close',
  name(state) {
    const door = selectedSide(state)?.features.opening
    if (!door) return localized('Ouvrir ou fermer', 'Open or close')
    return door.state === 'open' ? localized('Fermer', 'Close') : localized('Ouvrir', 'Open')
  },
  isEnabled: (editor) => selectedDoor(editor) !== undefined,
  run(editor) {
    const door = selectedDoor(editor)
    if (!door) return
    const { side, opening, row } = door
    const value = { ...opening, state: opening.state === 'open' ? ('closed' as const) : ('open' as const) }
    editor.run(setHexsideFeature, { sides: [side], slot: 'opening', value, label: row.name })
  },
}

export const clearSide: Action = {
  id: 'clear-side',
  name: () => localized('Tout enlever du bord', 'Clear the hexside'),
  isEnabled: (editor) => selectedSide(editor.store.getState()) !== undefined,
  run(editor) {
    const selected = selectedSide(editor.store.getState())
    if (selected) editor.run(clearHexside, { sides: [selected.side] })
  },
}
