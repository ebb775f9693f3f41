/**
 * Ruling: parallel lines, strokes or dots on a lattice that is fixed to the paper, so that tiles, pages and the whole sheet agree.
 * Lengths in hexes, so that a picture scales with its hexes.
 */
import { type Point } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { pathBounds, subpathBounds } from './bounds'
import { type Color, type DrawOp, type Path, type Rect, type Stroke } from './ops'
import { PathBuilder } from './path'

/** Lines across the paper; with `dash` (on, off) broken into strokes, those of every other line shifted. */
export interface RuledLines {
  readonly kind: 'lines'
  /** Degrees counter-clockwise from the horizontal. */
  readonly angle: number
  readonly spacing: number
  readonly width: number
  readonly dash?: readonly [on: number, off: number]
}

/** Dots in rows, every other row shifted by half a spacing. */
export interface RuledDots {
  readonly kind: 'dots'
  readonly spacing: number
  readonly radius: number
}

export type Ruling = RuledLines | RuledDots

export interface Ruled {
  readonly color: Color
  readonly opacity?: number
  /** Width of a hex, mm. */
  readonly hexMm: number
  /** The outline of the area that is ruled, mm. */
  readonly outline: Path
}

/** The rulings within an outline; nothing where it has no extent. Lines alike but for their angle are one path: where they cross they are not darker. */
export function rule(rulings: readonly Ruling[], { color, opacity, hexMm, outline }: Ruled): DrawOp[] {
  const boxes = boxesOf(outline)
  if (boxes.length === 0 || rulings.length === 0) return []
  const ruled = new Map<string, { readonly path: PathBuilder; readonly stroke: Stroke }>()
  for (const ruling of rulings) {
    const rows = rowsOf(ruling, hexMm)
    const { width, dash, cap } = rows
    const key = JSON.stringify([width, dash])
    const stroke: Stroke = {
      color,
      width,
      cap,
      ...(opacity !== undefined && { opacity }),
      ...(dash && { dash }),
    }
    const { path } = ruled.get(key) ?? { path: new PathBuilder() }
    ruled.set(key, { path, stroke })
    addRows(path, boxes, rows)
  }
  const ops = [...ruled.values()].map(({ path, stroke }): DrawOp => ({
    kind: 'path',
    path: path.build(),
    stroke,
  }))
  return [{ kind: 'group', clip: { path: outline }, ops }]
}

// In an outline of many small parts far apart each part by itself, else the whole.
function boxesOf(outline: Path): readonly Rect[] {
  const parts = subpathBounds(outline)
  const whole = pathBounds(outline)
  if (!whole) return []
  const covered = parts.reduce((sum, { width, height }) => sum + width * height, 0)
  return covered > 0.4 * whole.width * whole.height ? [whole] : parts
}

/** Parallel rows across the paper; mm and radians. */
interface Rows {
  readonly angle: number
  readonly apart: number
  readonly width: number
  readonly cap: 'butt' | 'round'
  /** Those of every other row are shifted by half of both. */
  readonly dash?: readonly [on: number, off: number]
}

// A dot is a dash of next to no length with round ends.
const POINT = 0.001

function rowsOf(ruling: Ruling, hexMm: number): Rows {
  if (ruling.kind === 'dots') {
    const spacing = ruling.spacing * hexMm
    const dash = [POINT, spacing - POINT] as const
    return { angle: 0, apart: 0.87 * spacing, width: 2 * ruling.radius * hexMm, cap: 'round', dash }
  }
  const { angle, spacing, width, dash } = ruling
  return {
    angle: (-angle * Math.PI) / 180,
    apart: spacing * hexMm,
    width: width * hexMm,
    cap: 'butt',
    ...(dash && { dash: [dash[0] * hexMm, dash[1] * hexMm] }),
  }
}

// The nth row lies n times their distance from the paper's corner, and its dashes begin on it wherever the box does. Where boxes
// overlap a row is drawn once: twice, its edges would be darker.
function addRows(path: PathBuilder, boxes: readonly Rect[], { angle, apart, width, dash }: Rows): void {
  const along: Point = { x: Math.cos(angle), y: Math.sin(angle) }
  const across: Point = { x: -along.y, y: along.x }
  const stretches = new Map<number, Stretch[]>()
  for (const box of boxes) {
    const around = dash ? grown(box, width / 2) : box
    const heights = corners(around).map(({ x, y }) => x * across.x + y * across.y)
    const last = greatestOf(heights) / apart
    for (let row = Math.ceil(leastOf(heights) / apart); row <= last; row++) {
      const from = { x: across.x * row * apart, y: across.y * row * apart }
      const [start, end] = within(around, from, along)
      if (start >= end) continue
      const first = dash ? firstDash(start, dash[0] + dash[1], row) : start
      stretches.set(row, [...(stretches.get(row) ?? []), [first, end]])
    }
  }
  for (const [row, found] of stretches) {
    const from = { x: across.x * row * apart, y: across.y * row * apart }
    for (const ends of joined(found))
      path.polyline(ends.map((t): Point => ({ x: from.x + along.x * t, y: from.y + along.y * t })))
  }
}

/** A part of a row, mm from its beginning on the paper. */
type Stretch = readonly [start: number, end: number]

function joined(stretches: readonly Stretch[]): Stretch[] {
  const [first, ...others] = [...stretches].sort(([a], [b]) => a - b)
  const all: Stretch[] = first ? [first] : []
  for (const [start, end] of others) {
    const before = all.at(-1) as Stretch
    if (start <= before[1]) all[all.length - 1] = [before[0], Math.max(before[1], end)]
    else all.push([start, end])
  }
  return all
}

function corners({ x, y, width, height }: Rect): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ]
}

function firstDash(start: number, period: number, row: number): number {
  const shift = row % 2 === 0 ? 0 : period / 2
  return Math.floor((start - shift) / period) * period + shift
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

// The part of the line from + t * along that lies in the box: its first and its last t.
function within(box: Rect, from: Point, along: Point): readonly [number, number] {
  let [first, last] = [-Infinity, Infinity]
  for (const [at, step, least, most] of [
    [from.x, along.x, box.x, box.x + box.width],
    [from.y, along.y, box.y, box.y + box.height],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (at < least || at > most) return [0, 0]
      continue
    }
    const [a, b] = [(least - at) / step, (most - at) / step]
    first = Math.max(first, Math.min(a, b))
    last = Math.min(last, Math.max(a, b))
  }
  return [first, last]
}
