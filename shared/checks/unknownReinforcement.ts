/** A counter that enters the game with a reinforcement which its side does not have. */
import { quotable } from '#shared/i18n/quotable'
import { sideOf } from '#shared/rules/standing/position'
import { check, type Found } from './check'
import { counterEntries, nameWithHex } from './entries'
import { mend } from './report'

/** @rule CHK-1 */
export const unknownReinforcement = check({
  code: 'CHK1-unknown-reinforcement',
  title: { fr: 'Renfort inconnu', en: 'Unknown reinforcement' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find(context) {
    const { scenario } = context
    return counterEntries(context).flatMap(([id, counter]): Found[] => {
      const { reinforcement } = counter
      if (reinforcement === undefined) return []
      const side = sideOf(scenario, counter)
      const known = scenario.reinforcements[reinforcement]
      if (side !== undefined && known?.side === side) return []
      const name = nameWithHex(context, id)
      const called = quotable(known?.name ?? reinforcement)
      return [
        {
          message: {
            fr: `Le pion ${name} arrive avec le renfort «\u202f${called}\u202f», que son camp n’a pas`,
            en: `${name} comes with the reinforcement “${called}”, which its side does not have`,
          },
          counters: [id],
          fix: mend('Le mettre dans la mise en place', 'Put it in the set-up', 'edit-counter', {
            counter: id,
            change: { reinforcement: null },
          }),
        },
      ]
    })
  },
})
