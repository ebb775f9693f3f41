/** Values of a sheet far above those of the game's own sheets: a slip of the finger more often than a hero. */
import { quotable } from '#shared/i18n/quotable'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { greatestOf } from '#shared/lang/extremes'
import { type StatField } from '#shared/rules/contract/ruleset'
import { check } from './check'
import { counterEntries } from './entries'

/** @rule CHK-9 */
export const unusualStats = check({
  code: 'CHK9-unusual',
  title: { fr: 'Valeurs inhabituelles', en: 'Unusual values' },
  severity: 'warning',
  reads: ['counters', 'counterTypes'],
  find(context) {
    const { scenario, ruleset } = context
    const types = Object.entries(scenario.counterTypes) as [CounterTypeId, CounterType][]
    return types.flatMap(([id, type]) =>
      ruleset.counterSchema.fields.flatMap((field) => {
        const { name, usualMost = Infinity } = field
        const highest = greatestOf(valuesOf(type, field))
        if (!(highest > usualMost)) return []
        const counters = counterEntries(context).flatMap(([counter, own]) => (own.type === id ? counter : []))
        const sheet = quotable(type.name)
        const message = {
          fr: `${sheet}\u202f: ${name.fr} ${highest}, d’ordinaire ${usualMost} au plus`,
          en: `${sheet}: ${name.en} ${highest}, usually ${usualMost} at most`,
        }
        return [{ message, counters }]
      }),
    )
  },
})

function valuesOf({ stats, faces }: CounterType, { id }: StatField): number[] {
  const values = [stats, ...Object.values(faces).map((face) => face.stats)].map((one) => one[id])
  return values.filter((value) => typeof value === 'number')
}
