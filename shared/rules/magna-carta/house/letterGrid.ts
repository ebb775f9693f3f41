/** The cells of a table of letters, dice or rows downwards: as lists, or as `castellan tables --json` prints them. */
import { localized } from '#shared/i18n/localized'
import { below, isObject, list, oneOf, type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'

export interface GridShape<T extends string> {
  /** What a cell may hold. */
  readonly letters: readonly T[]
  readonly columns: number
  /** How many rows there must be; absent = one at least. */
  readonly rows?: number
}

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
