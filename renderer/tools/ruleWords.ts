/** A cited rule as the end of a sentence. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Reason } from '#shared/rules/ruling'
import { ruleSentence } from '#shared/rules/ruleIds'

/** ", HS-LOS-3 : ce que dit la règle"; empty without a reason. The id first: a line may be cut short. */
export function ruleWords(reason: Reason | undefined): Localized {
  if (!reason) return localized('', '')
  const { rule } = reason
  const fr = plain(ruleSentence(rule, 'fr'))
  const en = plain(ruleSentence(rule, 'en'))
  return localized(`, ${rule}\u202f: ${fr}`, `, ${rule}: ${en}`)
}

// Inside a sentence: no capital, no full stop.
function plain(sentence: string): string {
  return (sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1)).replace(/\.$/, '')
}
