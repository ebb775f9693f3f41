/**
 * Deletes what is selected: counters; of a hexside its opening first, so that the wall is whole again (SID-4); of hexes all that
 * copying them takes (MAP-2).
 */
import { clearHexside } from '#shared/commands/clearHexside'
import { removeCounters } from '#shared/commands/removeCounters'
import { hexsideAt } from '#shared/document/map'
import { parseHexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type Action } from './action'
import { clearSelected } from './region'

function isEnabled(editor: Editor): boolean {
  const { document, session } = editor.store.getState()
  const { selection } = session
  if (selection.kind === 'hexside')
    return hexsideAt(document.scenario.map, parseHexsideKey(selection.hexside)) !== undefined
  return selection.kind === 'counters' || selection.kind === 'hexes'
}

export const deleteSelection: Action = {
  id: 'delete',
  name: () => localized('Supprimer', 'Delete'),
  shortcuts: ['Delete', 'Backspace'],
  isEnabled,
  run(editor) {
    const { document, session } = editor.store.getState()
    const { selection } = session
    const { features } = editor.ruleset
    if (selection.kind === 'counters') editor.run(removeCounters, { counters: selection.counters })
    if (selection.kind === 'hexside') {
      const sides = [selection.hexside]
      const opening = hexsideAt(document.scenario.map, parseHexsideKey(selection.hexside))?.opening
      const label = features.find(({ id }) => id === opening?.feature)?.name
      const named = label ? { label } : {}
      editor.run(clearHexside, opening ? { sides, slots: ['opening'], ...named } : { sides })
    }
    if (selection.kind === 'hexes') clearSelected(editor, 'delete')
  },
}
