/** A counter that stands on the map although it comes with a reinforcement, or is spare. */
import { entryOf } from '#shared/document/entry'
import { quotable } from '#shared/i18n/quotable'
import { check, type Found } from './check'
import { counterEntries, nameWithHex } from './entries'
import { mend } from './report'

/** @rule CHK-8 */
export const reinforcementOnMap = check({
  code: 'CHK8-reinforcement-on-map',
  title: { fr: 'Renfort déjà sur la carte', en: 'Reinforcement on the map already' },
  severity: 'warning',
  reads: ['counters', 'counterTypes', 'scenario'],
  find(context) {
    const { reinforcements } = context.scenario
    return counterEntries(context).flatMap(([id, counter]): Found[] => {
      const entry = entryOf(counter)
      if (counter.hex === undefined || entry.kind === 'set-up') return []
      const name = nameWithHex(context, id)
      if (entry.kind === 'spare')
        return [
          {
            message: {
              fr: `Le pion ${name} est de rechange, et pourtant sur la carte`,
              en: `${name} is spare, and yet on the map`,
            },
            counters: [id],
            fix: mend('Le mettre dans la mise en place', 'Put it in the set-up', 'edit-counter', {
              counter: id,
              change: { spare: null, reinforcement: null },
            }),
          },
        ]
      const called = quotable(reinforcements[entry.reinforcement]?.name ?? entry.reinforcement)
      return [
        {
          message: {
            fr: `Le pion ${name} arrive avec le renfort «\u202f${called}\u202f», et pourtant il est déjà sur la carte`,
            en: `${name} comes with the reinforcement “${called}”, and yet is on the map already`,
          },
          counters: [id],
          fix: mend('L’ôter de la carte', 'Take it off the map', 'move-counters', {
            moves: [{ counter: id, hex: null }],
          }),
        },
      ]
    })
  },
})
