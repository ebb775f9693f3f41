/** The actions for a label, for a zone, and for making a zone of the selected hexes. */
import { addZone } from '#shared/commands/entries/zones'
import { type LabelId, type ZoneId } from '#shared/document/ids'
import { type Label, type Zone } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { newZone } from '../tools/zone/zones'
import { type Action } from './action'

function labelOf({ store }: Pick<Editor, 'store'>): { id: LabelId; label: Label } | undefined {
  const { document, session } = store.getState()
  const { selection } = session
  const label = selection.kind === 'label' ? document.scenario.labels[selection.label] : undefined
  return selection.kind === 'label' && label ? { id: selection.label, label } : undefined
}

function zoneOf({ store }: Pick<Editor, 'store'>): { id: ZoneId; zone: Zone } | undefined {
  const { document, session } = store.getState()
  const { selection } = session
  const zone = selection.kind === 'zone' ? document.scenario.zones[selection.zone] : undefined
  return selection.kind === 'zone' && zone ? { id: selection.zone, zone } : undefined
}

export const typeLabel: Action = {
  id: 'type-label',
  name: () => localized('Récrire l’étiquette', 'Rewrite label'),
  isEnabled: (editor) => labelOf(editor) !== undefined,
  run: (editor) => editor.session.type(labelOf(editor)),
}

export const zoneFromHexes: Action = {
  id: 'zone-from-hexes',
  name: () => localized('Faire une zone de ces cases', 'Make a zone of these hexes'),
  isEnabled: ({ store }) => store.getState().session.selection.kind === 'hexes',
  run(editor) {
    const { document, session } = editor.store.getState()
    const { selection } = session
    if (selection.kind !== 'hexes') return
    const made = newZone(document.scenario, selection.hexes, editor.document.idCode)
    if (editor.document.run(addZone, made)) return
    editor.session.setOptions({ zone: made.id })
    editor.session.select({ kind: 'zone', zone: made.id })
  },
}

export const selectZoneHexes: Action = {
  id: 'select-zone-hexes',
  name: () => localized('Sélectionner les cases de la zone', 'Select the hexes of the zone'),
  isEnabled: (editor) => (zoneOf(editor)?.zone.hexes.length ?? 0) > 0,
  run(editor) {
    const hexes = zoneOf(editor)?.zone.hexes
    if (hexes) editor.session.select({ kind: 'hexes', hexes })
  },
}
