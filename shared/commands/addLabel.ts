/** Writes a label on the map. */
import { type Draft } from 'immer'
import { label } from '#shared/document/fields/entities'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Label, type LabelId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './command/cells'
import { command, named } from './command/command'
import { LABEL, OFF_MAP, taken } from './command/refusals'
import { refusedLabel } from './values'

export const addLabel = command({
  id: 'add-label',
  params: keyed({ id: id<LabelId>(), label }),
  name: ({ label }) => named('Écrire l’étiquette', 'Write label', label.text),
  run(draft, { id, label }) {
    const { labels, map } = found(draft)
    if (labels[id]) return taken(LABEL, id)
    if (!onGrid(parseHexKey(label.hex), map.grid)) return OFF_MAP
    const refused = refusedLabel(label)
    if (refused) return refused
    draft.labels[id] = { ...label } as Draft<Label>
  },
})
