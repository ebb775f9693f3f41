/** Draws lines with a head over the map, as answers, routes and proofs show them: the same width at every zoom. Millimetres. */
import { type Point } from '#shared/hex/layout'
import { type Color, type DrawOp, solid, type Stroke } from '#shared/painter/ops'
import { PathBuilder, polygonPath, polylinePath } from '#shared/painter/path'

/** The width of a pixel in mm. */
interface LineFrame {
  readonly mmPerPx: number
}

export const AZURE = '#1f6fd6'
export const RISK = '#c92a2a'
export const WHITE = '#ffffff'

/** The line with a joint at each hex and a head at its end. */
export function wayOps(line: readonly Point[], color: Color, frame: LineFrame): DrawOp[] {
  const joints = new PathBuilder()
  for (const { x, y } of line.slice(0, -1)) joints.circle(x, y, 3.5 * frame.mmPerPx)
  const [head, ...body] = arrowOps(line, color, 4, frame).toReversed()
  if (!head) return []
  return [
    ...body.toReversed(),
    { kind: 'path', path: joints.build(), fill: solid(color), stroke: rim(2, frame) },
    head,
  ]
}

/** The line with a head at its end, which comes last. Nothing for less than two points. @param dash pixels. */
export function arrowOps(
  line: readonly Point[],
  color: Color,
  px: number,
  frame: LineFrame,
  dash?: readonly number[],
): DrawOp[] {
  const [last, before] = [line.at(-1), line.at(-2)]
  if (!last || !before) return []
  const { mmPerPx } = frame
  const angle = Math.atan2(last.y - before.y, last.x - before.x)
  const at = (length: number, turn: number): Point => ({
    x: last.x + Math.cos(angle + turn) * length * mmPerPx,
    y: last.y + Math.sin(angle + turn) * length * mmPerPx,
  })
  const head = polygonPath([at(9, 0), at(10, 2.5), at(10, -2.5)])
  return [
    ...cased(
      line,
      color,
      px,
      frame,
      dash?.map((length) => length * mmPerPx),
    ),
    { kind: 'path', path: head, fill: solid(color), stroke: rim(2, frame) },
  ]
}

/** A white edge. */
export function rim(px: number, { mmPerPx }: LineFrame): Stroke {
  return { color: WHITE, width: px * mmPerPx, join: 'round' }
}

/** A line with a white edge on either hand. */
export function cased(
  points: readonly Point[],
  color: Color,
  px: number,
  { mmPerPx }: LineFrame,
  dash?: readonly number[],
): DrawOp[] {
  const path = polylinePath(points)
  const round = { cap: 'round', join: 'round', ...(dash ? { dash } : {}) } as const
  return [
    { kind: 'path', path, stroke: { color: WHITE, width: (px + 3.5) * mmPerPx, opacity: 0.85, ...round } },
    { kind: 'path', path, stroke: { color, width: px * mmPerPx, ...round } },
  ]
}
