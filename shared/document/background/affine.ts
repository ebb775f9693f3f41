/** Affine maps of the plane, as canvases write them. */
import { type Point } from '#shared/hex/layout'
import { solve } from './solve'

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A point of the map (mm) and the point of the picture (pixels) that belongs there. */
export interface Tie {
  readonly map: Point
  readonly picture: Point
}

export function applyAffine([a, b, c, d, e, f]: Affine, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** The way back; undefined where a map makes a line of the plane. */
export function invertAffine([a, b, c, d, e, f]: Affine): Affine | undefined {
  const det = a * d - b * c
  if (Math.abs(det) < 1e-12) return undefined
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

/** The factor by which it enlarges lengths, on average. */
export function scaleOfAffine([a, b, c, d]: Affine): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

/**
 * The map from board to picture with the least squares of what is left over; undefined for fewer than three ties, or all in a
 * line.
 */
export function affineThrough(ties: readonly Tie[]): Affine | undefined {
  if (ties.length < 3 || isNarrow(ties)) return undefined
  // The equations of least squares, about the middle of the points: else the figures would lose their last digits.
  const middle = middleOf(ties)
  const rows = ties.map(({ map }) => [map.x - middle.x, map.y - middle.y, 1])
  const sums = (values: readonly number[]): number[] =>
    [0, 1, 2].map((part) => rows.reduce((sum, row, i) => sum + (row[part] ?? 0) * (values[i] ?? 0), 0))
  const matrix = [0, 1, 2].map((part) => sums(rows.map((row) => row[part] ?? 0)))
  const [xs, ys] = [sums(ties.map(({ picture }) => picture.x)), sums(ties.map(({ picture }) => picture.y))]
  const right = xs.map((value, part) => [value, ys[part] ?? 0])
  const [x, y, one] = solve(matrix, right) ?? []
  if (!x || !y || !one) return undefined
  const [a = 0, b = 0] = x
  const [c = 0, d = 0] = y
  const [e = 0, f = 0] = one
  return [a, b, c, d, e - a * middle.x - c * middle.y, f - b * middle.x - d * middle.y]
}

/** Turned, enlarged and moved, never stretched nor mirrored; undefined when all points of the map are one. */
export function similarityThrough(ties: readonly Tie[]): Affine | undefined {
  const middle = middleOf(ties)
  const target = middleOf(ties.map(({ picture }) => ({ map: picture })))
  let [along, across, spread] = [0, 0, 0]
  for (const { map, picture } of ties) {
    const [x, y] = [map.x - middle.x, map.y - middle.y]
    const [u, v] = [picture.x - target.x, picture.y - target.y]
    along += x * u + y * v
    across += x * v - y * u
    spread += x * x + y * y
  }
  if (spread < 1e-9) return undefined
  const [a, b] = [along / spread, across / spread]
  if (Math.hypot(a, b) < 1e-9) return undefined
  return [a, b, -b, a, target.x - a * middle.x + b * middle.y, target.y - b * middle.x - a * middle.y]
}

/** The same map, moved so that this tie holds. */
export function movedTo(affine: Affine, { map, picture }: Tie): Affine {
  const [a, b, c, d] = affine
  return [a, b, c, d, picture.x - a * map.x - c * map.y, picture.y - b * map.x - d * map.y]
}

/** The middle of the points on the map, mm; the origin when there are none. */
export function middleOf(ties: readonly Pick<Tie, 'map'>[]): Point {
  const count = Math.max(1, ties.length)
  return {
    x: ties.reduce((sum, { map }) => sum + map.x, 0) / count,
    y: ties.reduce((sum, { map }) => sum + map.y, 0) / count,
  }
}

/** Narrower than this part of their length, points are as good as in a line: what lies beside it would be guessed. */
const NARROW = 0.05

function isNarrow(ties: readonly Tie[]): boolean {
  const middle = middleOf(ties)
  let [xx, xy, yy] = [0, 0, 0]
  for (const { map } of ties) {
    const [x, y] = [map.x - middle.x, map.y - middle.y]
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const half = (xx + yy) / 2
  const apart = Math.hypot((xx - yy) / 2, xy)
  return half - apart <= NARROW * NARROW * (half + apart)
}
