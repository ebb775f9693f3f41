/** A scenario's order of battle as CSV, as spreadsheets of a language open it (XCH-3). */
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { csvOf } from '../csv/csvOf'
import { guarded } from '../csv/guarded'
import { BATTLE_COLUMNS } from './battleColumns'
import { battleRows, battleTexts } from './battleRows'

/** Headings in the first row; `planBattle` reads it back without a change, in either language. */
export function writeBattleCsv(scenario: Scenario, language: Language): string {
  const rows = battleRows(scenario).map((row) => {
    const texts = battleTexts(scenario, row, language)
    return BATTLE_COLUMNS.map(({ id }) => (id === 'quantity' ? texts[id] : guarded(texts[id])))
  })
  return csvOf([BATTLE_COLUMNS.map(({ name }) => name[language]), ...rows], language)
}
