/** Names and abbreviations in both languages (SCN-10) in the CSVs of counter types and of the order of battle (XCH-3): out, changed, and back. */
import { describe, expect, test } from 'vitest'
import { planBattle } from '#shared/armies/battleCsv/planBattle'
import { BATTLE_COLUMNS } from '#shared/armies/battleCsv/battleColumns'
import { writeBattleCsv } from '#shared/armies/battleCsv/writeBattleCsv'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { planImport } from '#shared/armies/csv/planImport'
import { readCsv } from '#shared/armies/csv/readCsv'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { columnsNamed, type Headed } from '#shared/armies/headings'
import { editCounterTypes } from '#shared/commands/editCounterTypes'
import { editOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { createHistory } from '#shared/commands/history'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Language, LANGUAGES } from '#shared/i18n/localized'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { bilingual, inOneLanguage } from '../support/bilingual'
import { editionIn } from '../support/scenarioFiles'

const sortie = editionIn('fr', 'the-sortie')
const both = bilingual(sortie)
const ruleset = rulesetOf(both)
const columns = csvColumns(ruleset.counterSchema)

function tableOf(text: string, known: readonly Headed[]) {
  const decode = (data: Uint8Array): string => new TextDecoder().decode(data)
  const read = readCsv(new TextEncoder().encode(text), decode, known)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** The scenario after a CSV is read on a page of this language. */
function typesRead(scenario: Scenario, page: Language, text: string) {
  const table = tableOf(text, columns)
  const asked = { scenario: namedIn(scenario, page), ruleset, language: page, idCode: '' }
  const plan = planImport(asked, table, columnsNamed(columns, table.headings))
  const history = createHistory(scenario)
  history.apply(editCounterTypes, { added: plan.added, changes: Object.fromEntries(plan.changes) })
  return { plan, after: history.document }
}

function battleRead(scenario: Scenario, page: Language, text: string) {
  const asked = { scenario: namedIn(scenario, page), ruleset, language: page, idCode: '' }
  const plan = planBattle(asked, tableOf(text, BATTLE_COLUMNS))
  const history = createHistory(scenario)
  history.apply(editOrderOfBattle, plan.edit)
  return { plan, after: history.document }
}

const names = (scenario: Scenario, of: 'counterTypes' | 'counters'): string[] =>
  LANGUAGES.flatMap((language) => Object.values(namedIn(scenario, language)[of]).map(({ name }) => name))

const changedNames = (before: Scenario, after: Scenario, of: 'counterTypes' | 'counters'): string[] => {
  const was = names(before, of)
  return names(after, of).filter((name, index) => name !== was[index])
}

const SIRE = Object.keys(both.counterTypes).find(
  (type) => both.counterTypes[type as never]?.name === 'FR Sire de Montbrison',
) as CounterTypeId

function withCodes(scenario: Scenario, { fr, en }: Readonly<Record<Language, string>>): Scenario {
  const type = scenario.counterTypes[SIRE] as CounterType
  const coded = { ...type, abbreviation: fr, words: { ...type.words, abbreviation: { en } } }
  return { ...scenario, counterTypes: { ...scenario.counterTypes, [SIRE]: coded } }
}

const PAGES = LANGUAGES.flatMap((file) => LANGUAGES.map((page) => [file, page] as const))

describe.each(PAGES)('a file in %s on a page in %s', (file, page) => {
  const [own, other] = file === 'fr' ? ['FR', 'EN'] : ['EN', 'FR']
  const beside = file === 'fr' ? 'nom en anglais' : 'name in French'

  test('the table of types has the other name beside the name, and comes back without a change', () => {
    const text = writeCsv(namedIn(both, page), ruleset.counterSchema, file)
    expect(text.split('\n')[0]).toContain(beside)
    expect(text).toContain(`${own} Sire de Montbrison`)
    expect(text).toContain(`${other} Sire de Montbrison`)
    expect(typesRead(both, page, text).plan.types).toEqual([])
  })

  test('a type is renamed in both languages', () => {
    const text = writeCsv(both, ruleset.counterSchema, file)
    const next = text
      .replace(`${own} Sire de Montbrison`, 'Un nom')
      .replace(`${other} Sire de Montbrison`, 'Un autre')
    const { after } = typesRead(both, page, next)
    expect(changedNames(both, after, 'counterTypes').sort()).toEqual(['Un autre', 'Un nom'])
    expect(namedIn(after, file).counterTypes[SIRE]?.name).toBe('Un nom')
  })

  test('an abbreviation in both languages has a column too, comes back without a change, and changes in both', () => {
    const coded = withCodes(both, { fr: 'SGM', en: 'LGM' })
    const text = writeCsv(namedIn(coded, page), ruleset.counterSchema, file)
    expect(text.split('\n')[0]).toContain(file === 'fr' ? 'sigle en anglais' : 'abbreviation in French')
    expect(typesRead(coded, page, text).plan.types).toEqual([])
    const { after } = typesRead(coded, page, text.replace('SGM', 'AAA').replace('LGM', 'BBB'))
    expect(LANGUAGES.map((language) => namedIn(after, language).counterTypes[SIRE]?.abbreviation)).toEqual([
      'AAA',
      'BBB',
    ])
    expect(changedNames(coded, after, 'counterTypes')).toEqual([])
  })

  test('the order of battle has it too, and comes back without a change', () => {
    const text = writeBattleCsv(namedIn(both, page), file)
    expect(text.split('\n')[0]).toContain(beside)
    expect(text).toContain(`${own} Sire Guy`)
    expect(text).toContain(`${other} Sire Guy`)
    const { plan } = battleRead(both, page, text)
    expect([plan.rows, plan.refused]).toEqual([[], []])
  })

  test('a counter is renamed in both languages', () => {
    const next = writeBattleCsv(both, file)
      .replace(`${own} Sire Guy`, 'Un nom')
      .replace(`${other} Sire Guy`, 'Un autre')
    const { after } = battleRead(both, page, next)
    expect(changedNames(both, after, 'counters').sort()).toEqual(['Un autre', 'Un nom'])
    expect(namedIn(after, file).counters['sire-guy' as never]?.name).toBe('Un nom')
  })
})

test('a name set for a counter that has words in that language shows', () => {
  for (const page of LANGUAGES) {
    const mark = page === 'fr' ? 'FR' : 'EN'
    const beside = page === 'fr' ? ' Sire Guy;EN Sire Guy' : ' Sire Guy,FR Sire Guy'
    const text = writeBattleCsv(both, page)
    expect(text).toContain(`${mark}${beside}`)
    const { after } = battleRead(both, page, text.replace(`${mark} Sire Guy`, 'Le sire'))
    expect(changedNames(both, after, 'counters')).toEqual(['Le sire'])
    expect(namedIn(after, page).counters['sire-guy' as never]?.name).toBe('Le sire')
  }
})

test('where nobody has a second name there is no such column, and an empty cell takes a name away', () => {
  const plain = inOneLanguage(sortie)
  expect(writeCsv(plain, ruleset.counterSchema, 'fr')).not.toContain('nom en')
  expect(writeBattleCsv(plain, 'fr')).not.toContain('nom en')
  const text = writeBattleCsv(both, 'fr').replace('EN Sire Guy', '')
  const { after } = battleRead(both, 'fr', text)
  expect(changedNames(both, after, 'counters')).toEqual(['FR Sire Guy'])
})
