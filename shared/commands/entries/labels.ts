/** The commands of labels on the map. */
import { label } from '#shared/document/entities'
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type LabelId } from '#shared/document/ids'
import { FAR_MM, LABEL_SIZE } from '#shared/document/limits'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { found } from '../command/cells'
import { command, named, type ParamsOf } from '../command/command'
import { OFF_MAP, refusal, unknown } from '../command/refusals'
import { LABEL } from '#shared/document/inWords/thingNouns'
import { refusedColor } from '../command/values'
import { adding, editing, kind } from './entries'

const LABELS = kind({
  section: 'labels',
  key: 'label',
  field: label,
  called: LABEL,
  nameOf: ({ text }) => text,
  refused({ text, sizeMm, angle, dxMm, dyMm, color }, { set, document }) {
    const { least, most } = LABEL_SIZE
    if (set.hex !== undefined && !onGrid(parseHexKey(set.hex), document.map.grid)) return OFF_MAP
    if (text.trim() === '') return refusal('Un texte est attendu.', 'A text is expected.')
    if (!(sizeMm >= least && sizeMm <= most))
      return refusal(`La taille va de ${least} à ${most} mm.`, `The size is from ${least} to ${most} mm.`)
    if (!(Math.abs(angle) <= 360))
      return refusal('Un angle va de -360 à 360 degrés.', 'An angle is from -360 to 360 degrees.')
    if (!(Math.max(Math.abs(dxMm), Math.abs(dyMm)) <= FAR_MM)) return OFF_MAP
    return refusedColor(color)
  },
})

export const addLabel = adding('add-label', LABELS, localized('Écrire l’étiquette', 'Write label'))

const edit = editing('edit-label', LABELS, localized('Modifier l’étiquette', 'Edit label'))
export type EditLabel = ParamsOf<typeof edit>

export const editLabel = command({
  ...edit,
  name({ label, change }, { labels }) {
    const { fr, en } = verb(Object.keys(change))
    return named(`${fr} l’étiquette`, `${en} label`, labels[label]?.text ?? label)
  },
})

const MOVES = ['hex', 'dxMm', 'dyMm']

function verb(changed: readonly string[]): Localized {
  if (changed.length > 0 && changed.every((key) => MOVES.includes(key))) return localized('Déplacer', 'Move')
  return changed.length === 1 && changed[0] === 'angle'
    ? localized('Tourner', 'Turn')
    : localized('Modifier', 'Edit')
}

export const removeLabels = command({
  id: 'remove-labels',
  params: keyed({ labels: list(id<LabelId>()) }),
  name({ labels }, document) {
    const [only] = labels
    const text = labels.length === 1 && only !== undefined ? document.labels[only]?.text : undefined
    return named('Supprimer', 'Delete', text ?? localized('des étiquettes', 'labels'))
  },
  run(draft, { labels }) {
    const present = found(draft).labels
    for (const id of new Set(labels)) {
      if (!present[id]) return unknown(LABEL, id)
      delete draft.labels[id]
    }
  },
})
