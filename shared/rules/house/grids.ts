/** Cells of figures arranged as grids: each says its row, its column and the title of its grid. */
import { type Localized } from '#shared/i18n/localized'
import { type FigureCell, type FigureGrid } from './figureForm'

export interface PlacedCell {
  /** The title of its grid; absent = the common one. */
  readonly group: Localized | undefined
  readonly row: Localized
  /** Absent = the only one, which has no heading. */
  readonly column: Localized | undefined
  /** Undefined = nothing can stand there. */
  readonly cell: FigureCell | undefined
}

/** The grids, their rows and columns in the order in which the cells first name them. */
export function gridsOf(cells: readonly PlacedCell[]): readonly FigureGrid[] {
  return distinct(cells.map(({ group }) => group)).map((title) => {
    const own = cells.filter(({ group }) => sameWords(group, title))
    const columns = distinct(own.map(({ column }) => column))
    const labels = distinct(own.map(({ row }) => row))
    const rows = labels.map((label) => ({
      label,
      cells: columns.map(
        (column) => own.find((one) => sameWords(one.row, label) && sameWords(one.column, column))?.cell,
      ),
    }))
    return { title, columns: columns.flatMap((column) => column ?? []), rows }
  })
}

type Words = Localized | undefined

function sameWords(one: Words, other: Words): boolean {
  return one?.fr === other?.fr && one?.en === other?.en
}

function distinct<T extends Words>(all: readonly T[]): readonly T[] {
  return all.filter((words, index) => all.findIndex((one) => sameWords(one, words)) === index)
}
