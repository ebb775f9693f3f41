/**
 * The shape of one hex in a patchwork: straight towards like neighbours, a soft irregular line towards unlike ones.
 * It depends on the hex and its six neighbours only, so it can be drawn anywhere without chaining whole areas, and
 * neighbours fit each other exactly: both compute the same curve from the same vertices and hexsides.
 *
 * A boundary runs from hexside middle to hexside middle; where two of three hexes at a vertex are alike it is a curve
 * with the vertex as its control point, where all differ it is straight lines to the vertex.
 */
import { type Axial } from '#shared/hex/axial'
import { type Direction, direction, neighbor } from '#shared/hex/direction'
import { hexsideOf } from '#shared/hex/hexside'
import { type Point } from '#shared/hex/layout'
import { vertexOf } from '#shared/hex/vertex'
import { type PlacedHex } from '../../hexesInRect'
import { type HexShape } from '../../hexShape'
import { type PathBuilder } from '../../path'
import { hash } from '../../noise'

/** The patch that a hex belongs to. */
export interface Patch {
  readonly key: string | number
  /** Soft patches meet in curves, others along the hexside. */
  readonly soft: boolean
}

/** A quadratic piece of boundary, and the neighbour it faces. */
export type BoundaryPiece = (from: Point, control: Point, to: Point, toward: Direction) => void

export interface Patchwork {
  readonly shape: HexShape
  readonly hexMm: number
  /** Undefined off the map. */
  patchAt(hex: Axial): Patch | undefined
}

// The distance by which a soft boundary strays from the hexside's middle and from the vertex, in hexes.
const SIDE_STRAY = 0.07
const VERTEX_STRAY = 0.06

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

// Where the boundary crosses side `value` of the hex: the middle, pushed along the normal when both patches are soft.
function sidePoint(spot: PlacedHex, value: Direction, strays: boolean, work: Patchwork): Point {
  const { x, y } = work.shape.middles[value] as Point
  if (!strays) return { x: spot.x + x, y: spot.y + y }
  const side = hexsideOf(spot, value)
  const normal = work.shape.normals[side.direction] as Point
  const push = (hash(side.hex.q * 3 + side.direction, side.hex.r, 11) - 0.5) * 2 * SIDE_STRAY * work.hexMm
  return { x: spot.x + x + normal.x * push, y: spot.y + y + normal.y * push }
}

function cornerPoint(spot: PlacedHex, value: Direction, strays: boolean, work: Patchwork): Point {
  const { x, y } = work.shape.corners[value] as Point
  if (!strays) return { x: spot.x + x, y: spot.y + y }
  const { hex, corner } = vertexOf(spot, value)
  const reach = 2 * VERTEX_STRAY * work.hexMm
  const place = hex.q * 2 + corner
  return {
    x: spot.x + x + (hash(place, hex.r, 21) - 0.5) * reach,
    y: spot.y + y + (hash(place, hex.r, 22) - 0.5) * reach,
  }
}

const differs = (a: Patch, b: Patch | undefined): b is Patch => b !== undefined && a.key !== b.key
const strays = (a: Patch, b: Patch | undefined): boolean => differs(a, b) && a.soft && b.soft

/** True when every neighbour on the map is like the hex. */
export function isInner(spot: PlacedHex, patch: Patch, work: Patchwork): boolean {
  for (let value = 0; value < 6; value++)
    if (differs(patch, work.patchAt(neighbor(spot, value as Direction)))) return false
  return true
}

/** Adds the outline of a hex to `path` and reports the pieces of it that are a boundary. */
export function traceCell(
  spot: PlacedHex,
  work: Patchwork,
  path: PathBuilder | undefined,
  boundary: BoundaryPiece,
): void {
  const own = work.patchAt(spot) as Patch
  const around = ([0, 1, 2, 3, 4, 5] as const).map((value) => work.patchAt(neighbor(spot, value)))
  const start = sidePoint(spot, 0, strays(own, around[0]), work)
  path?.move(start.x, start.y)
  let from = start
  for (let index = 0; index < 6; index++) {
    const value = index as Direction
    const next = direction(index + 1)
    const to = next === 0 ? start : sidePoint(spot, next, strays(own, around[next]), work)
    const [left, right] = [around[value], around[next]]
    if (!differs(own, left) && !differs(own, right)) {
      const corner = work.shape.corners[value] as Point
      path?.line(spot.x + corner.x, spot.y + corner.y).line(to.x, to.y)
    } else
      for (const piece of cornerPieces({ spot, work, own, value, left, right, from, to })) {
        path?.quad(piece.control.x, piece.control.y, piece.to.x, piece.to.y)
        if (piece.toward !== undefined) boundary(piece.from, piece.control, piece.to, piece.toward)
      }
    from = to
  }
  path?.close()
}

interface Corner {
  readonly spot: PlacedHex
  readonly work: Patchwork
  readonly own: Patch
  readonly value: Direction
  readonly left: Patch | undefined
  readonly right: Patch | undefined
  readonly from: Point
  readonly to: Point
}

interface Piece {
  readonly from: Point
  readonly control: Point
  readonly to: Point
  readonly toward?: Direction
}

function straight(from: Point, to: Point, toward: Direction | undefined): Piece {
  const control = middle(from, to)
  return toward === undefined ? { from, control, to } : { from, control, to, toward }
}

// From the middle of side `value` round the corner to the middle of the next side, one of which is a boundary.
function cornerPieces(corner: Corner): readonly Piece[] {
  const { spot, work, own, value, left, right, from, to } = corner
  const next = direction(value + 1)
  const toLeft = differs(own, left)
  const toRight = differs(own, right)
  const soft = own.soft && left !== undefined && left.soft && right !== undefined && right.soft
  const vertex = cornerPoint(spot, value, soft && (toLeft || toRight), work)
  if (!soft || toLeft === toRight) {
    if (soft && toLeft && left.key === right.key) return [{ from, control: vertex, to, toward: value }]
    return [
      straight(from, vertex, toLeft ? value : undefined),
      straight(vertex, to, toRight ? next : undefined),
    ]
  }
  // The boundary passes between the two neighbours: this hex holds half of its curve.
  const across = neighbor(spot, value)
  const shift = work.shape.normals[value] as Point
  const acrossSpot: PlacedHex = {
    ...across,
    x: spot.x + shift.x * work.hexMm,
    y: spot.y + shift.y * work.hexMm,
  }
  const far = sidePoint(acrossSpot, direction(value + 2), strays(left, right), work)
  const near = toRight ? to : from
  const top = { x: near.x / 4 + vertex.x / 2 + far.x / 4, y: near.y / 4 + vertex.y / 2 + far.y / 4 }
  const control = middle(near, vertex)
  return toRight
    ? [straight(from, top, undefined), { from: top, control, to, toward: next }]
    : [{ from, control, to: top, toward: value }, straight(top, to, undefined)]
}
