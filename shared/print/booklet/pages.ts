/** Pages of set text as pages of a print: the rows in their places, a running head and a number on each. */
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { elideText, placeText } from '#shared/painter/text'
import { type OutlineEntry, type PrintPage } from '../printPlan'
import { FAINT, INK, LEAD, type PageGrid } from './flow/grid'
import { type LaidPage } from './flow/layOut'

export interface Running {
  readonly grid: PageGrid
  /** The number of the first page. */
  readonly first: number
  /** Of the whole: the head of left pages. */
  readonly title: string
  /** Entries of the outline that begin on the first page, before its own. */
  readonly outline?: readonly OutlineEntry[]
}

/** One page, by its index from 0. The first has no head: its title says enough. */
export function printPage(page: LaidPage, index: number, running: Running): PrintPage {
  const { grid, first, outline = [] } = running
  const own = page.rows.flatMap(({ row }) => row.outline ?? [])
  return {
    name: String(first + index),
    widthMm: grid.widthMm,
    heightMm: grid.heightMm,
    outline: index === 0 ? [...outline, ...own] : own,
    paint: (part) => [
      paperOf(grid),
      ...(index === 0 ? [] : headOf(page, first + index, running)),
      ...page.rows
        .filter(({ row, y }) => !part || overlaps(part, y, y + row.lines * LEAD))
        .flatMap(({ row, x, y }) => row.paint(x, y)),
      numberOf(first + index, grid),
    ],
  }
}

/** White, as large as the page. */
export function paperOf({ widthMm, heightMm }: PageGrid): DrawOp {
  return {
    kind: 'path',
    path: new PathBuilder().rect(0, 0, widthMm, heightMm).build(),
    fill: solid('#ffffff'),
  }
}

function overlaps({ y, height }: Rect, top: number, bottom: number): boolean {
  return top < y + height && bottom > y
}

const HEAD_SIZE = 3.3

/** Left pages are named after the whole, right ones after their section; the words stand at the outer edge. */
function headOf({ section }: LaidPage, number: number, { grid, title }: Running): DrawOp[] {
  const isLeft = number % 2 === 0
  const y = grid.top - 6.4
  const words = elideText(isLeft ? title : section || title, 'serif-italic', grid.width, HEAD_SIZE)
  const rule = new PathBuilder().rect(grid.left, y + 1.6, grid.width, 0.2).build()
  return [
    placeText({
      text: words,
      x: isLeft ? grid.left : grid.left + grid.width,
      y,
      font: 'serif-italic',
      size: HEAD_SIZE,
      color: INK,
      anchor: isLeft ? 'start' : 'end',
    }),
    { kind: 'path', path: rule, fill: solid(FAINT) },
  ]
}

function numberOf(number: number, grid: PageGrid): DrawOp {
  return placeText({
    text: String(number),
    x: grid.widthMm / 2,
    y: grid.heightMm - 10,
    font: 'serif',
    size: 3.5,
    color: INK,
    anchor: 'middle',
  })
}
