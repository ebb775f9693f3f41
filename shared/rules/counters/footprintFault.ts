/** The fault that all rulesets know: a sheet that covers another number of hexes than its stats want. */
import { type CounterType } from '#shared/document/armies'
import { type Localized, localized } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { type StatsFault } from '#shared/rules/contract/statsFault'

/**
 * The fault of a sheet that covers another number of hexes than its stats want.
 * @param says by the number that they want.
 */
export function footprintFault(
  schema: CounterSchema,
  { stats, footprint }: CounterType,
  rule: RuleId,
  says: Readonly<Record<1 | 2, Localized>>,
): StatsFault | undefined {
  const { footprint: right } = schema.shape(stats)
  if (footprint === right) return undefined
  const name =
    right === 2
      ? localized('Couvrir deux cases', 'Cover two hexes')
      : localized('Couvrir une case', 'Cover one hex')
  return { rule, weight: 'contradiction', says: says[right], mend: { name, footprint: right } }
}
