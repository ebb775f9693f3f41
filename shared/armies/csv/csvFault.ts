/** A fault of a CSV with its place. */
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'

export interface CsvFault {
  /** Counted from 1, as spreadsheets count: a text of several lines is in one. */
  readonly line: number
  /** The column by its heading, else by its number from 1. */
  readonly column: string | number
  readonly says: Localized
}

/** "ligne 4, colonne « attaque » : un nombre entier est attendu." */
export function csvFaultText({ line, column, says }: CsvFault): Localized {
  const [fr, en] =
    typeof column === 'number'
      ? [`${column}`, `${column}`]
      : [`«\u202f${quotable(column)}\u202f»`, `“${quotable(column)}”`]
  return localized(
    `ligne ${line}, colonne ${fr}\u202f: ${afterColon(says.fr)}`,
    `line ${line}, column ${en}: ${afterColon(says.en)}`,
  )
}

const afterColon = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

export const BEYOND = localized('Cette cellule n’est sous aucun en-tête.', 'This cell is under no heading.')
