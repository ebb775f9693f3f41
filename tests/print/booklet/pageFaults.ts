/** The faults for which a printer sends pages back: lines too wide, lines left alone, figures away from their text, words below a page's end. */
import { LEAD, type PageGrid } from '#shared/print/booklet/flow/grid'
import { type LaidPage, type PlacedRow } from '#shared/print/booklet/flow/layOut'

interface InColumn extends PlacedRow {
  readonly page: number
}

/** Sentences, each about one fault; none of a good text. */
export function pageFaults(pages: readonly LaidPage[], grid: PageGrid): string[] {
  const rows = pages.flatMap((page, at) => page.rows.map((row): InColumn => ({ ...row, page: at })))
  return rows.flatMap((row, at) => [
    ...tooWide(row),
    ...outside(row, grid),
    ...apart(row, rows[at + 1]),
    ...figureAlone(row, rows[at - 1]),
  ])
}

/** Notes of tables at the head of a column, away from their tables. */
export function notesAlone(pages: readonly LaidPage[]): string[] {
  return pages.flatMap(({ rows }, page) =>
    rows.flatMap((row, at) => {
      const before = rows[at - 1]
      const isNote = row.row.kind === 'text' && row.row.set.every(({ line }) => /[.:]$/.test(lastOf(line)))
      const away = !before || before.column !== row.column
      return isNote && away && row.across === 'columns' ? [where({ ...row, page })] : []
    }),
  )
}

const lastOf = ({ pieces }: PlacedRow['row']['set'][number]['line']): string => pieces.at(-1)?.text ?? ''

/** Words as they are printed. */
export function wordsOfRow({ row }: PlacedRow): string {
  return row.set.map(({ line }) => line.pieces.map(({ text }) => text).join(' ')).join(' / ')
}

function where(row: InColumn): string {
  return `page ${row.page + 1}, "${wordsOfRow(row).slice(0, 60)}"`
}

function tooWide(row: InColumn): string[] {
  return row.row.set.flatMap(({ line, measure }) => {
    const end = Math.max(0, ...line.pieces.map(({ x, width }) => x + width))
    return end > measure + 0.01 ? [`${end - measure} mm too wide: ${where(row)}`] : []
  })
}

function outside(row: InColumn, { top, lines, left, width }: PageGrid): string[] {
  const isInside =
    row.y >= top - 1e-6 &&
    row.y + row.row.lines * LEAD <= top + lines * LEAD + 1e-6 &&
    row.x >= left - 1e-6 &&
    row.x < left + width
  return isInside ? [] : [`outside the page: ${where(row)}`]
}

const isTogether = (a: InColumn, b: InColumn): boolean => a.page === b.page && a.column === b.column

function apart(row: InColumn, next: InColumn | undefined): string[] {
  if (!next || isTogether(row, next)) return []
  const { kind, of } = row.row
  // The title of a page stands over all of its columns.
  if (kind === 'heading' && next.page === row.page && next.y > row.y) return []
  if (kind === 'heading') return [`a heading at the foot: ${where(row)}`]
  if (kind !== 'text' || next.row.of.block !== of.block) return []
  if (of.index === 0) return [`a first line alone: ${where(row)}`]
  return of.index === of.count - 2 ? [`a last line alone: ${where(next)}`] : []
}

/** Each figure stands below its heading or the end of its text; the title is the first of all. */
function figureAlone(row: InColumn, before: InColumn | undefined): string[] {
  if (row.row.kind !== 'figure' || !before) return []
  const reading = before.row.kind === 'heading' || before.row.kind === 'text'
  return isTogether(before, row) && reading ? [] : [`a figure away from its text: ${where(row)}`]
}
