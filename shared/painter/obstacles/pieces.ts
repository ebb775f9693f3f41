/**
 * Obstacles as pieces seen from above, for every style to paint: outlines in hex widths about the middle of the hex, the
 * way they face being up (y negative).
 */
import { type Point } from '#shared/hex/layout'

/** The material of a piece: each style has its tints. */
export type Material =
  | 'wood'
  | 'plank'
  | 'canvas'
  | 'stripe'
  | 'thatch'
  | 'earth'
  | 'pit'
  | 'iron'
  | 'leaf'
  | 'straw'
  | 'skin'
  | 'red'
  | 'blue'
  | 'ochre'
  | 'hide'
  | 'fleece'
  | 'stone'

export interface Piece {
  readonly material: Material
  readonly outline: readonly Point[]
  /** Length of the shadow it casts, in hex widths; 0 lies flat. */
  readonly height: number
  /** The way that a slope or wall looks; absent = up. */
  readonly faces?: Point
  /** Fine lines on it: planks, seams, ropes. */
  readonly lines?: readonly (readonly Point[])[]
}

/** The direction of an obstacle in its hex, and its random numbers. */
export interface ObstacleSetting {
  /** Facing a side its front is three hexsides, facing a vertex two (CM-ORI-1). */
  readonly front: 'side' | 'vertex'
  /** A random generator for this obstacle alone. */
  random(): number
}

export type Obstacle = (setting: ObstacleSetting) => readonly Piece[]

export const point = (x: number, y: number): Point => ({ x, y })

/** Turned by an angle (radians, clockwise) and moved. */
export function moved(points: readonly Point[], to: Point, angle = 0): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(({ x, y }) => ({ x: to.x + x * cos - y * sin, y: to.y + x * sin + y * cos }))
}

export function movedPiece(piece: Piece, to: Point, angle = 0): Piece {
  return {
    ...piece,
    outline: moved(piece.outline, to, angle),
    ...(piece.faces && { faces: moved([piece.faces], { x: 0, y: 0 }, angle)[0] as Point }),
    ...(piece.lines && { lines: piece.lines.map((line) => moved(line, to, angle)) }),
  }
}

/** A rectangle about the origin. */
export function rectangle(width: number, height: number): Point[] {
  const [x, y] = [width / 2, height / 2]
  return [point(-x, -y), point(x, -y), point(x, y), point(-x, y)]
}

export function ellipse(rx: number, ry: number, corners = 12): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * 2 * Math.PI
    return point(Math.cos(turn) * rx, Math.sin(turn) * ry)
  })
}

/** A pole from one point to another, pointed at its far end when sharpened. */
export function pole(a: Point, b: Point, thickness: number, sharp = false): Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [x, y] = [((b.x - a.x) / length) * thickness, ((b.y - a.y) / length) * thickness]
  const half = { x: -y / 2, y: x / 2 }
  const neck = sharp ? { x: b.x - x * 1.6, y: b.y - y * 1.6 } : b
  return [
    point(a.x + half.x, a.y + half.y),
    point(neck.x + half.x, neck.y + half.y),
    ...(sharp ? [b] : []),
    point(neck.x - half.x, neck.y - half.y),
    point(a.x - half.x, a.y - half.y),
  ]
}

// Corners of the front in degrees from straight ahead.
const CORNERS = { side: [-90, -30, 30, 90], vertex: [-60, 0, 60] } as const

/** A stretch along the front: where it starts, how it runs, and which way is out. */
export interface Stretch {
  readonly from: Point
  readonly along: Point
  readonly out: Point
  readonly length: number
}

/** The hexsides of the front, drawn in towards the middle by `scale`. */
export function frontOf(front: ObstacleSetting['front'], scale: number): Stretch[] {
  const corners = CORNERS[front].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const radius = scale / Math.sqrt(3)
    return point(Math.sin(angle) * radius, -Math.cos(angle) * radius)
  })
  return corners.slice(1).map((to, index) => {
    const from = corners[index] as Point
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const along = point((to.x - from.x) / length, (to.y - from.y) / length)
    return { from, along, out: point(along.y, -along.x), length }
  })
}

/** A point `s` along a stretch and `o` out of it. */
export function on({ from, along, out }: Stretch, s: number, o: number): Point {
  return point(from.x + along.x * s + out.x * o, from.y + along.y * s + out.y * o)
}
