/** The file that lists the ids of all rules without their sentences, as `npm run rules` writes it. */
import { readFileSync } from 'node:fs'
import { familyPrefix } from '#shared/rules/reference/families'
import { RULES, type RuleId } from '#shared/rules/sentences/ruleIds'

export const KNOWN_IDS = 'shared/rules/sentences/knownRuleIds.ts'

/** The text of the file with the ids of today, in the order of the sentences: a line for each family. */
export function knownIdsFile(): string {
  const lines: string[] = []
  let family = ''
  for (const id of Object.keys(RULES) as RuleId[]) {
    const prefix = familyPrefix(id)
    if (prefix === family) lines[lines.length - 1] += ` ${id}`
    else lines.push(`  ${id}`)
    family = prefix
  }
  return readFileSync(KNOWN_IDS, 'utf8').replace(/`\n( {2}\S.*\n)+`/, `\`\n${lines.join('\n')}\n\``)
}
