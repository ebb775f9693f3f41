/**
 * `npm run rules`: writes RULES.md and the list of all rule ids (`knownRuleIds.ts`). With `--missing` it reports what no code
 * carries and no test quotes, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { KNOWN_IDS, knownIdsFile } from './rules/knownIds'
import { PAGE, rulesPage } from './rules/page'
import { projectRulebook } from './rules/rulebook'

const book = projectRulebook()
if (process.argv.includes('--missing')) console.log(book.problems.join('\n') || 'nothing is missing')
else {
  writeFileSync(PAGE, rulesPage(book))
  writeFileSync(KNOWN_IDS, knownIdsFile())
}
