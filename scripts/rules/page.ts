/** RULES.md: the rulebook as a page, by families of ids. */
import { type Source, SOURCE_NAMES } from '#shared/rules/map/mapRows'
import { familyPrefix, RULE_FAMILIES } from '#shared/rules/reference/families'
import { ruleSentence } from '#shared/rules/sentences/ruleIds'
import { askerWords } from './paragraphs/askers'
import { SOURCES_OF_RULES } from './paragraphs/sources'
import { type TestTitle } from './quotes'
import { type RuleEntry, type Rulebook } from './rulebook'

/** The page lies beside the rules. */
export const PAGE = 'shared/rules/RULES.md'

const HEAD = `# The rules, where they are and what proves them

Made by \`npm run rules\` from the sentences of the program, the \`@rule\` tags of its code and the titles of its tests;
a test fails when this page is not what the script makes, or when a rule has no code or no test. Do not edit it by hand.`

const PARAGRAPHS_HEAD = `Every paragraph of the sources with the rules that it became, and where a user asks about it: the verb of the command line,
and in brackets the place in the page. What \`play\` alone asks is decided in games only.`

export function rulesPage({ entries, examples }: Rulebook): string {
  const left = new Set(entries)
  const parts = RULE_FAMILIES.flatMap(({ prefix, title }) => {
    const members = [...left].filter(({ id }) => familyPrefix(id) === prefix)
    members.forEach((entry) => left.delete(entry))
    return members.length === 0 ? [] : [`## ${prefix} ${title.en}`, ...members.map(section)]
  })
  if (left.size > 0) throw new Error(`no family for ${[...left].map(({ id }) => id).join(', ')}`)
  const told = [...examples].map(([id, tests], index) => {
    const file = `infiltration-${index + 1}.castellan`
    return `### ${id}\n\n- Position: [${file}](${fromPage(`assets/gallery/${file}`)})\n${proofs(tests)}`
  })
  return `${[HEAD, summary(entries), ...parts, '## MC-EX The worked examples', ...told, ...paragraphTables()].join('\n\n')}\n`
}

/** Each paragraph of the sources: its rules, and where the user asks about them. */
function paragraphTables(): string[] {
  const tables = SOURCES_OF_RULES.map(({ title, paragraphs }) => {
    const rows = paragraphs.map(({ says, rules, asked, open }) => {
      const left = open === undefined ? '' : `; ${open}`
      return `| ${says} | ${rules.join(', ')} | ${asked.map(askerWords).join(', ')}${left} |`
    })
    return [`### ${title}`, '', '| Paragraph | Rules | Asked by |', '|---|---|---|', ...rows].join('\n')
  })
  return ['## The paragraphs of the sources, and where they are asked', PARAGRAPHS_HEAD, ...tables]
}

function summary(entries: readonly RuleEntry[]): string {
  const counted = (Object.keys(SOURCE_NAMES) as Source[])
    .map((source) => [SOURCE_NAMES[source].en, entries.filter(({ note }) => note.source === source).length])
    .map(([name, count]) => `${count} ${name}`)
  const open = entries.filter(({ note }) => note.uncertain !== undefined).length
  const advice = entries.filter(({ note }) => note.advice !== undefined).map(({ id }) => id)
  return `${entries.length} rules: ${counted.join(', ')}. ${open} have something uncertain or filled in. Without code, being advice: ${advice.join(', ')}.`
}

function section({ id, note, code, tests }: RuleEntry): string {
  const lines = [
    `### ${id}`,
    '',
    ruleSentence(id, 'en'),
    `*${ruleSentence(id, 'fr')}*`,
    '',
    `- Source: ${SOURCE_NAMES[note.source].en}`,
  ]
  if (note.uncertain !== undefined) lines.push(`- Uncertain: ${note.uncertain.en}`)
  if (note.advice !== undefined) return [...lines, `- Advice, no code: ${note.advice.en}`].join('\n')
  const files = code.map((path) => `[${path.replace(/^shared\/rules\//, '')}](${fromPage(path)})`)
  return [...lines, `- Code: ${files.join(', ') || '**none**'}`, proofs(tests)].join('\n')
}

/** A line for each test file, with the titles that quote the rule. */
function proofs(tests: readonly TestTitle[]): string {
  if (tests.length === 0) return '- Tests: **none**'
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const titles = tests.filter((test) => test.file === file).map(({ title }) => `"${title}"`)
    return `  - [${file.replace(/^tests\//, '')}](${fromPage(file)}) ${[...new Set(titles)].join('; ')}`
  })
  return ['- Tests:', ...files].join('\n')
}

/** A path of the project as the page links to it. */
function fromPage(path: string): string {
  const beside = 'shared/rules/'
  return path.startsWith(beside) ? path.slice(beside.length) : `../../${path}`
}
