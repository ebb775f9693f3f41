/** Die modifiers as a cited list; the sum is made from the list, so the list shown cannot disagree with the number. */
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from '../sentences/ruleIds'

export interface Modifier {
  readonly rule: RuleId
  readonly name: Localized
  readonly value: number
}

export function sumOf(modifiers: readonly Pick<Modifier, 'value'>[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0)
}
