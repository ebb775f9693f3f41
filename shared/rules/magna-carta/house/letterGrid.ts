/** The cells of a table of letters, dice or rows downwards: as lists, or as `castellan tables --json` prints them. */
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { isObject, list, oneOf, refuseHouse } from '../../house/decode'

export interface GridShape<T extends string> {
  /** What a cell may hold. */
  readonly letters: readonly T[]
  readonly columns: number
  /** How many rows there must be; absent = one at least. */
  readonly rows?: number
}

export function letterGrid<T extends string>(
  value: unknown,
  path: Path,
  { letters, columns, rows }: GridShape<T>,
): readonly (readonly T[])[] {
  const cells = list(oneOf(...letters))
  const grid = list((row, at) => {
    const [found, where] = isObject(row) ? [row['cells'], [...at, 'cells']] : [row, at]
    const line = cells(found, where)
    if (line.length === columns) return line
    return refuseHouse(where, found, localized(`une liste de ${columns} cases`, `a list of ${columns} cells`))
  })(value, path)
  if (rows === undefined ? grid.length > 0 : grid.length === rows) return grid
  const count = rows ?? 1
  return refuseHouse(
    path,
    value,
    localized(
      `une liste de ${count} ligne${count > 1 ? 's' : ''}${rows === undefined ? ' au moins' : ''}`,
      `a list of ${count} row${count > 1 ? 's' : ''}${rows === undefined ? ' at least' : ''}`,
    ),
  )
}
