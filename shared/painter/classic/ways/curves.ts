/** The curves of a way through a hex: from side to side, each as steep at a side as the next hex goes on from it. */
import { hexKey } from '#shared/hex/axial'
import { type Direction, direction, neighbor, opposite } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { type Layout, type Point } from '#shared/hex/layout'
import { type HexShape } from '../../hexShape'
import { straightest } from '../../crossingAngle'
import { hash } from '../../noise'
import { type PathBuilder } from '../../path'
import { type Passage, type Passages } from './passages'
import { type WayLook } from './wayInks'

/** All ways of one look. */
export interface Course {
  readonly look: WayLook
  readonly passages: Passages
  readonly shape: HexShape
  readonly layout: Layout
}

/** The point at which it crosses a side: near its middle, the same for both hexes; in the middle of a gate. */
function crossing({ shape, layout }: Course, { spot, gates }: Passage, value: Direction): Point {
  const side = hexsideOf(spot, value)
  const normal = shape.normals[side.direction] as Point
  const middle = shape.middles[value] as Point
  const stray = gates.includes(value) ? 0 : hash(side.hex.q * 3 + side.direction, side.hex.r, 31) - 0.5
  const shift = stray * 0.16 * layout.hexMm
  return { x: spot.x + middle.x - normal.y * shift, y: spot.y + middle.y + normal.x * shift }
}

// The point from which it comes where it leaves a hex by a side; undefined at a junction.
function origin(course: Course, passage: Passage, value: Direction): Point | undefined {
  const [one, two, ...others] = passage.crossed[course.look]
  if (one === undefined || others.length > 0) return undefined
  if (two === undefined) return passage.spot
  return crossing(course, passage, one === value ? two : one)
}

// Out of the hex, a unit vector: from where it comes from to where it goes, else square to the side.
function outward(course: Course, passage: Passage, value: Direction): Point {
  const { shape, layout, passages } = course
  const square = shape.normals[value] as Point
  const across = neighbor(passage.spot, value)
  const next = passages.get(hexKey(across))
  if (!next || !onGrid(across, layout.grid) || passage.gates.includes(value)) return square
  const from = origin(course, passage, value)
  const to = origin(course, next, opposite(value))
  return from && to ? unit(from, to) : square
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** A point of a curve, and the way the curve takes from it into the hex. */
interface End {
  readonly at: Point
  readonly inward: Point
}

// The distance for which a curve follows the direction at its end, as a part of its length.
const PULL = 0.36
const JUNCTION_PULL = 0.45

type Cubic = readonly [Point, Point, Point, Point]

function cubic(from: End, to: End, pull = PULL): Cubic {
  const reach = pull * Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y)
  const pulled = ({ at, inward }: End): Point => ({ x: at.x + inward.x * reach, y: at.y + inward.y * reach })
  return [from.at, pulled(from), pulled(to), to.at]
}

function trace(path: PathBuilder, [from, c1, c2, to]: Cubic): void {
  path.move(from.x, from.y).cubic(c1.x, c1.y, c2.x, c2.y, to.x, to.y)
}

// `by` mm beside the middle line, to the right of one who comes in.
function endAt(course: Course, passage: Passage, value: Direction, by = 0): End {
  const { x, y } = outward(course, passage, value)
  const at = crossing(course, passage, value)
  return { at: { x: at.x - y * by, y: at.y + x * by }, inward: { x: -x, y: -y } }
}

/**
 * Curves between each two crossed sides, merging at junctions; a single one ends at the centre. `offset` hexes beside the
 * middle line.
 */
export function traceWay(path: PathBuilder, course: Course, passage: Passage, offset = 0): void {
  const by = offset * course.layout.hexMm
  const { spot, crossed } = passage
  const [one, two, ...others] = crossed[course.look]
  if (one === undefined) return
  const start = endAt(course, passage, one, by)
  if (two === undefined) {
    const { at, inward } = start
    const reach = 0.25 * course.layout.hexMm
    path.move(at.x, at.y).quad(at.x + inward.x * reach, at.y + inward.y * reach, spot.x, spot.y)
  } else if (others.length === 0) trace(path, cubic(start, endAt(course, passage, two, -by)))
  else traceJunction(path, course, passage)
}

// Curves bend sharply and meet arms to the centre, so that no island is left between them.
function traceJunction(path: PathBuilder, course: Course, passage: Passage): void {
  const { spot, crossed } = passage
  const sides = crossed[course.look]
  for (const value of sides) {
    const { at } = endAt(course, passage, value)
    path.move(at.x, at.y).line(spot.x, spot.y)
  }
  sides.forEach((a, index) => {
    for (const b of sides.slice(index + 1)) {
      const pull = direction(b - a) === 3 ? PULL : JUNCTION_PULL
      trace(path, cubic(endAt(course, passage, a), endAt(course, passage, b), pull))
    }
  })
}

/** The middle of its straightest curve through a hex, and the way it runs there, a unit vector. */
export function middleOf(course: Course, passage: Passage): { at: Point; ahead: Point } | undefined {
  const [one, two] = straightest(passage.crossed[course.look])
  if (one === undefined || two === undefined) return undefined
  const [from, c1, c2, to] = cubic(endAt(course, passage, one), endAt(course, passage, two))
  const at = { x: (from.x + 3 * (c1.x + c2.x) + to.x) / 8, y: (from.y + 3 * (c1.y + c2.y) + to.y) / 8 }
  return { at, ahead: unit({ x: from.x + c1.x, y: from.y + c1.y }, { x: c2.x + to.x, y: c2.y + to.y }) }
}
