/** A rule's answer carries the rules that decided it: no boolean alone leaves `rules/`. */
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from './ruleIds'

/** One cited cause. The sentence is made later, in the reader's language, from the rule id. */
export interface Reason {
  readonly rule: RuleId
  readonly at?: { readonly hex: HexKey } | { readonly hexside: HexsideKey } | { readonly counter: string }
  /** The clause of the rule, where its sentence has several: without capital and full stop. */
  readonly says?: Localized
}

export interface Ruling<T> {
  readonly value: T
  readonly because: readonly Reason[]
}

export function ruling<T>(value: T, ...because: Reason[]): Ruling<T> {
  return { value, because }
}

export function because(rule: RuleId, at?: Reason['at'], says?: Localized): Reason {
  return { rule, ...(at && { at }), ...(says && { says }) }
}
