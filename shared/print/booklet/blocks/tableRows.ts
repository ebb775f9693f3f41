/** Tables as rows: a head that stands again on the next page, every second row on a tint, pictures beside words. */
import { type Language } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { type DrawOp, type Role, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inRole, inRoles } from '#shared/painter/roles'
import { ACCENT, BASELINE, LEAD, PALE, SIZES } from '../flow/grid'
import { type Row, type SetText } from '../flow/rows'
import { type Line, setLines } from '../text/lines'
import { type Cell, isPicture, type Picture, type Table } from './blocks'
import { paintLine } from './paintLine'
import { columnWidths, densityOf } from './tableWidths'

interface TableMeasure {
  /** mm */
  readonly width: number
  /** The height of a page, in lines of the grid: a row that is higher is divided. */
  readonly pageLines: number
  readonly language: Language
}

/** The table and the widths of its columns, mm. */
interface Ruled {
  readonly table: Table
  /** A row has no more lines. */
  readonly most: number
  readonly widths: readonly number[]
  readonly language: Language
}

/** The rows; the head keeps with the first of them, and the last two stand together. */
export function tableRows(table: Table, { width, pageLines, language }: TableMeasure, block: number): Row[] {
  const widths = columnWidths(table, width, language)
  // Room for a head that stands again, and for a heading above.
  const ruled: Ruled = { table, widths, language, most: Math.floor(pageLines / 2) }
  const read = { block, isList: table.list === true, rowHeads: table.rowHeads === true }
  const heads = table.head.length > 0 ? tableRow(ruled, table.head, { ...read, ...HEAD }) : []
  const body = table.rows.flatMap((cells, index) => {
    const isLast = index === table.rows.length - 1
    return tableRow(ruled, cells, { ...read, tinted: index % 2 === 1, isLast })
  })
  const count = body.length + heads.length
  const again =
    heads.length === 1 ? heads.map((row): Row => unread({ ...row, ...headPlace(block, count) })) : []
  const rows = body.map((row, index): Row => {
    const isLast = index === body.length - 1
    const keeps = table.together || body.length <= 3 ? !isLast : index === 0 || index === body.length - 2
    return {
      ...row,
      keep: keeps || (isLast && table.introduces === true),
      ...(again.length > 0 && { again }),
      of: { block, index: index + heads.length, count },
    }
  })
  return [...heads.map((row): Row => ({ ...row, ...headPlace(block, count) })), ...rows]
}

function headPlace(block: number, count: number): Pick<Row, 'keep' | 'of'> {
  return { keep: true, of: { block, index: 0, count } }
}

/** The same row, drawn but not read: it stands again on the next page. */
function unread(row: Row): Row {
  return { ...row, paint: (x, y) => [inRole({ type: 'Artifact' }, row.paint(x, y))] }
}

const HEAD = { tinted: false, isLast: false, isHead: true }

interface RowSetting {
  readonly tinted: boolean
  readonly isLast: boolean
  readonly isHead?: boolean
  readonly isList?: boolean
  readonly rowHeads?: boolean
  readonly block: number
}

function tableRow(
  { table, widths, language, most }: Ruled,
  cells: readonly Cell[],
  setting: RowSetting,
): Omit<Row, 'keep' | 'of'>[] {
  const { isLast, isHead = false } = setting
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
  const lines = Math.max(1, greatestOf(set.map(linesOf)))
  const count = Math.ceil(lines / most)
  return Array.from({ length: count }, (_, at) =>
    partRow(
      set.map((cell) => partOf(cell, at * most, (at + 1) * most)),
      { ...setting, widths, isLast: isLast && at === count - 1, pad, size },
    ),
  )
}

/** Some lines of a cell; a picture stands in the first part. */
function partOf(cell: SetCell, from: number, to: number): SetCell {
  if (cell.kind === 'lines') return { ...cell, lines: cell.lines.slice(from, to) }
  return from === 0 ? cell : { kind: 'lines', lines: [], measure: 0 }
}

interface PartSetting extends RowSetting {
  readonly widths: readonly number[]
  readonly pad: number
  readonly size: number
}

function partRow(cells: readonly SetCell[], setting: PartSetting): Omit<Row, 'keep' | 'of'> {
  const { widths, tinted, isLast, isHead = false, pad, size } = setting
  const lines = Math.max(1, greatestOf(cells.map(linesOf)))
  const width = widths.reduce((sum, one) => sum + one, 0)
  const height = lines * LEAD
  return {
    kind: 'table',
    lines,
    space: 0,
    paint: (x, y) => {
      const painted = cells.map((cell, at) => {
        const left = x + widths.slice(0, at).reduce((sum, one) => sum + one, 0)
        return paintCell(cell, { x: left, y, width: widths[at] ?? 0, height, isHead, pad, size })
      })
      return [
        ...(tinted ? [rectangle(x, y, width, height, PALE)] : []),
        ...inRowRoles(painted, setting),
        ...(isHead ? [rectangle(x, y + height - 0.35, width, 0.35, ACCENT)] : []),
        ...(isLast ? [rectangle(x, y + height - 0.1, width, 0.18, ACCENT)] : []),
      ]
    },
    set: cells.flatMap((cell): SetText[] =>
      cell.kind === 'lines' ? cell.lines.map((line) => ({ line, measure: cell.measure })) : [],
    ),
  }
}

type SetCell =
  | { readonly kind: 'lines'; readonly lines: readonly Line[]; readonly measure: number }
  | { readonly kind: 'picture'; readonly picture: Picture }

/** The cells as a row of the table that all rows of the block are; of a list, each picture as the label of what follows it. */
function inRowRoles(cells: readonly DrawOp[][], { block, isHead, isList, rowHeads }: RowSetting): DrawOp[] {
  const id = String(block)
  if (!isList) {
    const row = cells.map((ops, at) => {
      if (isHead) return inRole({ type: 'TH' }, ops)
      return inRole(rowHeads && at === 0 ? { type: 'TH', heads: 'row' } : { type: 'TD' }, ops)
    })
    return inRoles([{ type: 'Table', id }, { type: 'TR' }], row)
  }
  const items = cells.flatMap((label, at) => {
    const body = cells[at + 1] ?? []
    if (at % 2 === 1 || label.length + body.length === 0) return []
    return [inRole({ type: 'LI' }, [inRole({ type: 'Lbl' }, label), inRole({ type: 'LBody' }, body)])]
  })
  return inRoles([{ type: 'L', id }], items)
}

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
    const { ops, alt } = cell.picture
    const role: Role = alt === undefined ? { type: 'Artifact' } : { type: 'Figure', alt }
    return [{ kind: 'group', role, transform: [1, 0, 0, 1, dx, dy], ops }]
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
