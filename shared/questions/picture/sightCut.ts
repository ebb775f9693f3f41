/** The place where a line of sight is cut. Millimetres. */
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, type Layout, type Point } from '#shared/hex/layout'
import { type Sight } from '#shared/rules/answers/sight'

/** The point of the line nearest the middle of the hex or side that cuts it; undefined when nothing does. */
export function sightCut(from: Axial, to: Axial, { blockedBy }: Sight, layout: Layout): Point | undefined {
  if (!blockedBy) return undefined
  const [a, b] = [hexCenter(from, layout), hexCenter(to, layout)]
  const [p, q] =
    'hex' in blockedBy
      ? [hexCenter(parseHexKey(blockedBy.hex), layout), hexCenter(parseHexKey(blockedBy.hex), layout)]
      : hexsideEnds(parseHexsideKey(blockedBy.hexside), layout)
  const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const part = ((middle.x - a.x) * dx + (middle.y - a.y) * dy) / (dx * dx + dy * dy)
  const on = Math.min(1, Math.max(0, part))
  return { x: a.x + dx * on, y: a.y + dy * on }
}
