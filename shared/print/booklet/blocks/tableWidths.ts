/** The widths of the columns of a table: as their words ask, and narrower where the measure is. Lengths are mm. */
import { type Language } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { SIZES } from '../flow/grid'
import { spansWidth } from '../text/lines'
import { type Spans } from '../text/spans'
import { type Cell, isPicture, type Table, type TableColumn } from './blocks'

/** The space beside the words of a cell, and the em size of heads. */
interface Density {
  readonly pad: number
  readonly headSize: number
}

const PLAIN: Density = { pad: 1.1, headSize: SIZES.small }
const DENSE: Density = { pad: 0.6, headSize: 2.8 }

export function densityOf({ dense }: Pick<Table, 'dense'>): Density {
  return dense ? DENSE : PLAIN
}

/** The narrowest column. */
const LEAST = 4

/** Lest a rounding break a line that fits. */
const EASE = 0.2

/** The widths of the columns when each has the room that it asks for, together. */
export function naturalWidth(table: Table, language: Language): number {
  return sum(askedWidths(table, language))
}

/** The width below which words would be cut. */
export function leastWidth(table: Table, language: Language): number {
  return sum(wordWidths(table, language))
}

/**
 * The widths of the columns, together the measure: where there is no room for all, cells are broken, in close
 * columns heads before them.
 */
export function columnWidths(table: Table, width: number, language: Language): number[] {
  const { columns } = table
  const asked = askedWidths(table, language)
  const spare = width - sum(asked)
  if (spare >= 0) {
    const rest = columns.filter((column) => column.width === 'rest').length
    // Close columns take some of it too.
    const toRest = rest === 0 ? 0 : table.dense ? 0.5 : 1
    const [share, evenly] = [(toRest * spare) / Math.max(1, rest), ((1 - toRest) * spare) / columns.length]
    return asked.map((one, at) => one + evenly + (columns[at]?.width === 'rest' ? share : 0))
  }
  const broken = table.dense ? askedWidths(table, language, 'heads') : asked
  const left = width - sum(broken)
  const uneven = left < 0 ? evened(table, width, language) : undefined
  if (uneven) return uneven
  if (left < 0) return narrowed(broken, width, columns, wordWidths(table, language))
  // What is left goes where heads would like it.
  const wish = sum(asked) - sum(broken)
  return broken.map((one, at) => one + (wish > 0 ? (left * ((asked[at] ?? 0) - one)) / wish : 0))
}

/** Columns that should be even, as even as may be with no cell broken, though heads are; undefined where some cell must be. */
function evened(table: Table, width: number, language: Language): number[] | undefined {
  const { columns } = table
  const own = widest(
    table,
    (cell, size) => widthOf(cell, size, language),
    (cell, size) => longestWord(cell, size, language),
  )
  const isEven = (at: number): boolean => columns[at]?.width === 'even'
  const spare = width - sum(own)
  if (spare < 0 || !columns.some((_, at) => isEven(at))) return undefined
  // The narrowest are filled up first, all to one level.
  const levels = own.filter((_, at) => isEven(at)).sort((a, b) => a - b)
  const filled = (level: number): number => sum(levels.map((one) => Math.max(0, level - one)))
  const known = levels.filter((level) => filled(level) <= spare)
  const top = (known.at(-1) ?? 0) + (spare - filled(known.at(-1) ?? 0)) / known.length
  return own.map((one, at) => (isEven(at) ? Math.max(one, top) : one))
}

/** @param broken the heads are measured by their longest word */
function askedWidths(table: Table, language: Language, broken?: 'heads'): number[] {
  const natural = widest(
    table,
    (cell, size) => widthOf(cell, size, language),
    broken && ((cell, size) => longestWord(cell, size, language)),
  )
  const even = Math.max(0, greatestOf(natural.filter((_, at) => table.columns[at]?.width === 'even')))
  return natural.map((one, at) => (table.columns[at]?.width === 'even' ? even : one))
}

/** Columns give way from the widest down, first those that take the rest, none below its longest word. */
function narrowed(
  asked: readonly number[],
  width: number,
  columns: readonly TableColumn[],
  least: readonly number[],
): number[] {
  const widths = [...asked]
  const takesRest = (at: number): boolean => columns[at]?.width === 'rest'
  for (const may of [takesRest, () => true])
    for (let over = sum(widths) - width; over > 1e-6; over = sum(widths) - width) {
      const open = widths.flatMap((one, at) => (may(at) && one > (least[at] ?? 0) + 1e-6 ? [at] : []))
      if (open.length === 0) break
      narrowWidest(widths, open, over, least)
    }
  const over = sum(widths) / width
  return over > 1 ? widths.map((one) => one / over) : widths
}

/** Takes from the widest of some columns what is over, but not more than to the next one or to its own least. */
function narrowWidest(
  widths: number[],
  open: readonly number[],
  over: number,
  least: readonly number[],
): void {
  const most = greatestOf(open.map((at) => widths[at] as number))
  const top = open.filter((at) => (widths[at] as number) > most - 1e-6)
  const next = Math.max(
    0,
    greatestOf(open.filter((at) => !top.includes(at)).map((at) => widths[at] as number)),
  )
  for (const at of top) widths[at] = Math.max(least[at] ?? 0, next, most - over / top.length)
}

const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0)

type CellWidth = (cell: Cell, size: number) => number

/** Finds the widest cell of each column, its head among them, with the space beside it. */
function widest(table: Table, width: CellWidth, ofHead: CellWidth = width): number[] {
  const { pad, headSize } = densityOf(table)
  return table.columns.map((_, at) => {
    const head = table.head[at]
    const rows = table.rows.flatMap((row) => (row[at] ? [width(row[at], SIZES.small)] : []))
    const widths = [...(head ? [ofHead(head, headSize)] : []), ...rows]
    return Math.max(LEAST, greatestOf(widths)) + 2 * pad + EASE
  })
}

function widthOf(cell: Cell, size: number, language: Language): number {
  if (isPicture(cell)) return cell.width
  return Math.max(0, greatestOf(linesOf(cell).map((line) => spansWidth(line, size, language))))
}

function wordWidths(table: Table, language: Language): number[] {
  return widest(table, (cell, size) => longestWord(cell, size, language))
}

function longestWord(cell: Cell, size: number, language: Language): number {
  if (isPicture(cell)) return cell.width
  const words = cell.flatMap(({ text, font }): Spans[] =>
    text.split(/[ \n]/).map((word): Spans => [{ text: word, font }]),
  )
  return Math.max(0, greatestOf(words.map((word) => spansWidth(word, size, language))))
}

function linesOf(cell: Spans): Spans[] {
  const lines: Spans[number][][] = [[]]
  for (const one of cell)
    one.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ ...one, text })
    })
  return lines
}
