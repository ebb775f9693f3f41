/** One abbreviation for two types of a side that differ in more than their name: on the map nobody tells them apart. */
import { valuesOf } from '#shared/document/sheetContent'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { quotable } from '#shared/i18n/quotable'
import { check } from './check'
import { countersOf } from './entries'
import { listNames } from './report'

/** @rule CHK-9 */
export const twinAbbreviation = check({
  code: 'CHK9-twin-abbreviation',
  title: { fr: 'Sigle commun à plusieurs types', en: 'Abbreviation shared by several types' },
  severity: 'warning',
  reads: ['counters', 'counterTypes'],
  find(context) {
    const twins = new Map<string, [CounterTypeId, CounterType][]>()
    for (const entry of Object.entries(context.scenario.counterTypes) as [CounterTypeId, CounterType][]) {
      const { abbreviation, side } = entry[1]
      if (abbreviation === '' || side === undefined) continue
      const key = JSON.stringify([side, abbreviation])
      twins.set(key, [...(twins.get(key) ?? []), entry])
    }
    return [...twins.values()]
      .filter((sharing) => new Set(sharing.map(([, type]) => valuesOf(type))).size > 1)
      .map((sharing) => {
        const abbreviation = sharing[0]?.[1].abbreviation ?? ''
        const names = listNames(sharing.map(([, { name }]) => quotable(name)))
        return {
          message: {
            fr: `Le sigle «\u202f${abbreviation}\u202f» est commun à des types différents d’un camp\u202f: ${names.fr}`,
            en: `The abbreviation “${abbreviation}” is shared by different types of a side: ${names.en}`,
          },
          counters: sharing.flatMap(([id]) => countersOf(context, id)),
        }
      })
  },
})
