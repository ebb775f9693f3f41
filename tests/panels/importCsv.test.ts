/** XCH-3: what the import dialog makes of a CSV, of counter types or of the order of battle, and the change that it then makes. */
import { describe, expect, test } from 'vitest'
import { writeBattleCsv } from '#shared/armies/battleCsv/writeBattleCsv'
import { type CsvTable, readCsv } from '#shared/armies/csv/readCsv'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { countersOf } from '../../renderer/dialogs/importCsv/countersOf'
import {
  allColumns,
  carryOut,
  changesOf,
  type ColumnIds,
  contentOf,
  CSV_CONTENTS,
  type CsvContentId,
  type CsvPlan,
  importedText,
} from '../../renderer/dialogs/importCsv/csvContent'
import { battle } from '../armies/battleCsv/battles'
import { bytesOf } from '../armies/csv/armies'
import { TestEditor } from '../support/TestEditor'

const schemaOf = (scenario: Scenario) => rulesetOf(scenario).counterSchema

function tableOf(text: string, scenario: Scenario = battle()): CsvTable {
  const decode = (bytes: Uint8Array, encoding: string): string =>
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
  const read = readCsv(bytesOf(text), decode, allColumns(schemaOf(scenario)))
  if (!read.ok) throw new Error(read.error.says.en)
  return read.value
}

/** Goes from one step to the next as the dialog does: without a correction the columns are those guessed. */
function planned(
  scenario: Scenario,
  text: string,
  corrected?: { readonly holds: CsvContentId; readonly chosen: ColumnIds },
): CsvPlan {
  const table = tableOf(text, scenario)
  const content = CSV_CONTENTS[corrected?.holds ?? contentOf(table)](schemaOf(scenario))
  const asked = { scenario, ruleset: rulesetOf(scenario), language: 'fr' as const, idCode: '' }
  return content.plan(asked, table, corrected?.chosen ?? content.guess(table.headings))
}

const EXPORTED = writeBattleCsv(battle(), 'fr')
const FIVE_ARCHERS = EXPORTED.replace(';4;à placer;', ';5;à placer;')

describe('the content of a file', () => {
  test('is told by its headings, in either language', () => {
    for (const language of ['fr', 'en'] as const) {
      const scenario = battle()
      expect(contentOf(tableOf(writeBattleCsv(scenario, language)))).toBe('battle')
      expect(contentOf(tableOf(writeCsv(scenario, schemaOf(scenario), language)))).toBe('types')
    }
    expect(contentOf(tableOf('unit;strength\nArcher;3\n'))).toBe('types')
  })

  test('has its columns guessed, and the one that is missing told', () => {
    const { battle: ofBattle, types: ofTypes } = CSV_CONTENTS
    const order = ofBattle(schemaOf(battle()))
    expect(order.guess(['camp', 'Formation', 'TYPE', 'quantity'])).toEqual([
      'side',
      undefined,
      'type',
      'quantity',
    ])
    expect(order.columns.map(({ heading }) => heading.fr).join(', ')).toBe(
      'camp, groupe, chef, type, sigle, nom, nom en français, nom en anglais, quantité, position, orientation, note du groupe',
    )
    expect(order.lack(['side', 'group'])?.en).toMatch(/^Say which column gives the counter types/)
    expect(order.lack(['side', 'code'])).toBeUndefined()
    const types = ofTypes(schemaOf(battle()))
    expect(types.guess(['nom', 'sigle', 'Formation'])).toEqual(['name', 'abbreviation', undefined])
    expect(types.lack(['abbreviation'])?.en).toMatch(/^Say which column gives the names of the types/)
    expect(types.lack(['name'])).toBeUndefined()
  })
})

describe('the plan', () => {
  test('of what was exported changes nothing', () => {
    expect(changesOf(planned(battle(), EXPORTED))).toBe(0)
    expect(changesOf(planned(battle(), writeCsv(battle(), schemaOf(battle()), 'fr')))).toBe(0)
  })

  test('follows the columns as they were corrected, and what the user says that the file holds', () => {
    // Nothing but the word "type" is known, so that it is taken for a sheet of types.
    const text = 'camp;formation;type;effectif\nFrancs;Avant-garde / Archers;Archer;5\n'
    expect(contentOf(tableOf(text))).toBe('types')
    const plan = planned(battle(), text, { holds: 'battle', chosen: ['side', 'group', 'type', 'quantity'] })
    if (plan.of !== 'battle') throw new Error('an order of battle')
    expect(plan.plan.rows.map(({ known, columns }) => [known !== undefined, columns])).toEqual([
      [true, ['quantity']],
    ])
    expect(countersOf(battle(), plan.plan.edit)).toEqual({ made: 1, changed: 0, taken: 0 })
  })

  test('tells the counters that are made, changed and taken away', () => {
    const text = EXPORTED.replace(';4;à placer;', ';1;à placer;').replace(';E6;', ';E7;')
    const plan = planned(battle(), text)
    if (plan.of !== 'battle') throw new Error('an order of battle')
    expect(countersOf(battle(), plan.plan.edit)).toEqual({ made: 0, changed: 1, taken: 3 })
  })
})

describe('the import', () => {
  test('of an order of battle is one undo step, and leaves nothing behind', () => {
    const { editor } = new TestEditor(battle())
    const before = writeScenario(editor.document.scenario)
    const plan = planned(editor.document.scenario, FIVE_ARCHERS)
    expect([changesOf(plan), importedText(plan).fr]).toEqual([
      1,
      '1\u00a0ligne de l’ordre de bataille importée',
    ])
    expect(carryOut(editor.document, plan)).toBeUndefined()
    expect(editor.document.scenario).toEqual(plan.plan.after)
    expect(editor.store.getState().document.undoName?.en).toBe('Edit order of battle')
    editor.document.undo()
    expect(writeScenario(editor.document.scenario)).toBe(before)
    expect(editor.store.getState().document.undoName).toBeUndefined()
  })

  test('of counter types too', () => {
    const { editor } = new TestEditor(battle())
    const before = writeScenario(editor.document.scenario)
    const plan = planned(editor.document.scenario, 'nom;quantité\nArcher;9\nSergent;2\n')
    expect([plan.of, importedText(plan).en]).toEqual(['types', '2\u00a0counter types imported'])
    expect(carryOut(editor.document, plan)).toBeUndefined()
    expect(editor.document.scenario).toEqual(plan.plan.after)
    editor.document.undo()
    expect(writeScenario(editor.document.scenario)).toBe(before)
  })
})
