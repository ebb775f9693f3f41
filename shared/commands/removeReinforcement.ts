/** Takes a reinforcement out of the scenario; its counters are in the set-up then. */
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Counter, type CounterId, type ReinforcementId } from '#shared/document/types'
import { found } from './command/cells'
import { command, named } from './command/command'
import { REINFORCEMENT, unknown } from './command/refusals'

export const removeReinforcement = command({
  id: 'remove-reinforcement',
  params: keyed({ reinforcement: id<ReinforcementId>() }),
  name: ({ reinforcement }, { reinforcements }) =>
    named(
      'Supprimer le renfort',
      'Delete reinforcement',
      reinforcements[reinforcement]?.name ?? reinforcement,
    ),
  run(draft, { reinforcement }) {
    const { reinforcements, counters } = found(draft)
    if (!reinforcements[reinforcement]) return unknown(REINFORCEMENT, reinforcement)
    for (const [id, counter] of Object.entries(counters) as [CounterId, Counter][]) {
      const target = counter.reinforcement === reinforcement && draft.counters[id]
      if (target) delete target.reinforcement
    }
    delete draft.reinforcements[reinforcement]
  },
})
