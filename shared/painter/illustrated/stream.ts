/** Streams: worn banks, shallows, a darker bed, and lines of flow along the course. */
import { onGrid } from '#shared/hex/grid'
import { hexAt, type Point } from '#shared/hex/layout'
import { fbm, hash, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { beside, normals, ribbon } from '../ribbon'
import { clipTo, fill, inBatches, polygons, stroke } from './marks'
import { addBlob, addTuft } from './shapes'
import { type Detail } from '../style'
import { isOn, outlines, outside, type Site } from './site'
import { isOpenWater, showsWater } from './water'
import { type Lines, type StreakOptions, streaks } from './ways'

function halfWidth({ x, y }: Point): number {
  return 0.19 + 0.13 * (fbm(x * 1.3, y * 1.3, 60) - 0.5)
}

interface Course {
  readonly line: readonly Point[]
  /** Half the width of the water at each point of the line, with the small bays of its edge. */
  readonly halves: readonly number[]
  /** The part of this width that there is: less and less towards a spring. */
  readonly parts: readonly number[]
}

// Points of a line from its spring to where it has its full width.
const SPRING = 5

/** `isSpring`: does it begin there, rather than in other water or out of sight? */
function courseOf(line: readonly Point[], isSpring: (end: Point) => boolean): Course {
  const halves = line.map((at) => halfWidth(at) + (fbm(at.x * 5, at.y * 5, 61) - 0.5) * 0.035)
  const last = line.length - 1
  const springs = [0, last].filter((index) => isSpring(line[index] as Point))
  const parts = line.map((_, index) => {
    const steps = Math.min(SPRING, ...springs.map((spring) => Math.abs(index - spring)))
    return Math.sqrt(steps / SPRING)
  })
  return { line, halves, parts }
}

function bed(courses: readonly Course[], wider: number): PathBuilder {
  return polygons(
    courses.map(({ line, halves, parts }) =>
      ribbon(line, (_, index) => ((halves[index] as number) + wider) * (parts[index] as number)),
    ),
  )
}

const BANKS: readonly (readonly [wider: number, color: Color, opacity: number])[] = [
  [0.15, '#6f7c3c', 0.22],
  [0.11, '#7d7a42', 0.35],
  [0.07, '#8a7748', 0.75],
  [0.035, '#5d5030', 0.9],
]

function bankShadow(lines: Lines): DrawOp[] {
  const shore = lines.map((line) => beside(line, halfWidth))
  const other = lines.map((line) => beside(line, (at) => -halfWidth(at)))
  return [0.02, 0.045, 0.07].map((shift, index) => {
    const path = new PathBuilder()
    // Only the bank towards the light throws its shadow on the water.
    for (const bank of [...shore, ...other])
      path.polyline(bank.map(({ x, y }) => ({ x: x + shift, y: y + shift })))
    return stroke(path, '#16303a', 0.05, [0.2, 0.13, 0.08][index])
  })
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

// Stones and reeds along both banks, told by place.
function bankPoints(lines: Lines, seed: number, chance: number, beyond: number): Point[] {
  return lines.flatMap((line) => {
    const sideways = normals(line)
    return line.flatMap((at, index) =>
      [-1, 1].flatMap((side) => {
        const normal = sideways[index] as Point
        const foot = {
          x: at.x + normal.x * side * (halfWidth(at) + beyond),
          y: at.y + normal.y * side * (halfWidth(at) + beyond),
        }
        return hash(Math.round(foot.x * 1000), Math.round(foot.y * 1000), seed) < chance ? [foot] : []
      }),
    )
  })
}

function stonesAndReeds(lines: Lines): DrawOp[] {
  const stones = bankPoints(lines, 70, 0.16, 0.005).map((at) => ({
    at,
    r: 0.018 + 0.026 * placeRandom(at, 71)(),
  }))
  const reeds = bankPoints(lines, 75, 0.15, 0.02)
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
      (path, at) => addTuft(path, { x: at.x + 0.012, y: at.y + 0.015 }, 0.1, placeRandom(at, 76)),
      (path) => fill(path, '#2f4222', 0.7),
    ),
    ...inBatches(
      reeds,
      (path, at) => addTuft(path, at, 0.095, placeRandom(at, 77)),
      (path) => fill(path, '#809746'),
    ),
  ]
}

// A stream ends a little way into a lake: its water covers the lake's shore there.
const INTO_LAKE = 2

function overland(site: Site, line: readonly Point[]): Point[][] {
  const isDry = line.map((point) => !isOn(site, point, isOpenWater))
  const isKept = line.map((_, index) =>
    isDry.slice(Math.max(0, index - INTO_LAKE), index + INTO_LAKE + 1).includes(true),
  )
  const stretches: Point[][] = []
  line.forEach((point, index) => {
    if (!isKept[index]) return
    if (index === 0 || !isKept[index - 1]) stretches.push([])
    stretches.at(-1)?.push(point)
  })
  return stretches
}

function waterOps(courses: readonly Course[], detail: Detail): DrawOp[] {
  const water = bed(courses, 0)
  const ops = [fill(water, '#93b6ae'), fill(bed(courses, -0.045), '#6c9da2', 0.85)]
  if (detail < 2) return ops
  const lines = courses.map(({ line }) => line)
  const inside = [fill(bed(courses, -0.095), '#4d838f', 0.8), ...bankShadow(lines)]
  if (detail === 3)
    for (const { color, opacity, streak } of FLOW) {
      const pieces = lines.flatMap((line) => streaks(line, normals(line), streak))
      inside.push(
        ...inBatches(
          pieces,
          (path, piece) => path.polygon(piece),
          (path) => fill(path, color, opacity),
        ),
      )
    }
  return [...ops, clipTo(water, inside, 'nonzero')]
}

function shoreOps(courses: readonly Course[], detail: Detail): DrawOp[] {
  const shore = new PathBuilder()
  for (const { line, halves, parts } of courses)
    for (const side of [-1, 1])
      shore.polyline(beside(line, (_, index) => side * (halves[index] as number) * (parts[index] as number)))
  const ops = [stroke(shore, '#34452f', 0.016, 0.7)]
  return detail === 3 ? [...ops, ...stonesAndReeds(courses.map(({ line }) => line))] : ops
}

export function paintStreams(site: Site, lines: Lines): DrawOp[] {
  if (lines.length === 0) return []
  const { detail } = site
  const meetsLake = showsWater(site)
  const { grid } = site.layout
  const isSpring = (end: Point): boolean =>
    onGrid(hexAt(end, site.layout), grid) && !isOn(site, end, isOpenWater)
  const overlandLines = meetsLake ? lines.flatMap((line) => overland(site, line)) : lines
  const courses = overlandLines.map((line) => courseOf(line, isSpring))
  // A stream has banks on dry land only.
  const dry = meetsLake ? outside(site, outlines(site, isOpenWater)) : undefined
  const onLand = (ops: readonly DrawOp[]): readonly DrawOp[] => (dry ? [clipTo(dry, ops)] : ops)
  if (detail === 0)
    return [...onLand([fill(bed(courses, 0.04), '#5d5030', 0.8)]), fill(bed(courses, 0), '#6fa3ae')]
  return [
    ...onLand(BANKS.map(([wider, color, opacity]) => fill(bed(courses, wider), color, opacity))),
    ...waterOps(courses, detail),
    ...onLand(shoreOps(courses, detail)),
  ]
}
