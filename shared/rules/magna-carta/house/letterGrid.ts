/** Tables of letters in the file, dice or rows downwards: their cells as lists, or as `castellan tables --json` prints them. */
import { localized, sameInBoth } from '#shared/i18n/localized'
import { asIs, below, isObject, list, oneOf, type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field } from '../../fields/field'
import { type FigureGrid } from '../../house/figureForm'

/** A row after the other, each a list of letters. */
export type LetterRows = readonly (readonly string[])[]

/** Read as it stands: which letters and how many, the rest of the table says; `letterGrid` judges it then. */
export const LETTER_ROWS: Field<LetterRows> = {
  kind: 'list',
  name: sameInBoth('rows'),
  read: () => asIs as () => LetterRows,
  write: (rows) => rows.map((row) => [...row]),
}

interface GridShape<T extends string> {
  /** The letters that a cell may hold. */
  readonly letters: readonly T[]
  readonly columns: number
  /** The number of rows; absent = one at least. */
  readonly rows?: number
}

/** Throws a `Misfit` when the data is no such grid. */
export function letterGrid<T extends string>(
  value: unknown,
  at: Place,
  { letters, columns, rows }: GridShape<T>,
): readonly (readonly T[])[] {
  const cells = list(oneOf(...letters))
  const grid = list((row, inRow) => {
    const [found, where] = isObject(row) ? [row['cells'], below(inRow, 'cells')] : [row, inRow]
    const line = cells(found, where)
    if (line.length === columns) return line
    return refuse(where.path, found, localized(`une liste de ${columns} cases`, `a list of ${columns} cells`))
  })(value, at)
  if (rows === undefined ? grid.length > 0 : grid.length === rows) return grid
  const count = rows ?? 1
  return refuse(
    at.path,
    value,
    localized(
      `une liste de ${count} ligne${count > 1 ? 's' : ''}${rows === undefined ? ' au moins' : ''}`,
      `a list of ${count} row${count > 1 ? 's' : ''}${rows === undefined ? ' at least' : ''}`,
    ),
  )
}

/** As people read a letter: the dash of no effect is none of the keyboard's. */
export function shownLetter(letter: string): string {
  return letter === '-' ? '–' : letter
}

/** The cells of the table's `rows`, any of these letters in each. */
export function letterCells(rows: LetterRows, letters: readonly string[]): FigureGrid['rows'] {
  const field: Field<unknown> = {
    ...LETTER_ROWS,
    kind: 'choice',
    choices: letters.map((id) => ({ id, name: sameInBoth(shownLetter(id)) })),
  }
  return rows.map((cells, row) => ({
    label: sameInBoth(`${row + 1}`),
    cells: cells.map((_, column) => ({ path: ['rows', row, column], field })),
  }))
}
