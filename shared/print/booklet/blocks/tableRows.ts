/** Tables as rows: a head that stands again on the next page, every second row on a tint, pictures beside words. */
import { type Language } from '#shared/i18n/localized'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { ACCENT, BASELINE, LEAD, PALE, SIZES } from '../flow/grid'
import { type Row, type SetText } from '../flow/rows'
import { type Line, setLines } from '../text/lines'
import { type Cell, isPicture, type Picture, type Table } from './blocks'
import { paintLine } from './paintLine'
import { columnWidths, densityOf } from './tableWidths'

interface TableMeasure {
  /** mm */
  readonly width: number
  readonly language: Language
}

/** The table and the widths of its columns, mm. */
interface Ruled {
  readonly table: Table
  readonly widths: readonly number[]
  readonly language: Language
}

/** The rows; the head keeps with the first of them, and the last two stand together. */
export function tableRows(table: Table, { width, language }: TableMeasure, block: number): Row[] {
  const ruled: Ruled = { table, widths: columnWidths(table, width, language), language }
  const count = table.rows.length
  const head = table.head.length > 0 ? headRow(ruled, block) : undefined
  const rows = table.rows.map((cells, index): Row => {
    const isLast = index === count - 1
    const keeps = table.together || count <= 3 ? !isLast : index === 0 || index === count - 2
    return {
      ...tableRow(ruled, cells, { tinted: index % 2 === 1, isLast }),
      keep: keeps || (isLast && table.introduces === true),
      ...(head && { again: [head] }),
      of: { block, index: index + 1, count: count + 1 },
    }
  })
  return head ? [head, ...rows] : rows
}

function headRow(ruled: Ruled, block: number): Row {
  const row = tableRow(ruled, ruled.table.head, { tinted: false, isLast: false, isHead: true })
  return { ...row, keep: true, of: { block, index: 0, count: ruled.table.rows.length + 1 } }
}

interface RowSetting {
  readonly tinted: boolean
  readonly isLast: boolean
  readonly isHead?: boolean
}

function tableRow(
  { table, widths, language }: Ruled,
  cells: readonly Cell[],
  { tinted, isLast, isHead = false }: RowSetting,
): Omit<Row, 'keep' | 'of'> {
  const { pad, headSize } = densityOf(table)
  const size = isHead ? headSize : SIZES.small
  const set = cells.map((cell, at): SetCell => {
    if (isPicture(cell)) return { kind: 'picture', picture: cell }
    const measure = (widths[at] ?? 0) - 2 * pad
    const align = table.columns[at]?.align ?? 'left'
    return {
      kind: 'lines',
      lines: setLines(cell, { size, width: measure, language, align, hyphens: !isHead }),
      measure,
    }
  })
  const lines = Math.max(1, ...set.map(linesOf))
  const width = widths.reduce((sum, one) => sum + one, 0)
  const height = lines * LEAD
  return {
    kind: 'table',
    lines,
    space: 0,
    paint: (x, y) => [
      ...(tinted ? [rectangle(x, y, width, height, PALE)] : []),
      ...set.flatMap((cell, at) => {
        const left = x + widths.slice(0, at).reduce((sum, one) => sum + one, 0)
        return paintCell(cell, { x: left, y, width: widths[at] ?? 0, height, isHead, pad, size })
      }),
      ...(isHead ? [rectangle(x, y + height - 0.35, width, 0.35, ACCENT)] : []),
      ...(isLast ? [rectangle(x, y + height - 0.1, width, 0.18, ACCENT)] : []),
    ],
    set: set.flatMap((cell): SetText[] =>
      cell.kind === 'lines' ? cell.lines.map((line) => ({ line, measure: cell.measure })) : [],
    ),
  }
}

type SetCell =
  | { readonly kind: 'lines'; readonly lines: readonly Line[]; readonly measure: number }
  | { readonly kind: 'picture'; readonly picture: Picture }

function linesOf(cell: SetCell): number {
  return cell.kind === 'lines' ? cell.lines.length : Math.ceil((cell.picture.height + 1) / LEAD)
}

interface CellBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isHead: boolean
  readonly pad: number
  readonly size: number
}

function paintCell(cell: SetCell, { x, y, width, height, isHead, pad, size }: CellBox): DrawOp[] {
  if (cell.kind === 'picture') {
    const [dx, dy] = [x + width / 2, y + height / 2]
    return [{ kind: 'group', transform: [1, 0, 0, 1, dx, dy], ops: cell.picture.ops }]
  }
  // A head's words stand on its rule, words beside a picture in its middle.
  const free = height - cell.lines.length * LEAD
  const top = y + (isHead ? free : Math.max(0, free / 2))
  return cell.lines.flatMap((line, index) =>
    paintLine(line, x + pad, top + BASELINE - 0.25 + index * LEAD, size),
  )
}

function rectangle(x: number, y: number, width: number, height: number, color: string): DrawOp {
  return { kind: 'path', path: new PathBuilder().rect(x, y, width, height).build(), fill: solid(color) }
}
