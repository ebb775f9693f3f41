/** Finds what lies at a point of the map (mm), and every target on the way of a move. */
import { countersByHex } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import {
  hexAt,
  hexRadius,
  hexsideEnds,
  type Layout,
  nearestHexside,
  nearestVertex,
  type Point,
  vertexPoint,
} from '#shared/hex/layout'
import { hexsideKey } from '#shared/hex/hexside'
import { vertexKey } from '#shared/hex/vertex'
import { type Pointed, type TargetKind } from '../gestures/tool'

export function pointedAt(point: Point, layout: Layout, scenario: Scenario): Pointed {
  const hex = hexAt(point, layout)
  return {
    point,
    hex,
    hexside: nearestHexside(point, layout),
    vertex: nearestVertex(point, layout),
    counter: countersByHex(scenario).get(hexKey(hex))?.at(-1),
  }
}

/** The distance from a side, in hexes, within which one points at the side rather than at the hex. */
const NEAR_SIDE = 0.2

/** True when a point is close enough to its nearest side to mean the side. */
export function isNearSide({ point, hexside }: Pointed, layout: Layout, near = NEAR_SIDE): boolean {
  const [a, b] = hexsideEnds(hexside, layout)
  const across = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  return Math.abs(across) / hexRadius(layout) < layout.hexMm * near
}

function targetKey(pointed: Pointed, kind: TargetKind, layout: Layout): string | undefined {
  switch (kind) {
    case 'hex':
      return hexKey(pointed.hex)
    case 'hexside':
      return `${hexKey(pointed.hex)} ${hexsideKey(pointed.hexside)} ${isNearSide(pointed, layout)}`
    case 'point':
      return `${pointed.point.x},${pointed.point.y}`
    case 'vertex': {
      // Entered within half a side of it: then every side has room to be pointed at between its ends.
      const at = vertexPoint(pointed.vertex, layout)
      const distance = Math.hypot(at.x - pointed.point.x, at.y - pointed.point.y)
      return distance < hexRadius(layout) / 2 ? vertexKey(pointed.vertex) : undefined
    }
  }
}

/** The targets entered on a straight move, in order, without the one it starts on. */
export function enteredAlong(
  from: Point,
  to: Point,
  kind: TargetKind,
  where: { readonly layout: Layout; readonly scenario: Scenario },
): Pointed[] {
  const { layout, scenario } = where
  if (kind === 'point') return [pointedAt(to, layout, scenario)]
  // Sampled at an eighth of a hex: a move that only grazes a corner by less does not count.
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (layout.hexMm / 8)))
  const entered: Pointed[] = []
  let last = targetKey(pointedAt(from, layout, scenario), kind, layout)
  for (let index = 1; index <= steps; index++) {
    const part = index / steps
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    const pointed = pointedAt(point, layout, scenario)
    const key = targetKey(pointed, kind, layout)
    if (key !== undefined && key !== last) entered.push(pointed)
    last = key
  }
  return entered
}
