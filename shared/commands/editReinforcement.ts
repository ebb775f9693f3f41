/** Changes the name or the turn of a reinforcement (SCN-4). */
import { reinforcement } from '#shared/document/fields/entities'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Reinforcement, type ReinforcementId } from '#shared/document/types'
import { applyChange, changeOf } from './change'
import { command, named } from './command/command'
import { REINFORCEMENT, unknown } from './command/refusals'
import { refusedTurn } from './values'

export const editReinforcement = command({
  id: 'edit-reinforcement',
  params: keyed({ reinforcement: id<ReinforcementId>(), change: changeOf(reinforcement, 'name', 'turn') }),
  name: ({ reinforcement }, { reinforcements }) =>
    named('Modifier le renfort', 'Edit reinforcement', reinforcements[reinforcement]?.name ?? reinforcement),
  run(draft, { reinforcement, change }) {
    const target = draft.reinforcements[reinforcement]
    if (!target) return unknown(REINFORCEMENT, reinforcement)
    const refused = refusedTurn(change.turn ?? undefined)
    if (refused) return refused
    applyChange<Pick<Reinforcement, 'name' | 'turn'>>(target, change)
  },
})
