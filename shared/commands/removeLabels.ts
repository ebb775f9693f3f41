/** Takes labels off the map. */
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type LabelId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, named } from './command/command'
import { LABEL, unknown } from './command/refusals'

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
