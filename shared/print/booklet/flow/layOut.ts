/** Lays the parts of a text on pages: parts in columns, which flow on from page to page, and parts as wide as the page. */
import { columnLeft, LEAD, type PageGrid } from './grid'
import { balanced, fillColumns, type RowInColumn } from './fillColumns'
import { type Atom, atomsOf, type Row } from './rows'

/** Rows that are set to the width of a column, or of the page. */
export interface Part {
  readonly across: 'columns' | 'page'
  readonly rows: readonly Row[]
  /** It begins a page. */
  readonly newPage?: boolean
}

/** A row on its page; `x`, `y` are its top left corner, mm. */
export interface PlacedRow {
  readonly row: Row
  readonly x: number
  readonly y: number
  /** Counted over the page: rows of one number stand one below the other. */
  readonly column: number
  readonly across: Part['across']
}

export interface LaidPage {
  readonly rows: readonly PlacedRow[]
  /** The words of its running head: of the section that it begins with, or of the first that begins on it. */
  readonly section: string
}

/** Fewer lines than these at the foot of a page are no place to begin a text in columns. */
const FEWEST_LINES = 5

/** The pages, in order; those of an empty text are none. */
export function layOut(parts: readonly Part[], grid: PageGrid): LaidPage[] {
  const pages: PlacedRow[][] = []
  let [line, column] = [grid.lines, 0]
  const begin = (): void => {
    pages.push([])
    line = 0
    column = 0
  }
  const put = (
    placed: readonly RowInColumn[],
    across: Part['across'],
    left: (column: number) => number,
  ): void => {
    for (const one of placed)
      pages.at(-1)?.push({
        row: one.row,
        x: left(one.column),
        y: grid.top + (line + one.top) * LEAD,
        column: column + one.column,
        across,
      })
  }
  for (const { across, rows, newPage } of parts) {
    let atoms: readonly Atom[] = atomsOf(rows)
    const columns = across === 'columns' ? grid.columns : 1
    const left = across === 'columns' ? (at: number) => columnLeft(grid, at) : () => grid.left
    if (newPage && line > 0) begin()
    while (atoms.length > 0) {
      const gap = line === 0 || line >= grid.lines ? 0 : Math.max(1, atoms[0]?.[0]?.space ?? 0)
      const height = grid.lines - line - gap
      const isTooLow = across === 'columns' ? height < FEWEST_LINES : height < 1
      const even = isTooLow ? undefined : balanced(atoms, columns, height, grid.lines)
      // A column left empty by a figure that is too high for it: the figure begins the next page.
      const filled = isTooLow ? undefined : (even ?? fillColumns(atoms, columns, height, grid.lines))
      const isEmpty = !filled || !filled.placed.some((one) => one.column === 0)
      if (isEmpty && line > 0) {
        begin()
        continue
      }
      if (!filled || isEmpty) throw new RangeError('a row is higher than a page')
      line += gap
      put(filled.placed, across, left)
      column += columns
      line = even ? line + filled.height : grid.lines
      atoms = filled.left
    }
  }
  return withSections(pages)
}

function withSections(pages: readonly (readonly PlacedRow[])[]): LaidPage[] {
  let running = ''
  return pages.map((rows) => {
    const begun = rows.flatMap(({ row }) => row.section ?? [])
    const section = running || (begun[0] ?? '')
    running = begun.at(-1) ?? running
    return { rows, section }
  })
}
