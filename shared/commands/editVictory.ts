/** Changes a victory condition (SCN-5). */
import { type Draft } from 'immer'
import { victory as victoryField } from '#shared/document/fields/game'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Victory } from '#shared/document/game'
import { type VictoryId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { applyChange, changeOf } from './change'
import { found } from './command/cells'
import { command } from './command/command'
import { VICTORY, unknown } from './command/refusals'
import { refusedValue } from './values'

export const editVictory = command({
  id: 'edit-victory',
  params: keyed({ victory: id<VictoryId>(), change: changeOf(victoryField) }),
  name: () => localized('Modifier la condition de victoire', 'Edit victory condition'),
  run(draft, { victory, change }) {
    const present = found(draft).victory[victory]
    const target = draft.victory[victory]
    if (!present || !target) return unknown(VICTORY, victory)
    const next: Draft<Victory> = { ...(present as Draft<Victory>) }
    applyChange<Omit<Victory, 'extra'>>(next, change)
    const refused = refusedValue(victoryField, next as Victory)
    if (refused) return refused
    applyChange<Omit<Victory, 'extra'>>(target, change)
    return undefined
  },
})
