/** Tables as rows: columns as wide as their words ask, a head that stands again on the next page, every second row on a tint. */
import { type Language } from '#shared/i18n/localized'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { ACCENT, BASELINE, LEAD, PALE, SIZES } from '../flow/grid'
import { type Row, type SetText } from '../flow/rows'
import { type Line, setLines, spansWidth } from '../text/lines'
import { type Spans } from '../text/spans'
import { type Cell, isPicture, type Table, type TableColumn } from './blocks'
import { paintLine } from './paintLine'

interface TableMeasure {
  /** mm */
  readonly width: number
  readonly language: Language
}

/** Beside the words of a cell, mm. */
const PAD = 1.1

/** The rows; the head keeps with the first of them, and the last two stand together. */
export function tableRows(table: Table, { width, language }: TableMeasure, block: number): Row[] {
  const widths = columnWidths(table, width, language)
  const count = table.rows.length
  const head = table.head.length > 0 ? headRow(table, widths, language, block) : undefined
  const rows = table.rows.map((cells, index): Row => {
    const set = cells.map((cell, at) =>
      setCell(cell, { column: table.columns[at], width: widths[at] ?? 0, language, hyphens: true }),
    )
    const isLast = index === count - 1
    return {
      ...tableRow(set, { columns: table.columns, widths, tinted: index % 2 === 1, isLast }),
      keep: table.together || count <= 3 ? !isLast : index === 0 || index === count - 2,
      ...(head && { again: [head] }),
      of: { block, index: index + 1, count: count + 1 },
    }
  })
  return head ? [{ ...head, space: 0 }, ...rows] : rows
}

function headRow(
  { columns, head }: Table,
  widths: readonly number[],
  language: Language,
  block: number,
): Row {
  const set = head.map((cell, at) =>
    setCell(cell, { column: columns[at], width: widths[at] ?? 0, language, hyphens: false }),
  )
  return {
    ...tableRow(set, { columns, widths, tinted: false, isLast: false, isHead: true }),
    keep: true,
    of: { block, index: 0, count: 1 },
  }
}

type SetCell =
  | { readonly kind: 'lines'; readonly lines: readonly Line[]; readonly measure: number }
  | {
      readonly kind: 'picture'
      readonly width: number
      readonly height: number
      readonly ops: readonly DrawOp[]
    }

interface CellSetting {
  readonly column: TableColumn | undefined
  readonly width: number
  readonly language: Language
  readonly hyphens: boolean
}

function setCell(cell: Cell, { column, width, language, hyphens }: CellSetting): SetCell {
  if (isPicture(cell)) return { kind: 'picture', ...cell }
  const measure = width - 2 * PAD
  const lines = setLines(cell, {
    size: SIZES.small,
    width: measure,
    language,
    align: column?.align ?? 'left',
    hyphens,
  })
  return { kind: 'lines', lines, measure }
}

interface RowSetting {
  readonly columns: readonly TableColumn[]
  readonly widths: readonly number[]
  readonly tinted: boolean
  readonly isLast: boolean
  readonly isHead?: boolean
}

function tableRow(cells: readonly SetCell[], setting: RowSetting): Omit<Row, 'keep' | 'of'> {
  const { widths, tinted, isLast, isHead } = setting
  const lines = Math.max(1, ...cells.map(linesOf))
  const width = widths.reduce((sum, one) => sum + one, 0)
  const height = lines * LEAD
  return {
    kind: 'table',
    lines,
    space: 0,
    paint: (x, y) => [
      ...(tinted ? [rectangle(x, y, width, height, PALE)] : []),
      ...cells.flatMap((cell, at) => {
        const left = x + widths.slice(0, at).reduce((sum, one) => sum + one, 0)
        return paintCell(cell, { x: left, y, width: widths[at] ?? 0, height, isHead: isHead === true })
      }),
      ...(isHead ? [rectangle(x, y + height - 0.35, width, 0.35, ACCENT)] : []),
      ...(isLast ? [rectangle(x, y + height - 0.1, width, 0.18, ACCENT)] : []),
    ],
    set: cells.flatMap((cell): SetText[] =>
      cell.kind === 'lines' ? cell.lines.map((line) => ({ line, measure: cell.measure })) : [],
    ),
  }
}

function linesOf(cell: SetCell): number {
  return cell.kind === 'lines' ? cell.lines.length : Math.ceil((cell.height + 1) / LEAD)
}

