/**
 * Running water along a line: worn banks, shallows, a darker bed, and lines of flow along the course. Streams and the
 * water of hexsides are such courses, each of its own breadth. Lengths in hex widths.
 */
import { type Point } from '#shared/hex/layout'
import { leastOf } from '#shared/lang/extremes'
import { append } from '#shared/lang/append'
import { fbm, hash, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { beside, normals, ribbon } from '../ribbon'
import { clipTo, fill, inBatches, polygons, stroke } from './marks'
import { addBlob, addTuft } from './shapes'
import { type Detail } from '../style'
import { type StreakOptions, streaks } from './ways'

/** Half the width of a stream's water, on average. */
const HALF = 0.19

/** The line of running water, its points about a tenth of a hex apart, and its breadth. */
export interface Course {
  readonly line: readonly Point[]
  /** A share of the breadth of a stream: all that is drawn along the line is as much smaller. */
  readonly scale: number
  /** Half the width of the water at each point of the line, with the small bays of its edge. */
  readonly halves: readonly number[]
  /** The part of this width that there is: less and less towards a spring. */
  readonly parts: readonly number[]
}

/**
 * The course along a line. `taper`: how many points before an end it begins to narrow, 0 where it keeps its width: it meets
 * other water there, or is out of sight. `scale`: of the breadth of a stream.
 */
export function courseOf(line: readonly Point[], taper: (end: Point) => number, scale = 1): Course {
  const halves = line.map((at) => scale * (halfWidth(at) + (fbm(at.x * 5, at.y * 5, 61) - 0.5) * 0.035))
  const last = line.length - 1
  const ends = [0, last].map((index) => ({ index, over: taper(line[index] as Point) }))
  const parts = line.map((_, index) =>
    Math.sqrt(
      Math.min(1, leastOf(ends.map((end) => (end.over > 0 ? Math.abs(index - end.index) / end.over : 1)))),
    ),
  )
  return { line, scale, halves, parts }
}

function bed(courses: readonly Course[], wider: number): PathBuilder {
  return polygons(
    courses.map(({ line, scale, halves, parts }) =>
      ribbon(line, (_, index) => ((halves[index] as number) + wider * scale) * (parts[index] as number)),
    ),
  )
}

function halfWidth({ x, y }: Point): number {
  return HALF + 0.13 * (fbm(x * 1.3, y * 1.3, 60) - 0.5)
}

const BANKS: readonly (readonly [wider: number, color: Color, opacity: number])[] = [
  [0.15, '#6f7c3c', 0.22],
  [0.11, '#7d7a42', 0.35],
  [0.07, '#8a7748', 0.75],
  [0.035, '#5d5030', 0.9],
]

/** The edge of the water on one side, 1 or -1, `beyond` it. */
function edgeOf({ line, scale }: Course, side: number, beyond = 0): Point[] {
  return beside(line, (at) => side * scale * (halfWidth(at) + beyond))
}

function bankShadow(courses: readonly Course[]): DrawOp[] {
  return [0.02, 0.045, 0.07].flatMap((shift, index) =>
    // One path a breadth: lines are as much thinner as the water is narrower.
    [...new Set(courses.map(({ scale }) => scale))].map((scale) => {
      const path = new PathBuilder()
      const by = shift * scale
      // Only the bank towards the light throws its shadow on the water.
      for (const course of courses)
        if (course.scale === scale)
          for (const side of [1, -1])
            path.polyline(edgeOf(course, side).map(({ x, y }) => ({ x: x + by, y: y + by })))
      return stroke(path, '#16303a', 0.05 * scale, [0.2, 0.13, 0.08][index])
    }),
  )
}

const FLOW: readonly { readonly color: Color; readonly opacity: number; readonly streak: StreakOptions }[] = [
  {
    color: '#35606b',
    opacity: 0.5,
    streak: { seed: 301, chance: 0.42, reach: [3, 7], half: 0.0085, offset: (roll) => (roll - 0.5) * 0.25 },
  },
  {
    color: '#b5d0c8',
    opacity: 0.6,
    streak: { seed: 311, chance: 0.55, reach: [2, 6], half: 0.0075, offset: (roll) => (roll - 0.5) * 0.27 },
  },
  {
    color: '#f2f5e8',
    opacity: 0.75,
    streak: { seed: 321, chance: 0.2, reach: [2, 4], half: 0.0055, offset: (roll) => (roll - 0.5) * 0.22 },
  },
]

function narrowed(streak: StreakOptions, scale: number): StreakOptions {
  return { ...streak, half: streak.half * Math.sqrt(scale), offset: (roll) => streak.offset(roll) * scale }
}

interface BankPoint extends Point {
  readonly scale: number
}

// Stones and reeds along both banks, chosen by place.
function bankPoints(courses: readonly Course[], seed: number, chance: number, beyond: number): BankPoint[] {
  return courses.flatMap((course) =>
    [-1, 1].flatMap((side) =>
      edgeOf(course, side, beyond)
        .filter(({ x, y }) => hash(Math.round(x * 1000), Math.round(y * 1000), seed) < chance)
        .map((foot) => ({ ...foot, scale: course.scale })),
    ),
  )
}

function stonesAndReeds(courses: readonly Course[]): DrawOp[] {
  const stones = bankPoints(courses, 70, 0.16, 0.005).map((at) => ({
    at,
    r: (0.018 + 0.026 * placeRandom(at, 71)()) * Math.sqrt(at.scale),
  }))
  const reeds = bankPoints(courses, 75, 0.15, 0.02)
  const tall = ({ scale }: BankPoint, height: number): number => height * Math.sqrt(scale)
  return [
    ...inBatches(
      stones,
      (path, { at, r }) => path.circle(at.x + r * 0.4, at.y + r * 0.45, r),
      (path) => fill(path, '#1d2a1e', 0.45),
    ),
    ...inBatches(
      stones,
      (path, { at, r }) => addBlob(path, { ...at, rx: r * 1.2, ry: r, angle: at.x * 9 }, placeRandom(at, 72)),
      (path) => fill(path, '#7f7a6c'),
    ),
    ...inBatches(
      stones,
      (path, { at, r }) =>
        addBlob(
          path,
          { x: at.x - r * 0.2, y: at.y - r * 0.25, rx: r * 0.75, ry: r * 0.6, angle: at.x * 9 },
          placeRandom(at, 72),
        ),
      (path) => fill(path, '#bdb5a1'),
    ),
    ...inBatches(
      reeds,
      (path, at) => addTuft(path, { x: at.x + 0.012, y: at.y + 0.015 }, tall(at, 0.1), placeRandom(at, 76)),
      (path) => fill(path, '#2f4222', 0.7),
    ),
    ...inBatches(
      reeds,
      (path, at) => addTuft(path, at, tall(at, 0.095), placeRandom(at, 77)),
      (path) => fill(path, '#809746'),
    ),
  ]
}

function waterOps(courses: readonly Course[], detail: Detail): DrawOp[] {
  const water = bed(courses, 0)
  const ops = [fill(water, '#93b6ae'), fill(bed(courses, -0.045), '#6c9da2', 0.85)]
  if (detail < 2) return ops
  const inside = [fill(bed(courses, -0.095), '#4d838f', 0.8), ...bankShadow(courses)]
  if (detail === 3)
    for (const { color, opacity, streak } of FLOW) {
      const pieces = courses.flatMap(({ line, scale }) =>
        streaks(line, normals(line), narrowed(streak, scale)),
      )
      append(
        inside,
        inBatches(
          pieces,
          (path, piece) => path.polygon(piece),
          (path) => fill(path, color, opacity),
        ),
      )
    }
  return [...ops, clipTo(water, inside, 'nonzero')]
}

/**
 * Paints courses from their banks up. Where two meet their water runs together. `onLand` keeps the banks off the water of
 * lakes.
 */
export function paintCourses(
  courses: readonly Course[],
  detail: Detail,
  onLand: (ops: readonly DrawOp[]) => readonly DrawOp[] = (ops) => ops,
): DrawOp[] {
  if (courses.length === 0) return []
  if (detail === 0)
    return [...onLand([fill(bed(courses, 0.04), '#5d5030', 0.8)]), fill(bed(courses, 0), '#6fa3ae')]
  return [
    ...onLand([
      ...BANKS.map(([wider, color, opacity]) => fill(bed(courses, wider), color, opacity)),
      // The line of the shore, of which the water covers what runs across a mouth.
      fill(bed(courses, 0.009), '#34452f', 0.8),
    ]),
    ...waterOps(courses, detail),
    ...(detail === 3 ? onLand(stonesAndReeds(courses)) : []),
  ]
}
