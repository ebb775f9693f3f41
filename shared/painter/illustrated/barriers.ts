/** Low walls, hedges, fences, stairs, ladders and other sides that are neither stone walls nor living rock. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { blockOf, endAt, outlineOf, pointAt, startAt, type WallPiece } from '../wallRuns'
import { type Crown, paintCrowns } from './foliage'
import { fill, inBatches, polygons, stroke } from './marks'
import { slab, spotOn } from './openings'
import { addBlob } from './shapes'
import { type SideFeature } from './sides'
import { merged, paintShadow, paintStones, STONE_LINE } from './stone'

type Features = readonly SideFeature[]

function middleLine(piece: WallPiece, o = 0): Point[] {
  return [pointAt(piece, startAt(piece, o), o), pointAt(piece, endAt(piece, o), o)]
}

function lines(features: Features, o = 0): PathBuilder {
  const path = new PathBuilder()
  for (const { piece } of features) path.polyline(middleLine(piece, o))
  return path
}

/** Places along a piece, `step` apart, the ends included when they are free. */
function along(piece: WallPiece, step: number): number[] {
  const count = Math.max(2, Math.round(piece.length / step))
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * piece.length)
}

/** Dry stone, waist high. */
export function paintLowWalls(features: Features, detail: Detail): DrawOp[] {
  if (features.length === 0) return []
  const pieces = features.map((feature) => feature.piece)
  const body = merged(pieces.map((piece) => outlineOf(piece, 0.042)))
  if (detail <= 1) return [stroke(body, STONE_LINE, 0.03), fill(body, '#b9ae96')]
  const stones = pieces.flatMap((piece) =>
    along(piece, 0.075).flatMap((s, index) => {
      const half = piece.length / Math.round(piece.length / 0.075) / 2 - 0.004
      const joint = index % 2 === 0 ? 0.008 : -0.01
      return [
        blockOf(piece, [s - half, s + half], [-0.04, joint]),
        blockOf(piece, [s - half, s + half], [joint + 0.006, 0.04]),
      ]
    }),
  )
  return [
    ...paintShadow(
      pieces.map((piece) => outlineOf(piece, 0.042)),
      0.09,
    ),
    stroke(body, STONE_LINE, 0.024),
    fill(body, '#8f846d'),
    ...(detail === 3 ? paintStones(stones) : [fill(body, '#c2b79f')]),
  ]
}

/** A row of low round crowns. */
export function paintHedges(features: Features, detail: Detail): DrawOp[] {
  if (features.length === 0) return []
  if (detail <= 1) return [stroke(lines(features), '#2f4522', 0.13), stroke(lines(features), '#6f8a3e', 0.07)]
  const crowns = features.flatMap(({ piece }) =>
    along(piece, 0.082).map((s): Crown => {
      const at = pointAt(piece, s, 0)
      const random = placeRandom(at, 61)
      return {
        x: at.x + (random() - 0.5) * 0.03,
        y: at.y + (random() - 0.5) * 0.03,
        radius: 0.062 + 0.022 * random(),
        species: 'bush',
      }
    }),
  )
  return [stroke(lines(features), '#33491f', 0.1, 0.8), ...paintCrowns(crowns, detail)]
}

/** Posts and two rails. */
export function paintFences(features: Features, detail: Detail): DrawOp[] {
  if (features.length === 0) return []
  if (detail === 0) return [stroke(lines(features), '#5a4020', 0.06)]
  const posts = features.flatMap(({ piece }) => along(piece, 0.145).map((s) => pointAt(piece, s, 0)))
  const cast = new PathBuilder()
  for (const { piece } of features)
    cast.polyline(middleLine(piece).map(({ x, y }) => ({ x: x + 0.035, y: y + 0.04 })))
  return [
    stroke(cast, '#1a1a0b', 0.03, 0.35),
    stroke(lines(features, -0.016), '#4a3318', 0.026),
    stroke(lines(features, 0.016), '#4a3318', 0.026),
    stroke(lines(features, -0.016), '#b98d54', 0.014),
    stroke(lines(features, 0.016), '#cda46a', 0.014),
    ...inBatches(
      posts,
      (path, { x, y }) => path.rect(x - 0.024, y - 0.024, 0.048, 0.048),
      (path) => fill(path, '#c69c62'),
    ),
    ...inBatches(
      posts,
      (path, { x, y }) => path.rect(x - 0.024, y - 0.024, 0.048, 0.048),
      (path) => stroke(path, '#3a260f', 0.011),
    ),
  ]
}

