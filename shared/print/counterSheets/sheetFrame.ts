/** The parts of the paper of a counter sheet: the area of pieces, the places of crosses, the fold. All mm on the front's page. */
import { type Point } from '#shared/hex/layout'
import { type Rect } from '#shared/painter/ops'
import { paperSize } from '../paper'
import { type Axis, axisOf } from './turning'
import { type LabelSheet } from './labels'
import { type CounterSheetOptions } from './options'

/** The distance from a cut, beyond the bleed, to its marks. */
const MARK_GAP = 0.5
const MARK_LENGTH = 2.5
/** Kept free at top and foot for crosses and writing. */
export const STRIP = 8
/** The distance from the middle of a cross to the ends of its arms. */
export const CROSS_REACH = 3

export interface SheetFrame {
  readonly widthMm: number
  readonly heightMm: number
  readonly axis: Axis
  /** The part that may be printed on, even when backs are shifted by the offset. */
  readonly printable: Rect
  /** The pieces with their bleed and marks keep within; of a fold this is the front's half. */
  readonly area: Rect
  readonly bleed: number
  readonly gutter: number
  /** The distance between two blocks of pieces: room for the marks of both, and always more than a gutter. */
  readonly between: number
  readonly markGap: number
  readonly markLength: number
  /** The middles of the registration crosses, symmetrical about both axes. */
  readonly crosses: readonly Point[]
  /** The place of the line of a fold on the axis' coordinate. */
  readonly fold?: number
  /** The shift of backs. */
  readonly offset: Point
}

export function sheetFrame(options: CounterSheetOptions): SheetFrame {
  return options.labels ? frameOfLabels(options.labels, options) : frameOfCard(options)
}

/** The frame of a sheet of labels: labels take all of it, and nothing is printed beside them but its name. */
function frameOfLabels({ paper }: LabelSheet, { bleed, gutter }: CounterSheetOptions): SheetFrame {
  const { width, height } = paperSize(paper)
  const whole = { x: 0, y: 0, width, height }
  return {
    widthMm: width,
    heightMm: height,
    axis: 'upright',
    printable: whole,
    area: whole,
    bleed,
    gutter,
    between: 0,
    offset: { x: 0, y: 0 },
    crosses: [],
    markGap: bleed + MARK_GAP,
    markLength: MARK_LENGTH,
  }
}

function frameOfCard(options: CounterSheetOptions): SheetFrame {
  const { paper, landscape, margin, bleed, gutter, flip } = options
  const { width, height } = paperSize(paper)
  const [widthMm, heightMm] = landscape ? [height, width] : [width, height]
  const page = { widthMm, heightMm }
  const axis = axisOf(flip, page)
  const isTwoSided = flip === 'long' || flip === 'short'
  const offset = isTwoSided ? options.offset : { x: 0, y: 0 }
  // By as much on all sides: what is symmetrical stays so.
  const [dx, dy] = [margin + Math.abs(offset.x), margin + Math.abs(offset.y)]
  const printable = { x: dx, y: dy, width: widthMm - 2 * dx, height: heightMm - 2 * dy }
  const rim = bleed + MARK_GAP + MARK_LENGTH
  const whole = inset(printable, rim, STRIP + rim)
  const [left, right] = [dx + CROSS_REACH, widthMm - dx - CROSS_REACH]
  const [top, bottom] = [dy + CROSS_REACH, heightMm - dy - CROSS_REACH]
  const frame = {
    ...page,
    axis,
    printable,
    bleed,
    gutter,
    offset,
    between: gutter + 2 * rim,
    markGap: bleed + MARK_GAP,
    markLength: MARK_LENGTH,
    crosses: [
      { x: left, y: top },
      { x: right, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
    ],
  }
  if (flip !== 'fold') return { ...frame, area: whole }
  const fold = axis === 'level' ? heightMm / 2 : widthMm / 2
  const half =
    axis === 'level' ? { ...whole, height: fold - rim - whole.y } : { ...whole, width: fold - rim - whole.x }
  return { ...frame, area: half, fold }
}

function inset({ x, y, width, height }: Rect, across: number, down: number): Rect {
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down }
}
