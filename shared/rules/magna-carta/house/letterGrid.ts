/** Tables of letters in the file, dice or rows downwards: their cells as lists, or as `castellan tables --json` prints them. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { asIs, below, isObject, list, oneOf, type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field } from '../../fields/field'
import { type FigureField } from '../../house/figures'

/**
 * The table's `rows`, read as they stand: which letters and how many, the rest of the table says; `letterGrid` judges it then.
 * @param rows those in force.
 */
export function letterRows<T extends string>(
  rows: readonly (readonly T[])[],
  group: Localized,
  letters: readonly T[],
  columns: readonly Localized[],
): FigureField<readonly (readonly T[])[]> {
  const choices = letters.map((id) => ({ id, name: sameInBoth(shownLetter(id)) }))
  const field: Field<unknown> = { kind: 'choice', name: sameInBoth('rows'), choices, read: () => asIs }
  return {
    ...field,
    read: () => asIs as () => typeof rows,
    write: () => rows.map((row) => [...row]),
    cells: (_, path) =>
      rows.flatMap((_, row) =>
        columns.map((column, index) => ({
          group,
          row: sameInBoth(`${row + 1}`),
          column,
          cell: { path: [...path, row, index], field },
        })),
      ),
  }
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
  const cells = list(oneOf(letters))
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
