/** The error of a file that was refused: its place, what was found, what was expected (DOC-2). */
import { type Language, type Localized } from '#shared/i18n/localized'
import { type Misfit } from '#shared/json/misfit'

export type FormatFault = Misfit['fault']

export interface FileError {
  readonly fault: FormatFault
  /** Name of the file, as the user knows it. */
  readonly file: string
  /** Counted from 1. */
  readonly line?: number
  /** Counted from 1, in UTF-16 units. */
  readonly column?: number
  /** The place in the document: `map.terrain[12]`. */
  readonly path?: string
  /** Says what was found and what was expected. */
  readonly message: Localized
}

/** The error as one line for people: `siege.castellan, line 12, column 5 (map.terrain[3]): found …, expected …`. */
export function fileErrorText(error: FileError, language: Language): string {
  const french = language === 'fr'
  const line = error.line === undefined ? '' : `, ${french ? 'ligne' : 'line'} ${error.line}`
  const column = error.column === undefined ? '' : `, ${french ? 'colonne' : 'column'} ${error.column}`
  const path = error.path === undefined || error.path === '' ? '' : ` (${error.path})`
  return `${error.file}${line}${column}${path}${french ? '\u202f:' : ':'} ${error.message[language]}`
}