/** Treads across the side, wider below; the inside is the upper end. */
export function paintStairs(features: Features, detail: Detail): DrawOp[] {
  if (features.length === 0) return []
  const steps = detail >= 2 ? 6 : 4
  const treads = features.flatMap(({ piece }) =>
    Array.from({ length: steps }, (_, step) => {
      const o = -0.2 + (step * 0.4) / steps
      const half = 0.15 + step * 0.006
      return slab(piece, [-half, half], [o, o + 0.4 / steps])
    }),
  )
  const blocks = features.map(({ piece }) => slab(piece, [-0.17, 0.17], [-0.2, 0.2]))
  const risers = new PathBuilder()
  for (const tread of treads) risers.polyline([tread[2] as Point, tread[3] as Point])
  return [
    ...paintShadow(blocks, 0.1),
    stroke(polygons(blocks), STONE_LINE, 0.022),
    ...treads.map((tread, index) =>
      fill(
        polygons([tread]),
        ['#efe8d6', '#e2d9c4', '#d5ccb6', '#c8bea7', '#bbb199', '#aea48c'][
          Math.floor(((index % steps) * 6) / steps)
        ] ?? '#d5ccb6',
      ),
    ),
    stroke(risers, '#4b402c', 0.014),
  ]
}

/** Two uprights and their rungs, across the side. */
export function paintLadders(features: Features, detail: Detail): DrawOp[] {
  if (features.length === 0) return []
  const path = new PathBuilder()
  for (const { piece } of features) {
    for (const s of [-0.06, 0.06]) path.polyline([spotOn(piece, s, -0.12), spotOn(piece, s * 1.15, 0.32)])
    for (let rung = 0; rung < 7; rung++) {
      const o = -0.08 + rung * 0.06
      path.polyline([spotOn(piece, -0.063, o), spotOn(piece, 0.063, o)])
    }
  }
  const feet = features.map(({ piece }) => slab(piece, [-0.07, 0.07], [-0.12, 0.32]))
  return [
    ...(detail >= 2
      ? [
          fill(
            polygons(feet.map((foot) => foot.map(({ x, y }) => ({ x: x + 0.04, y: y + 0.045 })))),
            '#1a1a0b',
            0.25,
          ),
        ]
      : []),
    stroke(path, '#35220d', 0.034),
    stroke(path, '#e0b274', 0.018),
  ]
}

/** Stones and scree along a side hard to cross. */
export function paintRough(features: Features, detail: Detail): DrawOp[] {
  if (features.length === 0) return []
  if (detail === 0) return [stroke(lines(features), '#7b7158', 0.07, 0.7)]
  const stones = features.flatMap(({ piece }) =>
    along(piece, 0.05).map((s) => {
      const random = placeRandom(pointAt(piece, s, 0), 41)
      return { ...pointAt(piece, s, (random() - 0.5) * 0.16), r: 0.016 + 0.03 * random() }
    }),
  )
  const blob = (path: PathBuilder, x: number, y: number, r: number): void =>
    addBlob(path, { x, y, rx: r * 1.2, ry: r, angle: x * 9 }, placeRandom({ x, y }, 42))
  return [
    ...inBatches(
      stones,
      (path, { x, y, r }) => blob(path, x + r * 0.4, y + r * 0.45, r),
      (path) => fill(path, '#1d1c10', 0.4),
    ),
    ...inBatches(
      stones,
      (path, { x, y, r }) => blob(path, x, y, r),
      (path) => fill(path, '#867c67'),
    ),
    ...inBatches(
      stones,
      (path, { x, y, r }) => blob(path, x - r * 0.2, y - r * 0.2, r * 0.65),
      (path) => fill(path, '#cbc1aa'),
    ),
  ]
}

/** A side as any other, whatever rises along it: a row of pale stones. */
export function paintNormal(features: Features, detail: Detail): DrawOp[] {
  if (features.length === 0 || detail <= 1) return []
  const stones = features.flatMap(({ piece }) => along(piece, 0.1).map((s) => pointAt(piece, s, 0)))
  const dots = (radius: number, shift: number): PathBuilder => {
    const path = new PathBuilder()
    for (const { x, y } of stones) path.circle(x + shift, y + shift, radius)
    return path
  }
  return [
    fill(dots(0.019, 0.008), '#2a2410', 0.45),
    fill(dots(0.017, 0), '#e9e0c2'),
    stroke(dots(0.017, 0), '#5d5230', 0.007),
  ]
}
