/** The points of the fit as handles over the map: numbered rings, the doubtful one in red. */
import { type HexKey } from '#shared/hex/axial'
import { type Point } from '#shared/hex/layout'
import { centerOf } from '#shared/painter/placedBackground'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { capHeight, placeText } from '#shared/painter/text'
import { type Handle } from '../../editor/ports/handle'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type OverlayFrame } from '../overlay/marks'
import { judgedPoints } from './points'

/** Pixels within which a point is taken up. */
export const REACH_PX = 9

const COLORS = { point: '#1864ab', doubtful: '#c92a2a' }

/**
 * The handles of all points; none of a locked picture.
 * @param held the point in the hand: its hex now, and the one it was of. It stays the same handle while it is dragged from hex to hex.
 */
export function pointHandles(
  context: ToolContext,
  held: { readonly hex: HexKey; readonly known: HexKey | undefined } | undefined,
): readonly Handle[] {
  const { scenario, layout } = context
  if (scenario.map.background?.locked) return []
  return judgedPoints(scenario).map((point, index) => {
    const at = centerOf(point, layout)
    const id = point.hex === held?.hex ? (held.known ?? 'new') : point.hex
    const look = numbered(String(index + 1), at, context, point.isDoubtful)
    return { kind: 'knob', id, at, reachPx: REACH_PX, look }
  })
}

// A ring with a cross, so that what the picture shows in its middle is not hidden.
function numbered(text: string, { x, y }: Point, { mmPerPx }: OverlayFrame, isDoubtful: boolean): DrawOp[] {
  const px = (count: number): number => count * mmPerPx
  const color = isDoubtful ? COLORS.doubtful : COLORS.point
  const ring = new PathBuilder().circle(x, y, px(8))
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    ring.move(x + dx * px(3), y + dy * px(3)).line(x + dx * px(12), y + dy * px(12))
  const path = ring.build()
  const size = px(11)
  const plate = { x: x + px(15), y: y - px(13) }
  return [
    { kind: 'path', path, stroke: { color: '#ffffff', width: px(4), opacity: 0.9 } },
    { kind: 'path', path, stroke: { color, width: px(2) } },
    {
      kind: 'path',
      path: new PathBuilder().circle(plate.x, plate.y, px(9)).build(),
      fill: solid(color),
      stroke: { color: '#ffffff', width: px(1.5) },
    },
    placeText({
      text,
      x: plate.x,
      y: plate.y + capHeight('sans-bold', size) / 2,
      font: 'sans-bold',
      size,
      color: '#ffffff',
      anchor: 'middle',
    }),
  ]
}
