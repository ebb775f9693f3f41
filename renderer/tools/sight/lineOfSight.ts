/** A line of sight over the map: whole and clear, or cut where something stands in it. Millimetres. */
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder, polylinePath } from '#shared/painter/path'
import { sightCut } from '#shared/questions/picture/sightCut'
import { type Sight } from '#shared/rules/answers/sight'
import { hexOutline, type OverlayFrame, sideGlow } from '../overlay/marks'

const CLEAR = '#2b8a3e'
const CUT = '#c92a2a'
const UNKNOWN = '#e8590c'

export function lineOps(from: Axial, to: Axial, sight: Sight, frame: OverlayFrame): DrawOp[] {
  const [a, b] = [hexCenter(from, frame.layout), hexCenter(to, frame.layout)]
  if (sight.visible === true) return [...stroke([a, b], CLEAR, frame), ...dot(b, CLEAR, frame)]
  const cut = sightCut(from, to, sight, frame.layout)
  if (!cut) return [...stroke([a, b], UNKNOWN, frame), ...dot(b, UNKNOWN, frame)]
  return [
    ...stroke([a, cut], CLEAR, frame),
    ...stroke([cut, b], CUT, frame, true),
    ...blocker(sight, frame),
    ...dot(b, CUT, frame),
  ]
}

function blocker({ blockedBy }: Sight, frame: OverlayFrame): DrawOp[] {
  if (!blockedBy) return []
  if ('hex' in blockedBy) return hexOutline(parseHexKey(blockedBy.hex), frame, 'erase')
  return sideGlow([parseHexsideKey(blockedBy.hexside)], frame, 'erase')
}

function stroke(
  points: readonly Point[],
  color: string,
  { mmPerPx }: OverlayFrame,
  dashed = false,
): DrawOp[] {
  const path = polylinePath(points)
  const dash = dashed ? { dash: [7 * mmPerPx, 6 * mmPerPx] } : {}
  return [
    { kind: 'path', path, stroke: { color: '#ffffff', width: 6 * mmPerPx, opacity: 0.8, cap: 'round' } },
    { kind: 'path', path, stroke: { color, width: 3 * mmPerPx, cap: 'round', ...dash } },
  ]
}

function dot({ x, y }: Point, color: string, { mmPerPx }: OverlayFrame): DrawOp[] {
  const path = new PathBuilder().circle(x, y, 5 * mmPerPx).build()
  return [
    {
      kind: 'path',
      path,
      fill: { kind: 'solid', color },
      stroke: { color: '#ffffff', width: 2 * mmPerPx },
    },
  ]
}
