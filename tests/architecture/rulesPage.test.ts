/** Every rule has code and a test that proves it, and RULES.md says so. The nets are shown planted faults. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { ruleNote } from '#shared/rules/reference/ruleNotes'
import { VERBS } from '../../main/cli/verbs/index'
import { ASKERS } from '../../scripts/rules/paragraphs/askers'
import { SOURCES_OF_RULES } from '../../scripts/rules/paragraphs/sources'
import { KNOWN_IDS, knownIdsFile } from '../../scripts/rules/knownIds'
import { PAGE, rulesPage } from '../../scripts/rules/page'
import { idsIn, taggedFiles, testTitles } from '../../scripts/rules/quotes'
import { EXAMPLES, projectRulebook, RULE_IDS, rulebook } from '../../scripts/rules/rulebook'
import { SPECIFIED_RULES } from './specifiedRules'

/** The only rules that no code follows from. */
const ADVICE = ['MC-MAP-5']

/** Acts of a game that is played, which no question at the map is about. */
const ONLY_IN_PLAY = ['HS-MOV-9', 'HS-OPN-1', 'HS-CAP-1']
const PLAYED_PARAGRAPHS = ['Leaving the map, capture, doors and portcullises']

const project = projectRulebook()

describe('RULES.md', () => {
  it('is what `npm run rules` makes', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(rulesPage(project))
  })

  it('has beside it the list of ids that `npm run rules` makes', () => {
    expect(readFileSync(KNOWN_IDS, 'utf8')).toBe(knownIdsFile())
  })

  it('links to files that exist', () => {
    const links = [...rulesPage(project).matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter((path) => !existsSync(join(dirname(PAGE), path)))).toEqual([])
  })
})

describe('the rules', () => {
  it('have code and a test each', () => {
    expect(project.problems).toEqual([])
  })

  it('are all those of the rulesets', () => {
    expect(SPECIFIED_RULES).toHaveLength(144)
    expect(SPECIFIED_RULES.filter((id) => !(id in RULES))).toEqual([])
  })

  it('are advice only where it is said why', () => {
    expect(RULE_IDS.filter((id) => ruleNote(id).advice !== undefined)).toEqual(ADVICE)
  })

  it('of which the source is uncertain say what is', () => {
    const silent = RULE_IDS.filter((id) => {
      const { source, uncertain } = ruleNote(id)
      return (source === 'uncertain' || source === 'reconstructed') && uncertain === undefined
    })
    expect(silent).toEqual([])
  })
})

describe('the paragraphs of the sources', () => {
  const paragraphs = SOURCES_OF_RULES.flatMap(({ paragraphs: all }) => all)
  const ids = [...RULE_IDS, ...EXAMPLES]

  it('are all there, those of the four sources by number', () => {
    const counts = SOURCES_OF_RULES.map(({ paragraphs: all }) => all.length)
    expect(counts.slice(0, 4)).toEqual([27, 34, 21, 65])
  })

  it('hold every rule, and no other', () => {
    const held = paragraphs.flatMap(({ rules }) => rules)
    expect(ids.filter((id) => !held.includes(id))).toEqual([])
    expect(held.filter((id) => !(ids as readonly string[]).includes(id))).toEqual([])
    expect(paragraphs.filter(({ rules }) => rules.length === 0)).toEqual([])
  })

  it('are asked by somebody who exists', () => {
    expect(paragraphs.flatMap(({ asked }) => asked).filter((id) => !ASKERS.has(id))).toEqual([])
    const verbs = new Set(VERBS.map(({ name }) => name))
    const gone = [...ASKERS.values()].filter(({ verb }) => verb !== undefined && !verbs.has(verb))
    expect(gone).toEqual([])
  })

  it('are left to play only where it is said here', () => {
    const askedOf = (id: string): string[] =>
      paragraphs.filter(({ rules }) => rules.includes(id)).flatMap(({ asked }) => asked)
    expect(ids.filter((id) => askedOf(id).every((asker) => asker === 'play'))).toEqual(ONLY_IN_PLAY)
    const played = paragraphs.filter(({ asked }) => asked.every((asker) => asker === 'play'))
    expect(played.map(({ says }) => says)).toEqual(PLAYED_PARAGRAPHS)
  })
})

