/**
 * The exact segment from one hex centre to another, in integers: which hexes it crosses and how it gets from each to
 * the next. A line that only touches a vertex crosses no extra hex; one that runs along a hexside is in neither of
 * its two hexes (CM-LOS-8, CM-LOS-9: sight asks both).
 */
import { type Axial, addHex, sameHex, subtractHex } from './axial'
import { DIRECTIONS, type Direction, direction, neighbor, step } from './direction'
import { type Hexside, hexsideBetween, hexsideOf } from './hexside'
import { type Vertex, vertexOf } from './vertex'

export type SegmentEvent =
  /** Through the inside of a hex; the first and the last event are the two end hexes. */
  | { readonly kind: 'hex'; readonly hex: Axial }
  /** The line goes to the next hex through a hexside, between its ends. */
  | { readonly kind: 'side'; readonly side: Hexside }
  /** Exactly along a whole hexside; `hexes` are the two it separates. A `vertex` event comes before and after. */
  | { readonly kind: 'along'; readonly side: Hexside; readonly hexes: readonly [Axial, Axial] }
  /** Exactly through a vertex. */
  | { readonly kind: 'vertex'; readonly vertex: Vertex }

/**
 * Everything a segment meets, from the centre of `from` to that of `to`. Between two `hex` events stands what leads from
 * one to the other: a `side`, a `vertex`, or `vertex`, `along`, `vertex`. Reversing the ends reverses the list.
 * One event for equal ends.
 */
export function traceSegment(from: Axial, to: Axial): SegmentEvent[] {
  const course = subtractHex(to, from)
  const events: SegmentEvent[] = [{ kind: 'hex', hex: from }]
  let hex = from
  while (!sameHex(hex, to)) {
    const { first, second } = exitsOf(subtractHex(hex, from), course)
    if (second === undefined) {
      events.push({ kind: 'side', side: hexsideOf(hex, first) })
      hex = neighbor(hex, first)
    } else hex = passVertex(hex, vertexBetween(first, second), course, events)
    events.push({ kind: 'hex', hex })
  }
  return events
}

// Leaves `hex` by its vertex `corner`: into one of the two other hexes that meet there, or between them along their side.
function passVertex(hex: Axial, corner: Direction, course: Axial, events: SegmentEvent[]): Axial {
  const left = neighbor(hex, corner)
  const right = neighbor(hex, direction(corner + 1))
  events.push({ kind: 'vertex', vertex: vertexOf(hex, corner) })
  // From the left hex the right one lies in direction corner + 2: the sign tells to which of them the course leans.
  const lean = along(course, direction(corner + 2))
  if (lean !== 0) return lean < 0 ? left : right
  const beyond = addHex(left, step(direction(corner + 1)))
  const side = hexsideBetween(left, right) as Hexside
  events.push({ kind: 'along', side, hexes: [left, right] })
  events.push({ kind: 'vertex', vertex: vertexOf(beyond, direction(corner + 3)) })
  return beyond
}

// Twice the share of a vector in the direction of a neighbour: the scalar product in cube coordinates. A point of a hex
// has at most 1 in each of the six directions, exactly 1 on that side, and 1 in two of them at a vertex.
function along(vector: Axial, value: Direction): number {
  const { q, r } = step(value)
  return vector.q * q + vector.r * r + (vector.q + vector.r) * (q + r)
}

/**
 * By which side, or at a vertex by which two, the line `t * course` leaves the hex at `offset`: the first t at which
 * `along(t * course - offset, d)` reaches 1. The fractions (1 + along(offset)) / along(course) are compared crosswise.
 */
function exitsOf(offset: Axial, course: Axial): { first: Direction; second: Direction | undefined } {
  let first: Direction = 0
  let second: Direction | undefined
  let numerator = 1
  let denominator = 0
  for (const value of DIRECTIONS) {
    const speed = along(course, value)
    if (speed <= 0) continue
    const reach = 1 + along(offset, value)
    const difference = reach * denominator - numerator * speed
    if (difference > 0) continue
    if (difference === 0) second = value
    else {
      first = value
      second = undefined
      numerator = reach
      denominator = speed
    }
  }
  return { first, second }
}

// Two neighbouring directions, in rising order, meet at the vertex of the earlier one; 0 and 5 meet at vertex 5.
function vertexBetween(first: Direction, second: Direction): Direction {
  return second - first === 1 ? first : second
}
