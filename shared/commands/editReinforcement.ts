/** Changes a reinforcement: name, turns, entry, condition (SCN-4). Its side is what it is. */
import { type Draft } from 'immer'
import { reinforcement as reinforcementField } from '#shared/document/fields/game'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Reinforcement, type ReinforcementId } from '#shared/document/types'
import { applyChange, changeOf } from './change'
import { found } from './command/cells'
import { command, named } from './command/command'
import { REINFORCEMENT, unknown } from './command/refusals'
import { refusedReinforcement } from './reinforcement'

type OwnParts = Omit<Reinforcement, 'extra' | 'side'>

export const editReinforcement = command({
  id: 'edit-reinforcement',
  params: keyed({
    reinforcement: id<ReinforcementId>(),
    change: changeOf(
      reinforcementField,
      ...(['name', 'turn', 'lastTurn', 'roll', 'entries', 'facing', 'condition', 'blocked'] as const),
    ),
  }),
  name: ({ reinforcement }, { reinforcements }) =>
    named('Modifier le renfort', 'Edit reinforcement', reinforcements[reinforcement]?.name ?? reinforcement),
  run(draft, { reinforcement, change }) {
    const present = found(draft).reinforcements[reinforcement]
    const target = draft.reinforcements[reinforcement]
    if (!present || !target) return unknown(REINFORCEMENT, reinforcement)
    const next: Draft<Reinforcement> = { ...(present as Draft<Reinforcement>) }
    applyChange<OwnParts>(next, change)
    const refused = refusedReinforcement(next as Reinforcement)
    if (refused) return refused
    applyChange<OwnParts>(target, change)
    return undefined
  },
})
