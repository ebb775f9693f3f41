/** The marks over the map: the hex that is looked at, the line of sight, what is not seen. */
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { hexCenter, hexCorners, hexsideEnds, type Layout, type Point } from '#shared/hex/layout'
import { parseHexsideKey } from '#shared/hex/hexside'
import { sightCut } from '#shared/questions/picture/sightCut'
import { type Sight } from '#shared/rules/answers/sight'

export interface Marks {
  /** The hexes of which the card tells. */
  readonly chosen?: Axial | undefined
  /** The place of the keyboard. */
  readonly cursor?: Axial | undefined
  readonly line?: { readonly from: Axial; readonly to: Axial; readonly sight: Sight } | undefined
  /** The first end, while the second is to be chosen. */
  readonly start?: Axial | undefined
  readonly hidden?: readonly Axial[] | undefined
}

type Context = CanvasRenderingContext2D

const [CLEAR, CUT, UNKNOWN] = ['#2b8a3e', '#c92a2a', '#e8590c']
const CHOSEN = '#1d4ed8'

/** @param px mm of one CSS pixel; the context draws in mm. */
export function drawMarks(context: Context, marks: Marks, layout: Layout, px: number): void {
  if (marks.hidden) shade(context, marks.hidden, layout)
  if (marks.cursor)
    outline(context, marks.cursor, layout, { color: '#111111', width: 2 * px, dash: [5 * px, 4 * px] })
  if (marks.chosen) outline(context, marks.chosen, layout, { color: CHOSEN, width: 3 * px })
  if (marks.start) outline(context, marks.start, layout, { color: CLEAR, width: 3 * px })
  if (marks.line) drawLine(context, marks.line, layout, px)
}

function shade(context: Context, hexes: readonly Axial[], layout: Layout): void {
  context.beginPath()
  for (const hex of hexes) trace(context, hexCorners(hex, layout))
  context.fillStyle = 'rgb(15 18 32 / 0.52)'
  context.fill()
}

interface Line {
  readonly color: string
  readonly width: number
  readonly dash?: number[]
}

function outline(context: Context, hex: Axial, layout: Layout, line: Line): void {
  context.beginPath()
  trace(context, hexCorners(hex, layout))
  haloed(context, line)
}

function trace(context: Context, points: readonly Point[]): void {
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

function haloed(context: Context, { color, width, dash = [] }: Line): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.setLineDash([])
  context.strokeStyle = 'rgb(255 255 255 / 0.85)'
  context.lineWidth = 2.2 * width
  context.stroke()
  context.setLineDash(dash)
  context.strokeStyle = color
  context.lineWidth = width
  context.stroke()
  context.setLineDash([])
}

function drawLine(
  context: Context,
  { from, to, sight }: NonNullable<Marks['line']>,
  layout: Layout,
  px: number,
): void {
  const [a, b] = [hexCenter(from, layout), hexCenter(to, layout)]
  const cut = sightCut(from, to, sight, layout)
  if (sight.blockedBy) drawBlocker(context, sight.blockedBy, layout, px)
  const color = sight.visible === true ? CLEAR : cut ? CUT : UNKNOWN
  stroke(context, a, cut ?? b, { color: cut ? CLEAR : color, width: 3 * px })
  if (cut) stroke(context, cut, b, { color, width: 3 * px, dash: [7 * px, 6 * px] })
  dot(context, a, CLEAR, px)
  dot(context, b, color, px)
}

function drawBlocker(
  context: Context,
  by: NonNullable<Sight['blockedBy']>,
  layout: Layout,
  px: number,
): void {
  if ('hex' in by) outline(context, parseHexKey(by.hex), layout, { color: CUT, width: 3 * px })
  else {
    const [p, q] = hexsideEnds(parseHexsideKey(by.hexside), layout)
    stroke(context, p, q, { color: CUT, width: 5 * px })
  }
}

function stroke(context: Context, a: Point, b: Point, line: Line): void {
  context.beginPath()
  context.moveTo(a.x, a.y)
  context.lineTo(b.x, b.y)
  haloed(context, line)
}

function dot(context: Context, { x, y }: Point, color: string, px: number): void {
  context.beginPath()
  context.arc(x, y, 5 * px, 0, 2 * Math.PI)
  context.fillStyle = color
  context.fill()
  context.strokeStyle = '#ffffff'
  context.lineWidth = 2 * px
  context.stroke()
}
