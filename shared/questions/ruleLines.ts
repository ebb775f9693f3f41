/** The rules that decided, as lines of an answer: "HS-LOS-3  What the rule says." */
import type { Language } from '#shared/i18n/localized'
import { type RuleId, ruleSentence } from '#shared/rules/sentences/ruleIds'
import type { Reason } from '#shared/rules/sentences/ruling'

export function ruleLine(rule: RuleId, language: Language): string {
  return `${rule}  ${ruleSentence(rule, language)}`
}

/** Each rule once, the deciding one first. */
export function ruleLines(reasons: readonly Reason[], language: Language): string[] {
  return [...new Set(reasons.map(({ rule }) => ruleLine(rule, language)))]
}