describe('planted faults', () => {
  const quoted = (ids: readonly string[]): string =>
    ids.map((id) => `test('${id}: said', () => {})`).join('\n')
  const code = RULE_IDS.filter((id) => !ADVICE.includes(id))
  const all = { tags: `/** @rule ${code.join(' ')} */`, tests: quoted([...code, ...EXAMPLES]) }
  const problems = ({ tags, tests }: { tags: string; tests: string }): readonly string[] =>
    rulebook(new Map([['shared/rules/a.ts', tags]]), new Map([['tests/a.test.ts', tests]])).problems

  it('a whole rulebook has no problem', () => {
    expect(problems(all)).toEqual([])
  })

  it('a rule without code, one without a test, an example without a test', () => {
    expect(problems({ ...all, tags: all.tags.replace('MC-INF-5 ', '') })).toEqual([
      'MC-INF-5: no code carries @rule MC-INF-5',
    ])
    expect(problems({ ...all, tests: all.tests.replace('SV-OPP-4:', 'nothing:') })).toEqual([
      'SV-OPP-4: no test quotes it',
    ])
    expect(problems({ ...all, tests: all.tests.replace('MC-EX-2:', 'nothing:') })).toEqual([
      'MC-EX-2: no test quotes it',
    ])
  })

  it('a tag that names no rule, advice that has code', () => {
    expect(problems({ ...all, tags: `${all.tags}\n// @rule MC-INF-99` })).toEqual([
      'MC-INF-99: no such rule, but shared/rules/a.ts has it as @rule',
    ])
    expect(problems({ ...all, tags: `${all.tags}\n// @rule MC-MAP-5` })).toEqual([
      'MC-MAP-5: called advice, but there is code or a test',
    ])
  })

  it('a page that is out of date', () => {
    const without = { ...project, entries: project.entries.slice(1) }
    expect(rulesPage(without)).not.toBe(rulesPage(project))
  })
})

describe('reading quotes', () => {
  it('several rules on one tag, several tags on one line, each file once', () => {
    const files = new Map([
      [
        'a.ts',
        '/** @rule MC-FIR-4 MC-FIR-5, SV-FIR-4 The source has none. @rule HS-LOS-1 */\n// @rule MC-FIR-4',
      ],
      ['b.ts', '// Speaks of MC-FIR-4 only. @rule MC-FIR-44'],
    ])
    expect([...taggedFiles(files)]).toEqual([
      ['MC-FIR-4', ['a.ts']],
      ['MC-FIR-5', ['a.ts']],
      ['SV-FIR-4', ['a.ts']],
      ['HS-LOS-1', ['a.ts']],
      ['MC-FIR-44', ['b.ts']],
    ])
  })

  it('titles of every form, rows of tables, and nothing that is only said', () => {
    const text = [
      "describe('MC-INF-1', () => {",
      "  test.each([['MC-INF-2: one', 1]])('%s', () => expect(rule).toBe('MC-INF-9'))",
      '  it.skipIf(x)(`MC-INF-3: ${who}`, () => 0) // MC-INF-8',
      "  ruleTable([{ rule: 'MC-INF-4', says: 'two' }, { rule: 'MC-INF-7' }], prove)",
      '})',
    ].join('\n')
    const titles = testTitles(new Map([['a.test.ts', text]])).map(({ title }) => title)
    expect(titles).toEqual(['MC-INF-1', '%s', 'MC-INF-2: one', 'MC-INF-3: ${who}', 'MC-INF-4: two'])
    expect(titles.flatMap(idsIn)).toEqual(['MC-INF-1', 'MC-INF-2', 'MC-INF-3', 'MC-INF-4'])
  })
})
