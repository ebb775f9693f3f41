/**
 * Soft lines along hexsides, as nature draws them: through the middle of each side, round each vertex in a curve, a little
 * off the straight. A line near a side depends on that side and the next ones only. Lengths in hex widths.
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
import { hexsideEnds, type Point, vertexPoint } from '#shared/hex/layout'
import { hexesOfVertex, type Vertex, vertexKey } from '#shared/hex/vertex'
import { append } from '#shared/lang/append'
import { type FeatureLook } from '#shared/rules/map/looks'
import { drift } from '../area'
import { hash } from '../noise'
import { type Site } from './site'

/** The most that lines are pushed off the hexsides: the middles of sides across them, and everything by slow noise. */
const SWAY = 0.045
const WANDER = 0.05

/** Points of a curve from the middle of a side to that of the next: about a tenth of a hex apart. */
const STEPS = 6

/** The free end of a line: a vertex that no other side of it touches. */
export interface SideEnd {
  readonly vertex: Vertex
  /** The hex straight ahead, on the map or beyond its rim. */
  readonly ahead: Axial
}

/** The sides in sight whose standing barrier has this look. */
export function sidesOfLook(site: Site, look: FeatureLook): Hexside[] {
  const { scene } = site
  return site.sides
    .filter(
      (found) =>
        found.features.barrier &&
        scene.featureLook(found.features.barrier.feature) === look &&
        !scene.isFallenBarrier(found),
    )
    .map(({ side }) => side)
}

/**
 * The lines along sides. Where three meet, one of them ends on the line of the other two. `beyond`: points past a free end,
 * to run on into a lake or off the board; none: it ends at its vertex.
 */
export function sideRuns(
  site: Site,
  sides: readonly Hexside[],
  beyond: (end: SideEnd) => readonly Point[] = () => [],
): Point[][] {
  const keys = new Set(sides.map(hexsideKey))
  const seen = new Set<HexsideKey>()
  const walk = (from: Hexside, start: Vertex): Point[] => {
    // From its end on, side by side, to where nothing goes on.
    const line = leadIn(site, keys, from, start, beyond)
    let [side, at] = [from, start]
    for (;;) {
      seen.add(hexsideKey(side))
      const end = otherEnd(side, at)
      const next = onward(keys, side, end)
      if (!next) return [...line, ...leadIn(site, keys, side, end, beyond).reverse().slice(1)]
      append(line, bend(middleOf(site, side), vertexPoint(end, site.layout), middleOf(site, next)).slice(1))
      if (seen.has(hexsideKey(next))) return line
      ;[side, at] = [next, end]
    }
  }
  const runs: Point[][] = []
  for (const side of sides)
    for (const vertex of verticesOfSide(side))
      if (!seen.has(hexsideKey(side)) && !onward(keys, side, vertex)) runs.push(walk(side, vertex))
  // What is left are rings: from the middle of a side round to it.
  for (const side of sides)
    if (!seen.has(hexsideKey(side))) {
      const [vertex] = verticesOfSide(side)
      const before = onward(keys, side, vertex)
      const ring = walk(side, vertex)
      runs.push(before ? [middleOf(site, side), ...ring.slice(1)] : ring)
    }
  return runs.map((line) => line.map((point) => pushed(point)))
}

function pushed(point: Point): Point {
  const push = drift(point, WANDER)
  return { x: point.x + push.x, y: point.y + push.y }
}

function otherEnd(side: Hexside, vertex: Vertex): Vertex {
  const [a, b] = verticesOfSide(side)
  return vertexKey(a) === vertexKey(vertex) ? b : a
}

/** The sides of a line that meet at a vertex. */
function meeting(keys: ReadonlySet<HexsideKey>, vertex: Vertex): Hexside[] {
  return sidesOfVertex(vertex).filter((side) => keys.has(hexsideKey(side)))
}

/** The tributary among three that meet, by the place. */
function tributary(vertex: Vertex, three: readonly Hexside[]): Hexside {
  return three[Math.floor(hash(vertex.hex.q * 2 + vertex.corner, vertex.hex.r, 91) * 3)] as Hexside
}

/** The side by which a line runs on past a vertex; none where it ends there. */
function onward(keys: ReadonlySet<HexsideKey>, side: Hexside, vertex: Vertex): Hexside | undefined {
  const here = meeting(keys, vertex)
  const own = hexsideKey(side)
  const through = here.length === 3 ? here.filter((one) => one !== tributary(vertex, here)) : here
  if (!through.some((one) => hexsideKey(one) === own)) return undefined
  return through.find((one) => hexsideKey(one) !== own)
}

// The middle of a side, swayed across it by its place.
function middleOf({ layout }: Site, side: Hexside): Point {
  const [a, b] = hexsideEnds(side, layout)
  const { q, r } = side.hex
  const sway = (hash(q * 3 + side.direction, r, 92) - 0.5) * 2 * SWAY
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * sway,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * sway,
  }
}

function bend(from: Point, round: Point, to: Point, steps = STEPS): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    return { x: from.x * p + round.x * q + to.x * r, y: from.y * p + round.y * q + to.y * r }
  })
}

/** The course from an end of a line to the middle of its first side. */
function leadIn(
  site: Site,
  keys: ReadonlySet<HexsideKey>,
  side: Hexside,
  vertex: Vertex,
  beyond: (end: SideEnd) => readonly Point[],
): Point[] {
  const at = vertexPoint(vertex, site.layout)
  const middle = middleOf(site, side)
  const here = meeting(keys, vertex)
  if (here.length === 3) {
    const [a, b] = here
      .filter((one) => hexsideKey(one) !== hexsideKey(side))
      .map((one) => middleOf(site, one))
    const onLine = a && b ? bend(a, at, b, 2)[1] : undefined
    return bend(onLine ?? at, at, middle, STEPS / 2)
  }
  const [owner, across] = hexesOfSide(side)
  const ahead = hexesOfVertex(vertex).find(
    ({ q, r }) => (q !== owner.q || r !== owner.r) && (q !== across.q || r !== across.r),
  )
  const past = ahead ? beyond({ vertex, ahead }) : []
  // A free end reaches a little past its vertex: what narrows there still closes the whole side.
  const end = past.length > 0 ? at : between(middle, at, 1.2)
  return [...past].reverse().concat(bend(end, between(end, middle, 0.5), middle, STEPS / 2))
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}
