/** Adds a victory condition (SCN-5). */
import { type Draft } from 'immer'
import { victory as victoryField } from '#shared/document/fields/game'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Victory } from '#shared/document/game'
import { type VictoryId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { VICTORY, taken } from './command/refusals'
import { refusedValue } from './values'

export const addVictory = command({
  id: 'add-victory',
  params: keyed({ id: id<VictoryId>(), victory: victoryField }),
  name: () => localized('Ajouter une condition de victoire', 'Add a victory condition'),
  run(draft, { id, victory }) {
    if (found(draft).victory[id]) return taken(VICTORY, id)
    const refused = refusedValue(victoryField, victory)
    if (refused) return refused
    draft.victory[id] = victory as Draft<Victory>
    return undefined
  },
})
