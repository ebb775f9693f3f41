/** The sum that a question comes down to: each circumstance with its figure and its rule, and the total. */
import { type ReactNode } from 'react'
import { localized, signed } from '#shared/i18n/localized'
import { type AnswerItem } from '#shared/rules/answers/answer'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'

const TOTAL = localized('Total', 'Total')

export function Items({ items }: { items: readonly AnswerItem[] }): ReactNode {
  const say = useSay()
  const numbers = items.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  return (
    <table className="route-modifiers">
      <tbody>
        {items.map(({ name, value, reason }, index) => (
          <tr key={`${say(name)} ${index}`}>
            <td>
              {headline(say(name))} <RuleLink rule={reason.rule} />
            </td>
            <td>{typeof value === 'number' ? signed(value) : say(value)}</td>
          </tr>
        ))}
      </tbody>
      {numbers.length > 1 && (
        <tfoot>
          <tr>
            <td>{say(TOTAL)}</td>
            <td>{signed(numbers.reduce((a, b) => a + b, 0))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
