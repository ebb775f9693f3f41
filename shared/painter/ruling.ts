/**
 * Ruling: parallel lines, strokes or dots on a lattice that is fixed to the paper, so that tiles, pages and the whole sheet agree.
 * Lengths in hexes, so that a picture scales with its hexes.
 */
import { type Point } from '#shared/hex/layout'
import { pathBounds } from './bounds'
import { type Color, type DrawOp, type Path, type Rect } from './ops'
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
  /** Of the area that is ruled, mm. */
  readonly outline: Path
}

/** The rulings within an outline; nothing where it has no extent. Lines of one width are one path: where they cross they are not darker. */
export function rule(rulings: readonly Ruling[], { color, opacity, hexMm, outline }: Ruled): DrawOp[] {
  const box = pathBounds(outline)
  if (!box || rulings.length === 0) return []
  const seen = opacity === undefined ? {} : { opacity }
  const dots = new PathBuilder()
  const lines = new Map<number, PathBuilder>()
  for (const ruling of rulings)
    if (ruling.kind === 'dots') addDots(dots, box, ruling.spacing * hexMm, ruling.radius * hexMm)
    else {
      const path = lines.get(ruling.width) ?? new PathBuilder()
      addLines(path, box, ruling, hexMm)
      lines.set(ruling.width, path)
    }
  const ops: DrawOp[] = [...lines].map(([width, path]) => ({
    kind: 'path',
    path: path.build(),
    stroke: { color, ...seen, width: width * hexMm, cap: 'butt' },
  }))
  if (!dots.isEmpty) ops.push({ kind: 'path', path: dots.build(), fill: { kind: 'solid', color, ...seen } })
  return [{ kind: 'group', clip: { path: outline }, ops }]
}

// Parallel lines across the box: the nth lies n spacings from the paper's corner.
function addLines(path: PathBuilder, box: Rect, { angle, spacing, dash }: RuledLines, hexMm: number): void {
  const turn = (-angle * Math.PI) / 180
  const along: Point = { x: Math.cos(turn), y: Math.sin(turn) }
  const across: Point = { x: -along.y, y: along.x }
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y + box.height },
    { x: box.x + box.width, y: box.y + box.height },
  ]
  const on = (axis: Point): number[] => corners.map(({ x, y }) => x * axis.x + y * axis.y)
  const [from, to] = [Math.min(...on(along)), Math.max(...on(along))]
  const step = spacing * hexMm
  const last = Math.max(...on(across)) / step
  for (let n = Math.ceil(Math.min(...on(across)) / step); n <= last; n++)
    for (const [start, end] of strokesOf(from, to, dash && [dash[0] * hexMm, dash[1] * hexMm], n)) {
      const at = (t: number): Point => ({
        x: along.x * t + across.x * n * step,
        y: along.y * t + across.y * n * step,
      })
      path.polyline([at(start), at(end)])
    }
}

// The whole line, or its strokes: they too lie on the lattice, wherever the box begins.
function strokesOf(
  from: number,
  to: number,
  dash: readonly [number, number] | undefined,
  line: number,
): (readonly [number, number])[] {
  if (!dash) return [[from, to]]
  const period = dash[0] + dash[1]
  const shift = line % 2 === 0 ? 0 : period / 2
  const strokes: (readonly [number, number])[] = []
  for (let n = Math.floor((from - shift) / period); n * period + shift <= to; n++)
    strokes.push([n * period + shift, n * period + shift + dash[0]])
  return strokes
}

const rowsApart = (spacing: number): number => spacing * 0.87

function addDots(path: PathBuilder, box: Rect, spacing: number, radius: number): void {
  const step = rowsApart(spacing)
  for (let row = Math.floor(box.y / step); row * step <= box.y + box.height + radius; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5
    const last = (box.x + box.width + radius) / spacing
    for (let n = Math.floor(box.x / spacing); n + shift <= last; n++)
      path.circle((n + shift) * spacing, row * step, radius)
  }
}
