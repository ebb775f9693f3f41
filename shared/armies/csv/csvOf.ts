/** Rows of texts as CSV, as spreadsheets of a language open it. */
import papaparse from 'papaparse'
import { type Language } from '#shared/i18n/localized'

const SEPARATORS: Readonly<Record<Language, string>> = { fr: ';', en: ',' }
/** The mark of UTF-8, without which Excel takes it for the code of its country. */
const MARK = '\ufeff'

export function csvOf(rows: readonly (readonly string[])[], language: Language): string {
  return MARK + papaparse.unparse(rows as string[][], { delimiter: SEPARATORS[language] }) + '\r\n'
}
