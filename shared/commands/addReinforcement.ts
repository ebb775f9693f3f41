/** Adds a reinforcement of a side (SCN-4); counters join it by `editCounter`. */
import { type Draft } from 'immer'
import { reinforcement } from '#shared/document/fields/game'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Reinforcement, type ReinforcementId } from '#shared/document/types'
import { found } from './command/cells'
import { command, named } from './command/command'
import { REINFORCEMENT, SIDE, taken, unknown } from './command/refusals'
import { refusedReinforcement } from './reinforcement'

export const addReinforcement = command({
  id: 'add-reinforcement',
  params: keyed({ id: id<ReinforcementId>(), reinforcement }),
  name: ({ reinforcement }) => named('Créer le renfort', 'Create reinforcement', reinforcement.name),
  run(draft, { id, reinforcement }) {
    const { reinforcements, sides } = found(draft)
    if (reinforcements[id]) return taken(REINFORCEMENT, id)
    if (!sides[reinforcement.side]) return unknown(SIDE, reinforcement.side)
    const refused = refusedReinforcement(reinforcement)
    if (refused) return refused
    draft.reinforcements[id] = reinforcement as Draft<Reinforcement>
  },
})
