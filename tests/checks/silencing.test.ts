/** CHK-11: a finding is silenced with a reason and brought back; a check is silenced for a scenario. */
import { expect, test } from 'vitest'
import { type Finding } from '#shared/checks/finding'
import { findingsAsData, findingsJson, findingsMarkdown } from '#shared/checks/findingsReport'
import { CHECKS } from '#shared/checks/index'
import { createChecker } from '#shared/checks/runChecks'
import { silencedCheck, silencedFor, silencing } from '#shared/checks/silencing'
import { createHistory } from '#shared/commands/history'
import { silence } from '#shared/commands/silence'
import { unsilence } from '#shared/commands/unsilence'
import { writeScenario } from '#shared/format/write'
import { readScenario } from '#shared/format/read'
import { type Scenario } from '#shared/document/types'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { testBoard } from '../support/board'
import { findings } from './support'
import { heard } from '../support/work'

/** Two slits without a wall: two errors of one check at two sides. */
const slits = (): Scenario => testBoard({ hexsides: { 'H7/H8': 'arrow-slit', 'D4/D5': 'arrow-slit' } })
const CODE = 'CHK5-opening-outside-wall'
const ofCode = (all: readonly Finding[]): Finding[] => all.filter(({ code }) => code === CODE)

test('a silenced finding stands no more, is kept in the file, and is brought back to the byte', () => {
  const before = slits()
  const all = findings(before)
  const [first, second] = ofCode(all) as [Finding, Finding]
  const history = createHistory(before)
  const silenced = silencedFor(first, all, 'Une ruine voulue.')
  expect(silenced.says).toBeUndefined()
  expect(history.apply(silence, { silenced })).toBeUndefined()
  const read = readScenario(writeScenario(history.document), 'file')
  expect(read.ok && read.value.silenced).toEqual([silenced])
  const told = silencing(findings(history.document), history.document.silenced)
  expect(ofCode(told.open)).toEqual([second])
  expect(told.silenced).toEqual([{ finding: first, by: silenced }])
  expect(told.idle).toEqual([])
  history.undo()
  expect(writeScenario(history.document)).toBe(writeScenario(before))
  history.redo()
  expect(history.apply(unsilence, { silenced: [silenced] })).toBeUndefined()
  expect(writeScenario(history.document)).toBe(writeScenario(before))
})

test('without a reason nothing is silenced; what is silent gets another reason', () => {
  const history = createHistory(slits())
  const silenced = silencedCheck(CODE, '  ')
  expect(history.apply(silence, { silenced })?.message.en).toBe('A reason is expected.')
  history.apply(silence, { silenced: { ...silenced, reason: ' Ruins. ' } })
  history.apply(silence, { silenced: { ...silenced, reason: 'Old ruins.' } })
  expect(history.document.silenced).toEqual([{ ...silenced, reason: 'Old ruins.' }])
  expect(history.apply(unsilence, { silenced: [silencedCheck('CHK2-overlap', 'x')] })?.message.en).toBe(
    'This finding is not silenced.',
  )
})

test('a whole check is silenced, what it finds later too, and is never idle', () => {
  const entry = silencedCheck(CODE, 'Ruins.')
  const told = silencing(findings(slits()), [entry])
  expect(ofCode(told.open)).toEqual([])
  expect(told.silenced.map(({ by }) => by)).toEqual([entry, entry])
  expect(silencing([], [entry])).toEqual({ open: [], silenced: [], checks: [entry], idle: [] })
})

test('an entry whose finding is gone is idle; another finding is not hidden by it', () => {
  const all = findings(slits())
  const [first] = ofCode(all) as [Finding]
  const entry = silencedFor(first, all, 'Ruins.')
  const mended = findings(testBoard({ hexsides: { 'F3/F4': 'arrow-slit' } }))
  const told = silencing(mended, [entry])
  expect(told.idle).toEqual([entry])
  expect(told.open).toBe(mended)
})

