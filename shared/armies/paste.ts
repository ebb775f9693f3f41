/** Turns cells of the clipboard into edits of the table, and into the types that it adds (CTR-1). */
import { type Scenario } from '#shared/document/types'
import { fold } from '#shared/i18n/fold'
import { greatestOf } from '#shared/lang/extremes'
import { append } from '#shared/lang/append'
import { type Block, heightOf, widthOf } from './block'
import { type Cells } from './clipText'
import { type Column, type Layout, type Row } from './columns'
import { type CellEdit } from './edits'
import { columnsByHeading } from './headings'

/** The texts of a type that is not there yet. */
export type NewType = readonly Omit<CellEdit, 'row'>[]

interface Pasted {
  readonly edits: readonly CellEdit[]
  readonly added: readonly NewType[]
  /** Lines that found no row. */
  readonly lost: number
  /** The rows that it goes into, from the first line on; undefined for a line whose type is found by name elsewhere. */
  readonly block: Block
}

/** The table as it is shown: filtered, sorted, without hidden columns. */
export interface ShownTable {
  readonly scenario: Scenario
  readonly layout: Layout
  readonly rows: readonly Row[]
  readonly columns: readonly Column[]
  /** The columns with the hidden ones, for lines with headings. */
  readonly allColumns: readonly Column[]
  /** In the document's order, with those that are filtered out. */
  readonly allRows: readonly Row[]
}

/**
 * Cells go in at the upper left corner of what is selected; a selection that they fit into several times is filled with them.
 * When the first line names columns, each cell goes to its column; with a column of names, each line goes to the type of that
 * name. Lines beyond the last row, and unknown names, are types to add (in the layout of a row a face they are lost).
 */
export function pasteCells(table: ShownTable, cells: Cells, selected: Block): Pasted {
  const columns = columnsByHeading(table.allColumns, cells[0] ?? [])
  return columns && cells.length > 1
    ? pasteByHeading(table, columns, cells.slice(1), selected)
    : pasteInPlace(table, cells, selected)
}

function pasteInPlace(table: ShownTable, cells: Cells, selected: Block): Pasted {
  const high = cells.length
  const wide = greatestOf(cells.map((line) => line.length))
  const times = (size: number, room: number): number => (room % size === 0 ? room : size)
  const height = times(high, heightOf(selected))
  const width = Math.min(times(wide, widthOf(selected)), table.columns.length - selected.left)
  const textsOf = (line: number): Omit<CellEdit, 'row'>[] =>
    Array.from({ length: width }, (_, index) => index).flatMap((index) => {
      const column = table.columns[selected.left + index]
      // A shorter line of a block of unlike lines says nothing of the cells that it lacks.
      const text = cells[line % high]?.[index % wide]
      return column && text !== undefined ? [{ column, text }] : []
    })
  const edits: CellEdit[] = []
  const beyond: NewType[] = []
  for (let line = 0; line < height; line++) {
    const row = table.rows[selected.top + line]
    if (row)
      append(
        edits,
        textsOf(line).map((text) => ({ row, ...text })),
      )
    else if (textsOf(line).some(({ text }) => text.trim() !== '')) beyond.push(textsOf(line))
  }
  return { edits, ...newTypes(table, beyond), block: blockFrom(selected, height, width) }
}

function pasteByHeading(
  table: ShownTable,
  columns: readonly (Column | undefined)[],
  lines: Cells,
  selected: Block,
): Pasted {
  const named = columns.findIndex((column) => column?.id === 'name')
  const known = named >= 0 ? rowsByName(table) : undefined
  const edits: CellEdit[] = []
  const beyond: NewType[] = []
  lines.forEach((line, index) => {
    if (line.every((text) => text.trim() === '')) return
    const texts = line.flatMap((text, at) => {
      const column = columns[at]
      return column ? [{ column, text }] : []
    })
    const row = known
      ? known.get(fold((line[named] ?? '').trim()))?.shift()
      : table.rows[selected.top + index]
    if (row)
      append(
        edits,
        texts.map((text) => ({ row, ...text })),
      )
    else beyond.push(texts)
  })
  return { edits, ...newTypes(table, beyond), block: blockFrom(selected, 1, 1) }
}

/** The rows of each name in their order: the second line of a name is the second type of it, or its second face. */
function rowsByName({ scenario, allRows }: ShownTable): ReadonlyMap<string, Row[]> {
  const byName = new Map<string, Row[]>()
  for (const row of allRows) {
    const name = fold(scenario.counterTypes[row.type]?.name.trim() ?? '')
    const same = byName.get(name)
    if (same) same.push(row)
    else byName.set(name, [row])
  }
  return byName
}

function newTypes({ layout }: ShownTable, beyond: readonly NewType[]): Pick<Pasted, 'added' | 'lost'> {
  return layout === 'types' ? { added: beyond, lost: 0 } : { added: [], lost: beyond.length }
}

function blockFrom({ top, left }: Block, height: number, width: number): Block {
  return { top, left, bottom: top + height - 1, right: left + width - 1 }
}
