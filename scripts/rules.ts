/** `npm run rules`: writes RULES.md. With `--missing` it says what no code carries and no test quotes, and writes nothing. */
import { writeFileSync } from 'node:fs'
import { PAGE, rulesPage } from './rules/page'
import { projectRulebook } from './rules/rulebook'

const book = projectRulebook()
if (process.argv.includes('--missing')) console.log(book.problems.join('\n') || 'nothing is missing')
else writeFileSync(PAGE, rulesPage(book))
