/** XCH-3: CSV of counter types, out and in again, changes nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { columnsNamed } from '#shared/armies/headings'
import { guarded, unguarded } from '#shared/armies/csv/guarded'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { type CounterType } from '#shared/document/armies'
import { plainIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { fold } from '#shared/i18n/fold'
import { LANGUAGES } from '#shared/i18n/localized'
import { RULESETS } from '#shared/rules/registry/registry'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { armyOf, planOf, withType } from './armies'

const csvOf = (scenario: Scenario, language: 'fr' | 'en'): string =>
  writeCsv(scenario, rulesetOf(scenario).counterSchema, language)

/** Nothing changes, nothing is refused, every type was found. */
function expectNoChange(scenario: Scenario, text: string): void {
  const plan = planOf(scenario, text)
  expect(plan.refused).toEqual([])
  expect(plan.types).toEqual([])
  expect(plan.same).toBe(Object.keys(scenario.counterTypes).length)
  expect(plan.absent).toBe(0)
  expect(plainIn(plan.after, scenario.info.language).counterTypes).toEqual(scenario.counterTypes)
}

describe.each(RULESETS.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id', ({ ruleset }) => {
  const columns = csvColumns(ruleset.counterSchema)

  test('every heading names its column alone, in either language', () => {
    for (const language of LANGUAGES) {
      const headings = columns.map(({ heading }) => heading[language])
      expect(columnsNamed(columns, headings)).toEqual(columns)
      // As a program without Unicode writes them.
      const plain = headings.map((heading) => heading.toUpperCase().replaceAll('\u202f', '?'))
      expect(columnsNamed(columns, plain)).toEqual(columns)
    }
    expect(
      columnsNamed(
        columns,
        columns.map(({ id }) => id),
      ),
    ).toEqual(columns)
  })

  test('no choice has the name that another has in the other language', () => {
    for (const { choices = [] } of ruleset.counterSchema.fields)
      for (const { id, name } of choices)
        for (const other of choices) if (other.id !== id) expect(fold(other.name.en)).not.toBe(fold(name.fr))
  })

  test('CTR-4: every kind and every type of the catalogue comes back as it went', () => {
    for (const language of LANGUAGES) {
      const army = armyOf(ruleset, language)
      for (const written of LANGUAGES) expectNoChange(army, csvOf(army, written))
    }
  })

  test('taken into a scenario without types, they are the same', () => {
    for (const language of LANGUAGES) {
      const army = armyOf(ruleset, language)
      const { after, refused, wrong } = planOf({ ...army, counterTypes: {} }, csvOf(army, language))
      expect([refused, wrong]).toEqual([[], []])
      // Texts of the sheet stand in one language.
      const expected = Object.values<CounterType>(army.counterTypes).map(({ words, ...type }) => {
        const { stats: _left, ...names } = words ?? {}
        return { ...type, ...(words && { words: names }) }
      })
      expect(Object.values(after.counterTypes)).toEqual(expected)
    }
  })
})

test('the types of every gallery scenario come back as they went', async () => {
  const folder = 'assets/gallery'
  for (const file of readdirSync(folder)) {
    const read = await openScenario(readFileSync(`${folder}/${file}`, 'utf8'), file)
    if (!read.ok) throw new Error(file)
    for (const language of LANGUAGES) expectNoChange(read.value, csvOf(read.value, language))
  }
})

const TEXT = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    "'-3",
    '-',
    '@x',
    '+',
    '"',
    ';',
    ',',
    'a\nb',
    'a\r\nb',
    ' œuvre\u202f',
    '\t',
    'oui',
    '4,0',
    ...['\t=1', '\r=1', '\n@x', ' -3', '＝1+1', '＋1', '－1', '＠x', '\u00a0＝1'],
  ),
)
const VALUE = fc.oneof(TEXT, fc.integer({ min: -50, max: 5000 }), fc.boolean())

test('property: whatever a sheet holds, wrong values too, out and in again changes nothing', () => {
  for (const ruleset of RULESETS) {
    const { counterSchema } = ruleset
    const ids = counterSchema.fields.map(({ id }) => id)
    const stats = fc.dictionary(fc.constantFrom(...ids), VALUE)
    const sheet = fc.record({
      ...{ name: TEXT.filter((name) => name.trim() !== ''), abbreviation: TEXT, edition: TEXT },
      ...{ quantity: fc.integer({ min: 0, max: 10_000 }), stats },
      faces: fc.dictionary(fc.constantFrom(...counterSchema.faces.map(({ id }) => id)), fc.record({ stats })),
    })
    const army = armyOf(ruleset)
    fc.assert(
      fc.property(sheet, sheet, fc.constantFrom(...LANGUAGES), (one, other, language) => {
        const first = withType(army, 'one', one as Partial<CounterType>)
        expectNoChange(
          withType(first, 'other', other as Partial<CounterType>),
          csvOf({ ...withType(first, 'other', other as Partial<CounterType>) }, language),
        )
      }),
      { numRuns: 30, seed: 7 },
    )
  }
})

test('a text that a spreadsheet would take for a formula is guarded, a negative number is not', () => {
  fc.assert(
    fc.property(
      TEXT,
      (text) => unguarded(guarded(text)) === text && !/^([\t\r\n]|\s*[=+@\-＝＋－＠])/.test(guarded(text)),
    ),
    { seed: 7 },
  )
  const army = withType(armyOf(RULESETS[0] as never), 'x', {
    name: '=SOMME(A1)',
    faces: { healthy: { stats: { attack: -3, defence: 2 } } },
  })
  const text = csvOf(army, 'fr')
  expect(text).toContain(`'=SOMME(A1)`)
  expect(text).toContain(';-3;')
  expect(text).not.toContain(`'-3`)
})
