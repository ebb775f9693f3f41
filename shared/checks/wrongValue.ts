/** Values of sheets that are none of their field: a text for a number, a number beyond the range, a choice that is not offered. */
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type StatField } from '#shared/rules/contract/ruleset'
import { valueFault } from '#shared/rules/counters/statText'
import { check, type CheckContext, type Found } from './check'
import { countersOf } from './entries'

/** @rule CHK-9 */
export const wrongValue = check({
  code: 'CHK9-value',
  title: { fr: 'Valeur que la fiche ne peut avoir', en: 'Value that no sheet can have' },
  severity: 'error',
  reads: ['counters', 'counterTypes'],
  find(context) {
    const types = Object.entries(context.scenario.counterTypes) as [CounterTypeId, CounterType][]
    return types.flatMap(([id, type]) =>
      context.ruleset.counterSchema.fields.flatMap((field) => foundIn(context, id, type, field)),
    )
  },
})

/** Once for a field, however many faces repeat the value. */
function foundIn(context: CheckContext, id: CounterTypeId, type: CounterType, field: StatField): Found[] {
  const all = [type.stats, ...Object.values(type.faces).map(({ stats }) => stats)]
  const values = all.map((stats) => stats[field.id]).filter((value) => value !== undefined)
  return [...new Set(values)].flatMap((value) => {
    const fault = valueFault(field, value)
    if (!fault) return []
    const [sheet, wrong] = [quotable(type.name), quotable(String(value))]
    const { name } = field
    // Reasons are sentences, findings end with their rule.
    const reason = localized(inSentence(fault.fr), inSentence(fault.en))
    return {
      rule: field.rule ?? 'CHK-9',
      message: {
        fr: `${sheet}\u202f: ${name.fr} «\u202f${wrong}\u202f», ${reason.fr}`,
        en: `${sheet}: ${name.en} “${wrong}”, ${reason.en}`,
      },
      counters: countersOf(context, id),
    }
  })
}

function inSentence(text: string): string {
  return (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, '')
}