test('the order of what is named does not matter; where names do not tell findings apart the sentence does', () => {
  const [one] = ofCode(findings(slits())) as [Finding]
  const wide = { ...one, hexsides: ['0,0,0', '1,0,0'] } as unknown as Finding
  const turned = { ...wide, hexsides: [...wide.hexsides].reverse() }
  expect(silencing([turned], [silencedFor(wide, [wide], 'r')]).open).toEqual([])
  const other = { ...one, message: { fr: 'Autre.', en: 'Other.' } }
  const entry = silencedFor(one, [one, other], 'r')
  expect(entry.says).toBe(one.message.en)
  expect(silencing([one, other], [entry]).open).toEqual([other])
  const nowhere = { ...one, hexsides: [] }
  expect(silencedFor(nowhere, [nowhere], 'r').says).toBe(one.message.en)
})

test('silencing runs no check again', () => {
  let runs = 0
  const counting = CHECKS.map((check) => ({ ...check, run: () => (runs++, []) }))
  const checker = createChecker(rulesetOf, counting)
  const history = createHistory(slits())
  checker.check(history.document)
  expect(runs).toBe(CHECKS.length)
  history.subscribe((change) => checker.check(change.after, change.changes))
  history.apply(silence, { silenced: silencedCheck(CODE, 'Ruins.') })
  expect(runs).toBe(CHECKS.length)
})

test('ten times the findings and entries are ten times the work', () => {
  const [one] = ofCode(findings(slits())) as [Finding]
  const lookedAt = (count: number): number => {
    let looks = 0
    const look = (): void => void looks++
    const many = Array.from({ length: count }, (_, at) => ({ ...one, hexsides: [`${at},0,0`] as never }))
    const entries = many.map((finding) => heard(silencedFor(finding, [finding], 'r'), look))
    const told = silencing(
      many.map((finding) => heard(finding, look)),
      entries,
    )
    expect(told.silenced).toHaveLength(count)
    return looks
  }
  expect(lookedAt(2000)).toBe(10 * lookedAt(200))
})

test('the report in Markdown has counts, sections, places and reasons, in both languages', () => {
  const scenario = { ...slits(), info: { ...slits().info, title: 'A *siege*' } }
  const all = ofCode(findings(scenario))
  const entry = silencedFor(all[0] as Finding, all, 'A ruin_now')
  const report = { scenario, silencing: silencing(all, [entry]), rules: magnaCarta.name, date: '2026-11-24' }
  const english = findingsMarkdown({ ...report, language: 'en' })
  expect(english).toContain('# Findings: A \\*siege\\*\n\n- Rules: ')
  expect(english).toContain('- Date: 2026-11-24\n\n| Severity | Number |\n| --- | ---: |\n| Errors | 1 |\n')
  expect(english).toContain('| Silenced findings | 1 |')
  expect(english).toMatch(
    /## Errors\n\n- \*\*\w+\/\w+\*\* — .* \(CHK-5\)\. \\\[CHK5-opening-outside-wall\\\]\n/,
  )
  expect(english).toMatch(/## Silenced findings\n\n- ~~.*~~\n {2}Reason: A ruin\\_now\n/)
  const french = findingsMarkdown({ ...report, language: 'fr' })
  expect(french).toContain('# Constats\u202f: A \\*siege\\*')
  expect(french).toContain('  Raison\u202f: A ruin\\_now\n')
})

test('the report as JSON names silenced findings only where there are any', () => {
  const scenario = slits()
  const all = ofCode(findings(scenario))
  const entry = silencedFor(all[0] as Finding, all, 'Ruin')
  const data = (entries: Scenario['silenced']): Record<string, unknown> =>
    JSON.parse(
      findingsJson([findingsAsData(silencing(all, entries), 'a.castellan', scenario, 'en')]),
    ) as Record<string, unknown>
  expect(data([])).toMatchObject({ errors: 2, warnings: 0, hints: 0 })
  expect('silenced' in data([])).toBe(false)
  expect(data([entry])).toMatchObject({ errors: 1, silenced: [{ code: CODE, reason: 'Ruin' }] })
})
