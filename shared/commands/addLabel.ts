/** Writes a label on the map. */
import { type Draft } from 'immer'
import { type Label, type LabelId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './cells'
import { type Command } from './command'
import { named } from './naming'
import { LABEL, OFF_MAP, taken } from './refusals'
import { refusedLabel } from './values'

export interface AddLabel {
  readonly id: LabelId
  readonly label: Label
}

export const addLabel: Command<AddLabel> = {
  id: 'add-label',
  name: ({ label }) => named('Écrire l’étiquette', 'Write label', label.text),
  run(draft, { id, label }) {
    const { labels, map } = found(draft)
    if (labels[id]) return taken(LABEL, id)
    if (!onGrid(parseHexKey(label.hex), map.grid)) return OFF_MAP
    const refused = refusedLabel(label)
    if (refused) return refused
    draft.labels[id] = { ...label } as Draft<Label>
    return undefined
  },
}
