/** A cited rule in words: its id, and what it says. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Reason } from '#shared/rules/ruling'
import { ruleSentence } from '#shared/rules/ruleIds'
import { type ToolStatus } from '../editor/editor'

/** "…, HS-LOS-3", and "HS-LOS-3: what the rule says" beside it; as it is without a reason. */
export function citing(text: Localized, reason: Reason | undefined): ToolStatus {
  if (!reason) return text
  const { rule } = reason
  const [fr, en] = [ruleSentence(rule, 'fr'), ruleSentence(rule, 'en')]
  return {
    ...localized(`${text.fr}, ${rule}`, `${text.en}, ${rule}`),
    more: localized(`${rule}\u202f: ${fr}`, `${rule}: ${en}`),
  }
}