interface CellBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isHead: boolean
}

function paintCell(cell: SetCell, { x, y, width, height, isHead }: CellBox): DrawOp[] {
  if (cell.kind === 'picture') {
    const [dx, dy] = [x + width / 2, y + height / 2]
    return [{ kind: 'group', transform: [1, 0, 0, 1, dx, dy], ops: cell.ops }]
  }
  // A head's words stand on its rule, words beside a picture in its middle.
  const free = height - cell.lines.length * LEAD
  const top = y + (isHead ? free : Math.max(0, free / 2))
  return cell.lines.flatMap((line, index) =>
    paintLine(line, x + PAD, top + BASELINE - 0.25 + index * LEAD, SIZES.small),
  )
}

function rectangle(x: number, y: number, width: number, height: number, color: string): DrawOp {
  return { kind: 'path', path: new PathBuilder().rect(x, y, width, height).build(), fill: solid(color) }
}

// ---------------------------------------------------------------------------------------------- widths

/** The widths of the columns, together the measure. */
function columnWidths({ columns, head, rows }: Table, width: number, language: Language): number[] {
  const natural = columns.map((_, at) => {
    const cells = [head[at], ...rows.map((row) => row[at])].flatMap((cell) => (cell ? [cell] : []))
    return Math.max(4, ...cells.map((cell) => widthOf(cell, language))) + 2 * PAD + 0.05
  })
  const widest = (kind: TableColumn['width']): number =>
    Math.max(0, ...natural.filter((_, at) => columns[at]?.width === kind))
  const asked = columns.map((column, at) => (column.width === 'even' ? widest('even') : (natural[at] ?? 0)))
  const total = asked.reduce((sum, one) => sum + one, 0)
  const spare = width - total
  const rest = columns.filter((column) => column.width === 'rest').length
  if (spare >= 0) {
    const [share, evenly] = rest > 0 ? [spare / rest, 0] : [0, spare / columns.length]
    return asked.map((one, at) => one + evenly + (columns[at]?.width === 'rest' ? share : 0))
  }
  return narrowed(asked, width, columns, wordWidths({ columns, head, rows }, language))
}

/** Columns give way from the widest down, none below its longest word. */
function narrowed(
  asked: readonly number[],
  width: number,
  columns: readonly TableColumn[],
  least: readonly number[],
): number[] {
  const flexible = (at: number): boolean => columns[at]?.width === 'rest'
  const hasRest = columns.some((column) => column.width === 'rest')
  const widths = [...asked]
  // First those that take the rest, then all of them.
  for (const may of hasRest ? [flexible, () => true] : [() => true]) {
    for (let over = sum(widths) - width; over > 1e-6; over = sum(widths) - width) {
      const open = widths.flatMap((one, at) => (may(at) && one > (least[at] ?? 0) + 1e-6 ? [at] : []))
      if (open.length === 0) break
      const most = Math.max(...open.map((at) => widths[at] as number))
      const top = open.filter((at) => (widths[at] as number) > most - 1e-6)
      const next = Math.max(0, ...open.filter((at) => !top.includes(at)).map((at) => widths[at] as number))
      for (const at of top) {
        const floor = Math.max(least[at] ?? 0, next, most - over / top.length)
        widths[at] = Math.min(most, Math.max(floor, most - over / top.length))
      }
    }
  }
  const over = sum(widths) / width
  return over > 1 ? widths.map((one) => one / over) : widths
}

const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0)

function widthOf(cell: Cell, language: Language): number {
  return isPicture(cell) ? cell.width : spansWidth(cell, SIZES.small, language)
}

function wordWidths(
  { columns, head, rows }: Pick<Table, 'columns' | 'head' | 'rows'>,
  language: Language,
): number[] {
  return columns.map((_, at) => {
    const cells = [head[at], ...rows.map((row) => row[at])].flatMap((cell) => (cell ? [cell] : []))
    return Math.max(4, ...cells.map((cell) => longestWord(cell, language))) + 2 * PAD + 0.05
  })
}

function longestWord(cell: Cell, language: Language): number {
  if (isPicture(cell)) return cell.width
  const words = cell.flatMap(({ text, font }): Spans[] =>
    text.split(/[ \n]/).map((word) => [{ text: word, font }]),
  )
  return Math.max(0, ...words.map((word) => spansWidth(word, SIZES.small, language)))
}
