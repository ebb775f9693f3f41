/**
 * Outlines of areas: hexes that satisfy a test, traced along the hexsides between unlike hexes.
 * Everything here is local: the outline near a point depends on the hexes within two or three of it, never on where a loop
 * was started or how large a window was traced.
 */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor } from '#shared/hex/direction'
import { cornerPoint, type Layout, type Point } from '#shared/hex/layout'
import { vertexOf } from '#shared/hex/vertex'
import { fbm } from './noise'

/** Side `direction` of `hex`, which is inside the area; the hex across is not. */
export interface BorderSide {
  readonly hex: Axial
  readonly direction: Direction
}

// Vertices as numbers: maps stay within 2^20 hexes of the origin either way.
function vertexNumber(hex: Axial, corner: Direction): number {
  const vertex = vertexOf(hex, corner)
  return ((vertex.hex.q + 0x100000) * 0x200000 + vertex.hex.r + 0x100000) * 2 + vertex.corner
}

/**
 * The closed loops of sides round the hexes of `hexes` that satisfy `isInside`, clockwise (holes anticlockwise).
 * `isInside` must be false outside `hexes`: the loops close along the rim of the window.
 */
export function traceArea(hexes: Iterable<Axial>, isInside: (hex: Axial) => boolean): BorderSide[][] {
  // At a vertex, where three hexes meet, a border can start in one way only.
  const startingAt = new Map<number, BorderSide>()
  for (const hex of hexes) {
    if (!isInside(hex)) continue
    for (const side of DIRECTIONS)
      if (!isInside(neighbor(hex, side)))
        startingAt.set(vertexNumber(hex, direction(side - 1)), { hex, direction: side })
  }
  const loops: BorderSide[][] = []
  for (const start of startingAt.keys()) {
    const loop: BorderSide[] = []
    let at = start
    for (let side = startingAt.get(at); side; side = startingAt.get(at)) {
      startingAt.delete(at)
      loop.push(side)
      at = vertexNumber(side.hex, side.direction)
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

/** The vertices of a loop: for built things, which keep their corners. */
export function loopVertices(loop: readonly BorderSide[], layout: Layout): Point[] {
  return loop.map((side) => cornerPoint(side.hex, side.direction, layout))
}

/** The middle of each side of a loop: for nature, which has no corners. */
export function loopMidpoints(loop: readonly BorderSide[], layout: Layout): Point[] {
  return loop.map((side) => {
    const a = cornerPoint(side.hex, direction(side.direction - 1), layout)
    const b = cornerPoint(side.hex, side.direction, layout)
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  })
}

/** One round of corner cutting (Chaikin) on a closed line: twice the points. */
export function cutCorners(points: readonly Point[]): Point[] {
  const cut: Point[] = []
  for (let index = 0; index < points.length; index++) {
    const a = points[index] as Point
    const b = points[(index + 1) % points.length] as Point
    cut.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 })
    cut.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 })
  }
  return cut
}

/** Each point drawn `weight` of the way to the middle of its two neighbours. */
export function relax(points: readonly Point[], weight: number): Point[] {
  const count = points.length
  return points.map((point, index) => {
    const before = points[(index + count - 1) % count] as Point
    const after = points[(index + 1) % count] as Point
    return {
      x: point.x + ((before.x + after.x) / 2 - point.x) * weight,
      y: point.y + ((before.y + after.y) / 2 - point.y) * weight,
    }
  })
}

/** The push that noise gives to an outline at a place, in hex widths, never longer than `limit`. */
export function drift({ x, y }: Point, limit: number): Point {
  const slow = limit * 4.4
  const fine = limit * 1.5
  const dx = (fbm(x * 1.05, y * 1.05, 33) - 0.5) * slow + (fbm(x * 2.7, y * 2.7, 50) - 0.5) * fine
  const dy = (fbm(x * 1.05 + 40, y * 1.05, 42) - 0.5) * slow + (fbm(x * 2.7 + 40, y * 2.7, 59) - 0.5) * fine
  const length = Math.sqrt(dx * dx + dy * dy)
  const scale = length > limit ? limit / length : 1
  return { x: dx * scale, y: dy * scale }
}

/** Pushes every point by `drift`. */
export function displaced(points: readonly Point[], limit: number): Point[] {
  return points.map((point) => {
    const push = drift(point, limit)
    return { x: point.x + push.x, y: point.y + push.y }
  })
}
