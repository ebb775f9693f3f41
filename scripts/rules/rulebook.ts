/** Every rule with its code and its tests, and what is missing. */
import { type RuleId, RULES } from '#shared/rules/sentences/ruleIds'
import { ruleNote, type RuleNote } from '#shared/rules/reference/ruleNotes'
import { idsIn, taggedFiles, type TestTitle, testTitles } from './quotes'
import { type TextFiles, textFiles } from './textFiles'

export interface RuleEntry {
  readonly id: RuleId
  readonly note: RuleNote
  /** Files that carry `@rule` with its id. */
  readonly code: readonly string[]
  readonly tests: readonly TestTitle[]
}

export interface Rulebook {
  readonly entries: readonly RuleEntry[]
  /** The tests of each of the five worked examples. */
  readonly examples: ReadonlyMap<string, readonly TestTitle[]>
  /** Faults in words; empty when every rule has code and a test. */
  readonly problems: readonly string[]
}

export const RULE_IDS = Object.keys(RULES) as RuleId[]

/** The examples of the infiltration rules: positions, not rules. */
export const EXAMPLES = ['MC-EX-1', 'MC-EX-2', 'MC-EX-3', 'MC-EX-4', 'MC-EX-5'] as const

export function projectRulebook(): Rulebook {
  return rulebook(
    textFiles(['shared', 'main', 'renderer'], /\.tsx?$/),
    // Tests of the program's build speak of rules without proving them.
    textFiles(['tests'], /^(?!tests\/architecture\/).*\.(test|spec)\.ts$/),
  )
}

export function rulebook(code: TextFiles, tests: TextFiles): Rulebook {
  const tagged = taggedFiles(code)
  const titles = testTitles(tests)
  const quoting = (id: string): TestTitle[] => titles.filter(({ title }) => idsIn(title).includes(id))
  const entries = RULE_IDS.map((id) => ({
    id,
    note: ruleNote(id),
    code: tagged.get(id) ?? [],
    tests: quoting(id),
  }))
  const examples = new Map(EXAMPLES.map((id) => [id, quoting(id)]))
  const unknown = [...tagged].filter(([id]) => !(id in RULES))
  return {
    entries,
    examples,
    problems: [
      ...entries.flatMap(problemsOf),
      ...[...examples].filter(([, found]) => found.length === 0).map(([id]) => `${id}: no test quotes it`),
      ...unknown.map(([id, files]) => `${id}: no such rule, but ${files.join(', ')} has it as @rule`),
    ],
  }
}

function problemsOf({ id, note, code, tests }: RuleEntry): string[] {
  if (note.advice !== undefined)
    return code.length + tests.length === 0 ? [] : [`${id}: called advice, but there is code or a test`]
  return [
    ...(code.length === 0 ? [`${id}: no code carries @rule ${id}`] : []),
    ...(tests.length === 0 ? [`${id}: no test quotes it`] : []),
  ]
}
