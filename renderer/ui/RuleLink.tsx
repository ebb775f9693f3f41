/** The id of a rule, which opens the rules there: over whatever is open. */
import { type ComponentProps, type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { useSay, useUi } from './EditorContext'

const READ = localized('Lire dans les règles', 'Read in the rules')

export function RuleLink({ rule, ...button }: { rule: RuleId } & ComponentProps<'button'>): ReactNode {
  const say = useSay()
  const ui = useUi()
  return (
    <button
      type="button"
      className="rule-link"
      title={say(READ)}
      {...button}
      onClick={(event) => {
        button.onClick?.(event)
        ui.openRule(rule)
      }}
    >
      {rule}
    </button>
  )
}
