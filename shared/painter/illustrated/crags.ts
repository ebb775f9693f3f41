/** Living rock along hexsides: crags that nobody crosses, and cliffs that fall from the higher hex to the lower. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { normals } from '../ribbon'
import { type Detail } from '../style'
import { blockOf, endAt, pointAt, startAt, type WallPiece } from '../wallRuns'
import { fill, inBatches, mix, polygons, stroke } from './marks'
import { paintRock, type Rock } from './rocks'
import { LIGHT } from './shapes'
import { type SideFeature } from './sides'
import { sideRuns, sidesOfLook } from './sideRuns'
import { isSeen, perSite, type Site } from './site'
import { paintShadow } from './stone'

const SHADE: Color = '#453d32'
const STONE: Color = '#9b927e'
const LIT: Color = '#e6dec9'
const LINE: Color = '#2a231a'
const GRADES = 7

interface Facet {
  readonly outline: readonly Point[]
  /** -1 away from the light to 1 towards it. */
  readonly facing: number
}

/** Facets grade by grade, each a little lighter or darker than its neighbours. */
function paintFacets(facets: readonly Facet[]): DrawOp[] {
  const graded = facets.map(({ outline, facing }) => {
    const roll = placeRandom(middle(outline), 581)()
    const grade = ((facing + 1) / 2) * (GRADES - 1) + (roll - 0.5) * 1.8
    return { outline, grade: Math.max(0, Math.min(GRADES - 1, Math.round(grade))) }
  })
  return Array.from({ length: GRADES }, (_, grade) => {
    const tone = (grade / (GRADES - 1)) * 2 - 1
    return inBatches(
      graded.filter((facet) => facet.grade === grade),
      (path, { outline }) => path.polygon(outline),
      (path) => fill(path, tone > 0 ? mix(STONE, LIT, tone) : mix(STONE, SHADE, -tone)),
    )
  }).flat()
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function facingOf(x: number, y: number): number {
  return (x * LIGHT.x + y * LIGHT.y) / (Math.hypot(x, y) || 1)
}

/** A ridge of rock: its crest, and the jagged foot of both flanks, point by point. */
interface Ridge {
  readonly crest: readonly Point[]
  readonly feet: readonly [readonly Point[], readonly Point[]]
}

/** Half the width of a crag, and what chance adds to it. */
const HALF = [0.075, 0.06] as const

// Decided by the place alone, whichever way the line was walked.
function ridgeOf(line: readonly Point[]): Ridge {
  const last = line.length - 1
  const [first, end] = [line[0] as Point, line[last] as Point]
  const isRing = Math.hypot(first.x - end.x, first.y - end.y) < 1e-6
  const sideways = normals(line)
  const foot = (side: number): Point[] =>
    line.map((at, index) => {
      // It rises from nothing at its ends.
      const part = isRing ? 1 : Math.min(1, Math.min(index, last - index) / 2)
      const { x, y } = sideways[index] as Point
      const base = { x: at.x + x * side * HALF[0], y: at.y + y * side * HALF[0] }
      const by = part * side * (HALF[0] + HALF[1] * placeRandom(base, 583)())
      return { x: at.x + x * by, y: at.y + y * by }
    })
  const crest = line.map((at) => {
    const random = placeRandom(at, 584)
    return { x: at.x - 0.015 + (random() - 0.5) * 0.06, y: at.y - 0.02 + (random() - 0.5) * 0.06 }
  })
  return { crest, feet: [foot(1), foot(-1)] }
}

/** The ridges of crags in sight. */
const ridges = perSite((site: Site): Ridge[] => sideRuns(site, sidesOfLook(site, 'impassable')).map(ridgeOf))

function flanks({ crest, feet }: Ridge): Facet[] {
  return feet.flatMap((foot) =>
    foot.slice(1).flatMap((b, index) => {
      const [a, top, next] = [foot[index], crest[index], crest[index + 1]]
      if (!a || !top || !next) return []
      const [base, summit] = [middle([a, b]), middle([top, next])]
      const facing = facingOf(base.x - summit.x, base.y - summit.y)
      // Two facets, cut along the shorter way.
      const isFalling = Math.hypot(a.x - next.x, a.y - next.y) < Math.hypot(b.x - top.x, b.y - top.y)
      return isFalling
        ? [
            { outline: [a, b, next], facing },
            { outline: [a, next, top], facing },
          ]
        : [
            { outline: [a, b, top], facing },
            { outline: [b, next, top], facing },
          ]
    }),
  )
}

function outlineOf({ feet: [right, left] }: Ridge): Point[] {
  return right.concat([...left].reverse())
}

function blocksOf({ feet: [right, left] }: Ridge): Point[][] {
  return right
    .slice(1)
    .map((b, index) => [right[index] as Point, b, left[index + 1] as Point, left[index] as Point])
}

// Boulders that fell to the foot of a crag.
function boulders(ridge: Ridge): Rock[] {
  return ridge.feet.flatMap((foot) =>
    foot.slice(2, -2).flatMap((at) => {
      const random = placeRandom(at, 586)
      if (random() > 0.22) return []
      return [{ x: at.x, y: at.y, radius: 0.025 + 0.03 * random() }]
    }),
  )
}

/** Paints ridges of rock along the sides that nobody crosses. */
export function paintCrags(site: Site): DrawOp[] {
  const { detail, rect } = site
  const all = ridges(site)
  if (all.length === 0) return []
  const body = polygons(all.map(outlineOf))
  if (detail === 0) return [fill(body, '#4b4336')]
  const crests = new PathBuilder()
  for (const { crest } of all) crests.polyline(crest.slice(1, -1))
  const rocks = detail === 3 ? all.flatMap(boulders).filter((rock) => isSeen(rect, rock, 0.2)) : []
  return [
    ...paintShadow(all.flatMap(blocksOf), 0.16),
    stroke(body, LINE, detail === 1 ? 0.05 : 0.03),
    fill(body, STONE),
    ...paintFacets(all.flatMap(flanks).filter(({ outline: [a] }) => isSeen(rect, a as Point, 0.4))),
    ...(detail >= 2 ? [stroke(crests, '#fbf5e4', 0.009, 0.75)] : []),
    ...rocks.flatMap((rock) => paintRock(rock, detail)),
  ]
}

/** The place of a cliff's brow, the depth of its fall, and what chance adds. */
const BROW = [-0.055, 0.04] as const
const FALL = [0.1, 0.12] as const

/** Points across a cliff, from its brow down to its foot. */
interface Rib {
  readonly brow: Point
  readonly ledge: Point
  readonly foot: Point
  /** The distance of the foot from the hexside. */
  readonly fall: number
}

// Unevenly along the piece, cut by the mitres at its ends. The outside is the lower hex.
function ribsOf(piece: WallPiece): Rib[] {
  const count = Math.max(3, Math.round(piece.length / 0.096))
  const at = (s: number, o: number): Point =>
    pointAt(piece, Math.min(Math.max(s, startAt(piece, o)), endAt(piece, o)), o)
  return Array.from({ length: count + 1 }, (_, index) => {
    const isEnd = index === 0 || index === count
    const s = (index / count) * piece.length
    const random = placeRandom(pointAt(piece, s, 0), 587)
    const along = s + (isEnd ? 0 : (random() - 0.5) * 0.05)
    // Buttresses stand out between gullies, like teeth.
    const fall = FALL[0] + FALL[1] * random() * (index % 2 === 0 ? 0.25 : 1) + (index % 2 === 0 ? 0 : 0.03)
    const brow = BROW[0] + (isEnd ? 0 : BROW[1] * random())
    // At an end that turns, everything lies on the mitre.
    const lean = (): number => (isEnd ? 0 : (random() - 0.5) * 0.05)
    return {
      brow: at(isEnd ? outwards(index, piece) : along, brow),
      ledge: at(
        isEnd ? outwards(index, piece) : along + lean(),
        brow + (fall - brow) * (0.4 + 0.2 * random()),
      ),
      foot: at(isEnd ? outwards(index, piece) : along + lean(), fall),
      fall,
    }
  })
}

/** Beyond either end of a piece: the mitre brings it back. */
function outwards(index: number, { length }: WallPiece): number {
  return index === 0 ? -1 : length + 1
}

function rockFace(piece: WallPiece, ribs: readonly Rib[]): Facet[] {
  const { along, outward } = piece
  return ribs.slice(1).flatMap((b, index): Facet[] => {
    const a = ribs[index] as Rib
    const turn = a.fall > b.fall ? 0.8 : -0.8
    const facing = facingOf(outward.x + along.x * turn, outward.y + along.y * turn)
    return [
      { outline: [a.brow, b.brow, b.ledge, a.ledge], facing: Math.min(1, facing + 0.35) },
      { outline: [a.ledge, b.ledge, b.foot, a.foot], facing: Math.max(-1, facing - 0.2) },
    ]
  })
}

/** Paints rock faces: a firm brow above, buttresses like teeth pointing down. */
export function paintCliffs(features: readonly SideFeature[], detail: Detail): DrawOp[] {
  if (features.length === 0) return []
  const faces = features.map(({ piece }) => ({ piece, ribs: ribsOf(piece) }))
  const body = polygons(
    faces.map(({ ribs }) => [...ribs.map(({ brow }) => brow), ...ribs.map(({ foot }) => foot).reverse()]),
  )
  if (detail === 0) return [fill(body, '#3d3323')]
  const facets = faces.flatMap(({ piece, ribs }) => rockFace(piece, ribs))
  const brows = new PathBuilder()
  for (const { ribs } of faces) brows.polyline(ribs.map(({ brow }) => brow))
  return [
    ...paintShadow(
      features.map(({ piece }) => blockOf(piece, [-0.1, 1], [-0.03, 0.12])),
      0.16,
    ),
    stroke(body, LINE, detail === 1 ? 0.05 : 0.026),
    fill(body, STONE),
    ...paintFacets(facets),
    stroke(brows, LINE, 0.034),
    stroke(brows, '#f6efdb', 0.018),
  ]
}
