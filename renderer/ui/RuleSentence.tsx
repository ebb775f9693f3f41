/** A rule in one sentence with its id, as panels cite it; the id opens the rules there. */
import { type ReactNode } from 'react'
import { type RuleId, ruleSentence } from '#shared/rules/sentences/ruleIds'
import { useLanguage } from './EditorContext'
import { RuleLink } from './RuleLink'

export function RuleSentence({ rule }: { rule: RuleId }): ReactNode {
  const language = useLanguage()
  return (
    <span className="rule-sentence">
      {ruleSentence(rule, language)} <RuleLink rule={rule} />
    </span>
  )
}
