/**
 * Deletes what is selected: counters; of a hexside its opening first, so that the wall is whole again (SID-4); of hexes all that
 * copying them takes (MAP-2); a label; a zone, whose hexes stay.
 */
import { clearHexside } from '#shared/commands/clearHexside'
import { removeCounters } from '#shared/commands/removeCounters'
import { removeLabels } from '#shared/commands/entries/labels'
import { removeZone } from '#shared/commands/entries/zones'
import { localized } from '#shared/i18n/localized'
import { featureRow } from '#shared/rules/contract/rows'
import { type Editor } from '../editor/editor'
import { type Action } from './action'
import { clearSelected } from './region'
import { selectedSides } from './selectedSide'

function isEnabled({ store }: Pick<Editor, 'store'>): boolean {
  const { selection } = store.getState().session
  if (selection.kind === 'hexsides') return selectedSides(store.getState()).length > 0
  return selection.kind !== 'none' && selection.kind !== 'counterType'
}

export const deleteSelection: Action = {
  id: 'delete',
  name: () => localized('Supprimer', 'Delete'),
  shortcuts: ['Delete', 'Backspace'],
  isEnabled,
  run(editor) {
    const { selection } = editor.store.getState().session
    if (selection.kind === 'counters') editor.document.run(removeCounters, { counters: selection.counters })
    if (selection.kind === 'hexsides') deleteSides(editor)
    if (selection.kind === 'label') editor.document.run(removeLabels, { labels: [selection.label] })
    if (selection.kind === 'zone') editor.document.run(removeZone, { zone: selection.zone })
    if (selection.kind === 'hexes') clearSelected(editor, 'delete')
  },
}

function deleteSides({ store, document }: Pick<Editor, 'store' | 'document'>): void {
  const sides = selectedSides(store.getState())
  const open = sides.filter(({ features }) => features.opening)
  const [first] = open
  if (!first) return void document.run(clearHexside, { sides: sides.map(({ side }) => side) })
  const label = featureRow(document.ruleset, first.features.opening?.feature)?.name
  document.run(clearHexside, {
    sides: open.map(({ side }) => side),
    slots: ['opening'],
    ...(label && { label }),
  })
}
