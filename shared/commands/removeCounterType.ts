/** Takes a counter sheet out of the scenario, and its pictures that no other shows; refused while counters use it. */
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type CounterTypeId } from '#shared/document/ids'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { dropUnused } from './command/pictures'
import { COUNTER_TYPE, refusal, unknown } from './command/refusals'

export const removeCounterType = command({
  id: 'remove-counter-type',
  params: keyed({ counterType: id<CounterTypeId>(), ...labelled }),
  name: ({ counterType, label }, document) =>
    named(
      'Supprimer le type',
      'Delete counter type',
      label ?? document.counterTypes[counterType]?.name ?? counterType,
    ),
  run(draft, { counterType }) {
    const { counterTypes, counters } = found(draft)
    if (!counterTypes[counterType]) return unknown(COUNTER_TYPE, counterType)
    const users = Object.values(counters).filter(({ type }) => type === counterType).length
    if (users > 0)
      return refusal(
        `Ce type sert encore à ${users} pion${users > 1 ? 's' : ''}\u202f: supprimez-les d’abord.`,
        `This type is still used by ${users} counter${users > 1 ? 's' : ''}: delete them first.`,
      )
    const { faces } = counterTypes[counterType]
    delete draft.counterTypes[counterType]
    dropUnused(
      draft,
      Object.values(faces).map(({ image }) => image),
    )
    return undefined
  },
})
