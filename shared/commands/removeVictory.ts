/** Takes a victory condition out of the scenario. */
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type VictoryId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { VICTORY, unknown } from './command/refusals'

export const removeVictory = command({
  id: 'remove-victory',
  params: keyed({ victory: id<VictoryId>() }),
  name: () => localized('Supprimer la condition de victoire', 'Delete victory condition'),
  run(draft, { victory }) {
    if (!found(draft).victory[victory]) return unknown(VICTORY, victory)
    delete draft.victory[victory]
    return undefined
  },
})
