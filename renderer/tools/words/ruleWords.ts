/** A cited rule in words: its id, and what it says. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type RULES } from '#shared/rules/sentences/ruleIds'
import { type ToolStatus } from '../../editor/ports/hover'

let sentences: typeof RULES | undefined

/** Brings what the rules say: with what a map can be asked, for nothing cites a rule before. */
export async function loadSentences(): Promise<void> {
  sentences = (await import('#shared/rules/sentences/ruleIds')).RULES
}

/** "…, HS-LOS-3", and "HS-LOS-3: what the rule says" beside it; as it is without a reason. */
export function citing(text: Localized, reason: Reason | undefined): ToolStatus {
  if (!reason) return text
  const { rule } = reason
  const cited = localized(`${text.fr}, ${rule}`, `${text.en}, ${rule}`)
  const said = sentences?.[rule]
  return said
    ? { ...cited, rule, more: localized(`${rule}\u202f: ${said.fr}`, `${rule}: ${said.en}`) }
    : cited
}
