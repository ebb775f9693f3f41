/** Scenarios with counter types of each ruleset, and their CSV read and planned as page and command line do. */
import { readFileSync } from 'node:fs'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { columnsNamed } from '#shared/armies/headings'
import { type CsvFault, csvFaultText } from '#shared/armies/csv/csvFault'
import { type ImportPlan, planImport } from '#shared/armies/csv/planImport'
import { type CsvTable, readCsv } from '#shared/armies/csv/readCsv'
import { counterTypeId, type CounterTypeId, sideId } from '#shared/document/ids'
import { BOARD_PRESETS } from '#shared/document/newScenario'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { readCatalogue } from '#shared/format/catalogue'
import { type Language } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import { newCounterType, sheetFromCatalogue } from '#shared/rules/counters/counterSheet'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { testBoard } from '../../support/board'

export const SIDE = sideId('francs')

/** Two sides, one type of each kind that the ruleset offers, and every type of its catalogue. */
export function armyOf(ruleset: Ruleset, language: Language = 'fr'): Scenario {
  const { counterSchema } = ruleset
  const { grid, numbering } = BOARD_PRESETS['board-26x16']
  const kinds = counterSchema.kinds.map(({ id, name, stats }) => [
    id,
    newCounterType(counterSchema, { name: name[language], side: SIDE, stats }),
  ])
  return testBoard({
    ...{ ...grid, numbering, ruleset: ruleset.id, info: { title: 'Armées', language } },
    sides: {
      [SIDE]: { name: 'Francs', color: '#2040a0', notes: '' },
      [sideId('mamelouks')]: { name: 'Mamelouks & C\u202fie', color: '#208040', notes: '' },
    },
    counterTypes: { ...Object.fromEntries(kinds), ...catalogueTypes(ruleset, language) },
  })
}

function catalogueTypes(ruleset: Ruleset, language: Language): Record<string, CounterType> {
  if (ruleset.id !== 'common-mechanics') return {}
  const file = 'assets/catalogues/common-mechanics.json'
  const read = readCatalogue(readFileSync(file, 'utf8'), file)
  if (!read.ok) throw new Error(read.error.message.en)
  const types = read.value.groups.flatMap(({ types }) => Object.entries(types))
  return Object.fromEntries(
    types.map(([id, type]) => [
      id,
      sheetFromCatalogue(ruleset.counterSchema, read.value, type, { language, side: undefined }),
    ]),
  )
}

/** The scenario with another sheet, of which some fields are given. */
export function withType(
  scenario: Scenario,
  id: string,
  given: Partial<CounterType>,
): Scenario & { readonly typeId: CounterTypeId } {
  const typeId = counterTypeId(id)
  const { counterSchema } = rulesetOf(scenario)
  const blank = newCounterType(counterSchema, { name: id, side: SIDE, stats: {} })
  return {
    ...scenario,
    counterTypes: {
      ...scenario.counterTypes,
      [typeId]: { ...blank, ...scenario.counterTypes[typeId], ...given },
    },
    typeId,
  }
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export function readBytes(scenario: Scenario, bytes: Uint8Array): Result<CsvTable, CsvFault> {
  const columns = csvColumns(rulesetOf(scenario).counterSchema)
  return readCsv(bytes, (data, encoding) => new TextDecoder(encoding, { fatal: true }).decode(data), columns)
}

/** The plan of a file whose columns are mapped as they are guessed. */
export function planOf(scenario: Scenario, file: string | Uint8Array): ImportPlan {
  const read = readBytes(scenario, typeof file === 'string' ? bytesOf(file) : file)
  if (!read.ok) throw new Error(csvFaultText(read.error).en)
  const ruleset = rulesetOf(scenario)
  const mapping = columnsNamed(csvColumns(ruleset.counterSchema), read.value.headings)
  return planImport({ scenario, ruleset, language: scenario.info.language, idCode: '' }, read.value, mapping)
}
