/** More counters of a type than its sheet says are printed. */
import { quotable } from '#shared/i18n/quotable'
import { MAX_QUANTITY } from '#shared/document/limits'
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { check } from './check'
import { counterEntries } from './entries'
import { mend } from './report'

/** @rule CHK-1 */
export const shortQuantity = check({
  code: 'CHK1-quantity',
  title: { fr: 'Plus de pions qu’il n’en est imprimé', en: 'More counters than are printed' },
  severity: 'warning',
  reads: ['counters', 'counterTypes'],
  find(context) {
    const { counterTypes } = context.scenario
    const byType = new Map<CounterTypeId, CounterId[]>()
    for (const [id, { type }] of counterEntries(context)) {
      const known = byType.get(type)
      if (known) known.push(id)
      else byType.set(type, [id])
    }
    return [...byType].flatMap(([counterType, counters]) => {
      const sheet = counterTypes[counterType]
      const [count, printed] = [counters.length, sheet?.quantity ?? Infinity]
      if (!sheet || count <= printed) return []
      const [s, change] = [count > 1 ? 's' : '', { quantity: count }]
      const name = quotable(sheet.name)
      const found = {
        message: {
          fr: `${name}\u202f: ${count} pion${s} pour une quantité imprimée de ${printed}`,
          en: `${name}: ${count} counter${s} for a printed quantity of ${printed}`,
        },
        counters,
        ...(count <= MAX_QUANTITY && {
          fix: mend(`En imprimer ${count}`, `Print ${count}`, 'edit-counter-type', { counterType, change }),
        }),
      }
      return [found]
    })
  },
})
