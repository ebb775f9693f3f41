/** Changes a label: its words, its place, its angle, its letters. */
import { label } from '#shared/document/fields/entities'
import { id, keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { type Label, type LabelId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { applyChange, type ChangeOf, changeOf } from './change'
import { command, named } from './command/command'
import { LABEL, OFF_MAP, unknown } from './command/refusals'
import { refusedLabel } from './values'

type OwnParts = Omit<Label, 'extra'>

const params = keyed({ label: id<LabelId>(), change: changeOf(label) })
export type EditLabel = ValueOf<typeof params>

export const editLabel = command({
  id: 'edit-label',
  params,
  name({ label, change }, { labels }) {
    const { fr, en } = verb(change)
    return named(`${fr} l’étiquette`, `${en} label`, labels[label]?.text ?? label)
  },
  run(draft, { label, change }) {
    const { labels, map } = found(draft)
    const present = labels[label]
    const target = present && draft.labels[label]
    if (!target) return unknown(LABEL, label)
    if (change.hex !== undefined && !onGrid(parseHexKey(change.hex), map.grid)) return OFF_MAP
    const refused = refusedLabel({ ...present, ...change })
    if (refused) return refused
    applyChange<OwnParts>(target, change)
  },
})

const MOVES = ['hex', 'dxMm', 'dyMm']

function verb(change: ChangeOf<OwnParts>): Localized {
  const keys = Object.keys(change)
  if (keys.length > 0 && keys.every((key) => MOVES.includes(key))) return localized('Déplacer', 'Move')
  return keys.length === 1 && keys[0] === 'angle'
    ? localized('Tourner', 'Turn')
    : localized('Modifier', 'Edit')
}
