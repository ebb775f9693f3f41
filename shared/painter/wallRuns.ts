/**
 * Walls along hexsides, as pieces that meet in mitres: at a vertex up to three sides meet, each 120 degrees from the next.
 * A piece has a frame of its own: `s` along it from its start, `o` outwards from its axis, in the layout's unit.
 */
import { type Axial } from '#shared/hex/axial'
import {
  hexesOfSide,
  type Hexside,
  hexsideKey,
  type HexsideKey,
  sidesOfVertex,
  verticesOfSide,
} from '#shared/hex/hexside'
import { hexCenter, type Layout, type Point, SQRT3, vertexPoint } from '#shared/hex/layout'
import { type Vertex } from '#shared/hex/vertex'

/** The neighbours of a piece at one of its ends: a wall that leaves on its outer side, on its inner side, both or none. */
export interface Joint {
  readonly outer: boolean
  readonly inner: boolean
}

export interface WallPiece {
  readonly side: Hexside
  readonly from: Point
  readonly along: Point
  readonly outward: Point
  readonly length: number
  readonly start: Joint
  readonly end: Joint
}

function jointAt(
  vertex: Vertex,
  side: Hexside,
  outward: Point,
  wallKeys: ReadonlySet<HexsideKey>,
  layout: Layout,
): Joint {
  const own = hexsideKey(side)
  const here = vertexPoint(vertex, layout)
  let outer = false
  let inner = false
  for (const other of sidesOfVertex(vertex)) {
    const key = hexsideKey(other)
    if (key === own || !wallKeys.has(key)) continue
    // Both ends of the other side: one is this vertex, the other tells where it leaves to.
    const reach = verticesOfSide(other)
      .map((end) => vertexPoint(end, layout))
      .reduce((sum, end) => sum + (end.x - here.x) * outward.x + (end.y - here.y) * outward.y, 0)
    if (reach > 0) outer = true
    else inner = true
  }
  return { outer, inner }
}

/** The piece on a side. `inside` is the hex it protects; `walls` are the sides it joins with. */
export function wallPiece(
  side: Hexside,
  inside: Axial,
  walls: ReadonlySet<HexsideKey>,
  layout: Layout,
): WallPiece {
  const [a, b] = verticesOfSide(side)
  const from = vertexPoint(a, layout)
  const to = vertexPoint(b, layout)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const [owner, across] = hexesOfSide(side).map((hex) => hexCenter(hex, layout)) as [Point, Point]
  const isOwnerInside = side.hex.q === inside.q && side.hex.r === inside.r
  const [near, far] = isOwnerInside ? [owner, across] : [across, owner]
  const apart = Math.hypot(far.x - near.x, far.y - near.y)
  const outward = { x: (far.x - near.x) / apart, y: (far.y - near.y) / apart }
  return {
    side,
    from,
    along,
    outward,
    length,
    start: jointAt(a, side, outward, walls, layout),
    end: jointAt(b, side, outward, walls, layout),
  }
}

// Mitres run along the bisectors of 120 degree corners: 1 / tan 60 of the offset.
function retreat({ outer, inner }: Joint, offset: number): number {
  if (outer && inner) return Math.abs(offset) / SQRT3
  if (outer) return offset / SQRT3
  return inner ? -offset / SQRT3 : 0
}

/** The start of the piece at an offset from its axis. */
export function startAt(piece: WallPiece, offset: number): number {
  return retreat(piece.start, offset)
}

/** The end of the piece at an offset from its axis. */
export function endAt(piece: WallPiece, offset: number): number {
  return piece.length - retreat(piece.end, offset)
}

export function pointAt({ from, along, outward }: WallPiece, s: number, o: number): Point {
  return { x: from.x + along.x * s + outward.x * o, y: from.y + along.y * s + outward.y * o }
}

/** A box of the piece between two places along it and two offsets, cut by the mitres. */
export function blockOf(
  piece: WallPiece,
  [s0, s1]: readonly [number, number],
  [o0, o1]: readonly [number, number],
): Point[] {
  const at = (s: number, o: number): Point =>
    pointAt(piece, Math.min(Math.max(s, startAt(piece, o)), endAt(piece, o)), o)
  return [at(s0, o0), at(s1, o0), at(s1, o1), at(s0, o1)]
}

/** The outline of a piece of constant thickness; pieces that meet share their ends exactly. */
export function outlineOf(piece: WallPiece, half: number): Point[] {
  const at = (s: number, o: number): Point => pointAt(piece, s, o)
  return [
    at(startAt(piece, -half), -half),
    ...(piece.start.outer && piece.start.inner ? [at(0, 0)] : []),
    at(startAt(piece, half), half),
    at(endAt(piece, half), half),
    ...(piece.end.outer && piece.end.inner ? [at(piece.length, 0)] : []),
    at(endAt(piece, -half), -half),
  ]
}

export function isFree({ outer, inner }: Joint): boolean {
  return !outer && !inner
}
