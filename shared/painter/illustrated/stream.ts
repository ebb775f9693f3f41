/** Streams: running water along the ways of a map, down to its lakes. */
import { onGrid } from '#shared/hex/grid'
import { hexAt, type Point } from '#shared/hex/layout'
import { type DrawOp } from '../ops'
import { type Site, isOn, outlines, outside } from './site'
import { clipTo } from './marks'
import { stretchesOf } from './stretches'
import { isOpenWater, showsWater } from './water'
import { courseOf, paintCourses } from './watercourse'
import { type Lines } from './ways'

// A stream runs a little way into a lake, where its water covers the shore, and loses itself in a tongue.
const INTO_LAKE = 5
const TONGUE = 4

// Points of a stream from its spring to where it has its full width.
const SPRING = 5

function overland(site: Site, line: readonly Point[]): Point[][] {
  return stretchesOf(line, (point) => !isOn(site, point, isOpenWater), INTO_LAKE)
}

// Does another line run through this end?
function isConfluence(lines: Lines, end: Point): boolean {
  const near = (line: readonly Point[]): boolean =>
    line[0] !== end &&
    line.at(-1) !== end &&
    line.some(({ x, y }) => (x - end.x) ** 2 + (y - end.y) ** 2 < 0.1 ** 2)
  return lines.some(near)
}

/** Paints running water along lines. `scale`: of the breadth of a stream. */
export function paintStreams(site: Site, lines: Lines, scale = 1): DrawOp[] {
  if (lines.length === 0) return []
  const meetsLake = showsWater(site)
  const { grid } = site.layout
  const taper = (end: Point): number => {
    if (!onGrid(hexAt(end, site.layout), grid)) return 0
    if (isOn(site, end, isOpenWater)) return TONGUE
    return isConfluence(lines, end) ? 0 : Math.ceil(SPRING * scale)
  }
  const overlandLines = meetsLake ? lines.flatMap((line) => overland(site, line)) : lines
  const courses = overlandLines.map((line) => courseOf(line, taper, scale))
  // A stream has banks on dry land only.
  const dry = meetsLake ? outside(site, outlines(site, isOpenWater)) : undefined
  return paintCourses(courses, site.detail, (ops) => (dry ? [clipTo(dry, ops)] : ops))
}
