/** A scenario's order of battle as CSV, as spreadsheets of a language open it (XCH-3). */
import { otherLanguage } from '#shared/document/authorText'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { csvOf } from '../csv/csvOf'
import { guarded } from '../csv/guarded'
import { BATTLE_COLUMNS, NAMES_IN } from './battleColumns'
import { battleRows, battleTexts } from './battleRows'

/** Headings in the first row, names in the other language where some counter has one; `planBattle` reads it back without a change, in either language. */
export function writeBattleCsv(scenario: Scenario, language: Language): string {
  const named = namedIn(scenario, language)
  const texts = battleRows(named).map((row) => battleTexts(named, row, language))
  const other = NAMES_IN[otherLanguage(language)]
  const columns = BATTLE_COLUMNS.filter(
    ({ id }) => id !== NAMES_IN[language] && (id !== other || texts.some((row) => row[id] !== '')),
  )
  const rows = texts.map((texts) =>
    columns.map(({ id }) => (id === 'quantity' ? texts[id] : guarded(texts[id]))),
  )
  return csvOf([columns.map(({ name }) => name[language]), ...rows], language)
}
