/** Draws a measurement over the map: a straight line, the way drawn beside it, and the figures. Millimetres. */
import { hexCenter, type Point } from '#shared/hex/layout'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder, polylinePath } from '#shared/painter/path'
import { capHeight, placeText, textWidth } from '#shared/painter/text'
import { type OverlayFrame } from '../overlay/marks'
import { type Measure, measured, type Way } from './way'

const COLOR = '#5f3dc4'

export function measureOps(way: Way, frame: OverlayFrame): DrawOp[] {
  const found = measured(way, frame.layout)
  if (!found) return []
  const points = way.map((hex) => hexCenter(hex, frame.layout))
  const [from, to] = [points[0] as Point, points.at(-1) as Point]
  const ends = new PathBuilder()
  for (const { x, y } of [from, to]) ends.circle(x, y, 4 * frame.mmPerPx)
  const white = { color: '#ffffff', width: 2 * frame.mmPerPx }
  return [
    ...(found.along > found.straight ? stroked(points, 2, frame, [3, 6]) : []),
    ...stroked([from, to], 3, frame),
    { kind: 'path', path: ends.build(), fill: solid(COLOR), stroke: white },
    ...plate(labelOf(found), to, frame),
  ]
}

// Figures alone: an overlay speaks no language.
function labelOf({ straight, along, mm }: Measure): string {
  return `${straight}${along > straight ? ` (${along})` : ''} · ${Math.round(mm)} mm`
}

function stroked(
  points: readonly Point[],
  px: number,
  { mmPerPx }: OverlayFrame,
  dash?: readonly number[],
): DrawOp[] {
  const path = polylinePath(points)
  const round = { cap: 'round', join: 'round' } as const
  const dashed = dash ? { dash: dash.map((part) => part * mmPerPx) } : {}
  return [
    { kind: 'path', path, stroke: { color: '#ffffff', width: (px + 3) * mmPerPx, opacity: 0.85, ...round } },
    { kind: 'path', path, stroke: { color: COLOR, width: px * mmPerPx, ...round, ...dashed } },
  ]
}

// The figures above the end of the line, on a plate.
function plate(text: string, at: Point, { mmPerPx }: OverlayFrame): DrawOp[] {
  const size = 13 * mmPerPx
  const [width, height] = [textWidth(text, 'sans-bold', size) + 12 * mmPerPx, 22 * mmPerPx]
  const middle = at.y - 12 * mmPerPx - height / 2
  const box = new PathBuilder().rect(at.x - width / 2, middle - height / 2, width, height).build()
  return [
    {
      kind: 'path',
      path: box,
      fill: solid(COLOR),
      stroke: { color: '#ffffff', width: 2 * mmPerPx, join: 'round' },
    },
    placeText({
      text,
      x: at.x,
      y: middle + capHeight('sans-bold', size) / 2,
      font: 'sans-bold',
      size,
      color: '#ffffff',
      anchor: 'middle',
    }),
  ]
}
