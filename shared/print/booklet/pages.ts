/** Pages of set text as pages of a print: the rows in their places, a running head and a number on each. */
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { elideText, placeText } from '#shared/painter/text'
import { type PrintedEdition, signature } from '../printedEdition'
import { type OutlineEntry, type PrintPage } from '../printPlan'
import { FAINT, INK, LEAD, type PageGrid } from './flow/grid'
import { type LaidPage } from './flow/layOut'

interface Running {
  readonly grid: PageGrid
  /** The number of the first page. */
  readonly first: number
  /** The title of the whole: the head of left pages. */
  readonly title: string
  /** At the foot, beside the title: version and date; with the licence at the other end. Absent where the scenario says none. */
  readonly edition?: PrintedEdition
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
    paint: ({ part, pxPerMm } = {}) => [
      paperOf(grid),
      ...(index === 0 ? [] : headOf(page, first + index, running)),
      ...page.rows
        .filter(({ row, y }) => !part || overlaps(part, y, y + row.lines * LEAD))
        .flatMap(({ row, x, y }) => row.paint(x, y, pxPerMm)),
      numberOf(first + index, grid),
      ...footOf(running),
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

const FOOT_SIZE = 2.7
/** For the number of the page, with space on both sides. */
const NUMBER_ROOM = 14

/** Title, version and date at the left, the licence at the right of the number: sheets that part are known again. */
function footOf({ grid, title, edition }: Running): DrawOp[] {
  if (!edition) return []
  const room = (grid.width - NUMBER_ROOM) / 2
  const y = grid.heightMm - 10
  const style = { y, font: 'serif-italic', size: FOOT_SIZE, color: INK } as const
  const set = (text: string): string => elideText(text, 'serif-italic', room, FOOT_SIZE)
  return [
    placeText({ ...style, text: set(signature(title, edition)), x: grid.left }),
    ...(edition.license === ''
      ? []
      : [placeText({ ...style, text: set(edition.license), x: grid.left + grid.width, anchor: 'end' })]),
  ]
}
