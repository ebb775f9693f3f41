/** The marks a brush can make, as draw operations. Lengths in hex widths (see site.ts). */
import { type Point } from '#shared/hex/layout'
import { type Color, type DrawOp, type Path, solid, type Stroke } from '../ops'
import { PathBuilder } from '../path'

export type Drawing = PathBuilder | Path

function pathOf(drawing: Drawing): Path {
  return drawing instanceof PathBuilder ? drawing.build() : drawing
}

export function fill(drawing: Drawing, color: Color, opacity?: number): DrawOp {
  return { kind: 'path', path: pathOf(drawing), fill: solid(color, opacity) }
}

/** A fill of what an odd number of outlines encloses: rings, and areas with holes. */
export function fillRing(drawing: Drawing, color: Color, opacity?: number): DrawOp {
  return { kind: 'path', path: pathOf(drawing), fill: solid(color, opacity), rule: 'evenodd' }
}

function strokeOf(color: Color, width: number, opacity?: number): Stroke {
  const stroke: Stroke = { color, width, cap: 'round', join: 'round' }
  return opacity === undefined ? stroke : { ...stroke, opacity }
}

export function stroke(drawing: Drawing, color: Color, width: number, opacity?: number): DrawOp {
  return { kind: 'path', path: pathOf(drawing), stroke: strokeOf(color, width, opacity) }
}

/** A fill with its outline. */
export function inked(drawing: Drawing, color: Color, line: Color, width: number): DrawOp {
  return { kind: 'path', path: pathOf(drawing), fill: solid(color), stroke: strokeOf(line, width) }
}

/** A fill that runs from one colour to another between two points. */
export function shaded(drawing: Drawing, from: Point, to: Point, colors: readonly Color[]): DrawOp {
  const stops = colors.map((color, index) => ({ at: index / (colors.length - 1), color }))
  const paint = { kind: 'linear', x0: from.x, y0: from.y, x1: to.x, y1: to.y, stops } as const
  return { kind: 'path', path: pathOf(drawing), fill: paint }
}

/** Inside areas, whose holes count; `nonzero` inside ribbons, which may overlap. */
export function clipTo(
  drawing: Drawing,
  ops: readonly DrawOp[],
  rule: 'nonzero' | 'evenodd' = 'evenodd',
): DrawOp {
  return { kind: 'group', ops, clip: { path: pathOf(drawing), rule } }
}

// Rasterisers slow down on paths of thousands of subpaths.
const OBJECTS_A_PATH = 90

/** Draws every item into as few paths as rasterisers like. Items must not overlap if the mark is translucent. */
export function inBatches<T>(
  items: readonly T[],
  add: (path: PathBuilder, item: T) => void,
  mark: (path: PathBuilder) => DrawOp,
): DrawOp[] {
  const ops: DrawOp[] = []
  for (let from = 0; from < items.length; from += OBJECTS_A_PATH) {
    const path = new PathBuilder()
    for (const item of items.slice(from, from + OBJECTS_A_PATH)) add(path, item)
    ops.push(mark(path))
  }
  return ops
}

/** One path of closed outlines. */
export function polygons(outlines: readonly (readonly Point[])[]): PathBuilder {
  const path = new PathBuilder()
  for (const outline of outlines) path.polygon(outline)
  return path
}

/** One path of closed curves, the points being their corners. */
export function curves(outlines: readonly (readonly Point[])[]): PathBuilder {
  const path = new PathBuilder()
  for (const outline of outlines) path.smoothClosed(outline)
  return path
}

/** A colour between two others. */
export function mix(a: Color, b: Color, part: number): Color {
  const channel = (color: Color, at: number): number => parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * part)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}
