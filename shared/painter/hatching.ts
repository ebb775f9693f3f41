/**
 * Hatching over some hexes: lines or dots on a lattice fixed to the paper, cut off at the hexes' rim, so that tiles and
 * pages agree. Told apart in black and white (look: by more than hue).
 */
import { type ZoneHatching } from '#shared/document/types'
import { type Point } from '#shared/hex/layout'
import { type Color, type DrawOp, type Path, type Rect } from './ops'
import { PathBuilder } from './path'

/** Between lines, and between dots, hexes. */
const SPACING = 0.17
const LINE = 0.022
const DOT = 0.032

/** Angles of the lines, degrees counter-clockwise from the horizontal; none for dots. */
const LINES: Readonly<Record<Exclude<ZoneHatching, 'dots'>, readonly number[]>> = {
  rising: [45],
  falling: [-45],
  level: [0],
  crossed: [45, -45],
}

export interface Hatched {
  readonly hatching: ZoneHatching
  readonly color: Color
  readonly opacity: number
  readonly hexMm: number
  /** The outlines of the hexes, mm, and what they fill. */
  readonly outline: Path
  readonly box: Rect
}

export function hatch({ hatching, color, opacity, hexMm, outline, box }: Hatched): DrawOp {
  const path = new PathBuilder()
  const spacing = SPACING * hexMm
  const clip = { path: outline }
  if (hatching === 'dots') {
    addDots(path, box, spacing, DOT * hexMm)
    const fill = { kind: 'solid', color, opacity } as const
    return { kind: 'group', clip, ops: [{ kind: 'path', path: path.build(), fill }] }
  }
  for (const angle of LINES[hatching]) addLines(path, box, spacing, angle)
  const stroke = { color, opacity, width: LINE * hexMm, cap: 'butt' } as const
  return { kind: 'group', clip, ops: [{ kind: 'path', path: path.build(), stroke }] }
}

// Parallel lines across the box: the nth lies n spacings from the paper's corner.
function addLines(path: PathBuilder, box: Rect, spacing: number, degrees: number): void {
  const angle = (-degrees * Math.PI) / 180
  const along: Point = { x: Math.cos(angle), y: Math.sin(angle) }
  const across: Point = { x: -along.y, y: along.x }
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y + box.height },
    { x: box.x + box.width, y: box.y + box.height },
  ]
  const on = (axis: Point): number[] => corners.map(({ x, y }) => x * axis.x + y * axis.y)
  const [from, to] = [Math.min(...on(along)), Math.max(...on(along))]
  const last = Math.max(...on(across)) / spacing
  for (let n = Math.ceil(Math.min(...on(across)) / spacing); n <= last; n++) {
    const at = (t: number): Point => ({
      x: along.x * t + across.x * n * spacing,
      y: along.y * t + across.y * n * spacing,
    })
    path.polyline([at(from), at(to)])
  }
}

// Every other row shifted by half a spacing.
function addDots(path: PathBuilder, box: Rect, spacing: number, radius: number): void {
  const step = spacing * 0.87
  for (let row = Math.floor(box.y / step); row * step <= box.y + box.height + radius; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5
    const last = (box.x + box.width + radius) / spacing
    for (let n = Math.floor(box.x / spacing); n + shift <= last; n++)
      path.circle((n + shift) * spacing, row * step, radius)
  }
}
