/**
 * Hills: each level a lighter, drier top, a lit and a shaded slope, and hachures that fall outwards from its brow, so that a
 * slope reads at a glance.
 */
import { neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { type BorderSide, cutCorners, displaced, loopMidpoints, relax, traceArea } from '../area'
import { fbm, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { clipTo, curves, fill, fillRing, inBatches, stroke } from './marks'
import { LIGHT } from './shapes'
import { type Site, STRAY } from './site'

interface Stretch {
  readonly a: Point
  readonly b: Point
  /** Unit vector down the slope. */
  readonly down: Point
  /** -1 away from the light to 1 towards it. */
  readonly facing: number
}

// Several levels rising on one hexside are drawn one behind the other.
function spread(site: Site, loop: readonly BorderSide[], level: number): Point[] {
  const middles = loopMidpoints(loop, site.layout)
  return loop.map(({ hex, direction }, index) => {
    const middle = middles[index] as Point
    const below = site.level(neighbor(hex, direction))
    const above = site.level(hex)
    // At the rim of the window the ground beyond may be as high.
    if (above <= below) return middle
    const part = (level - below - 0.5) / (above - below) - 0.5
    const angle =
      ((site.layout.grid.orientation === 'flat' ? 60 * direction : 60 * direction - 30) * Math.PI) / 180
    return { x: middle.x - Math.sin(angle) * part * 0.3, y: middle.y + Math.cos(angle) * part * 0.3 }
  })
}

function contours(site: Site, level: number): Point[][] {
  const loops = traceArea(site.hexes, (hex) => site.isNear(hex) && site.level(hex) >= level)
  return loops.map((loop) => {
    let points: Point[] = relax(spread(site, loop, level), 0.22)
    for (let round = 0; round < (site.detail >= 2 ? 3 : 2); round++) points = cutCorners(points)
    return displaced(points, STRAY)
  })
}

function stretchesOf(outlines: readonly (readonly Point[])[]): Stretch[] {
  return outlines.flatMap((outline) =>
    outline.flatMap((a, index) => {
      const b = outline[(index + 1) % outline.length] as Point
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      if (length < 1e-6) return []
      // Outlines run clockwise: the low side is on the left.
      const down = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length }
      return [{ a, b, down, facing: down.x * LIGHT.x + down.y * LIGHT.y }]
    }),
  )
}

const GRADES = 6

// Strokes along the outline, clipped outside or inside, whose tone follows how a stretch faces the light.
function rim(
  stretches: readonly Stretch[],
  width: number,
  opacity: number,
  tones: readonly [Color, Color],
): DrawOp[] {
  return Array.from({ length: GRADES }, (_, grade) => {
    const tone = ((grade + 0.5) / GRADES) * 2 - 1
    const path = new PathBuilder()
    for (const { a, b, facing } of stretches)
      if (Math.min(GRADES - 1, Math.floor(((facing + 1) / 2) * GRADES)) === grade) path.polyline([a, b])
    return { tone, path }
  })
    .filter(({ path }) => !path.isEmpty)
    .map(({ tone, path }) =>
      stroke(path, tone > 0 ? tones[0] : tones[1], width, opacity * (0.25 + 0.75 * Math.abs(tone))),
    )
}

// A band down the slope, within `reach` of the brow, of the light or the shaded side.
function slopes(stretches: readonly Stretch[], lit: boolean, reach: number): PathBuilder {
  const path = new PathBuilder()
  for (const { a, b, down, facing } of stretches) {
    if (lit ? facing < 0.1 : facing > -0.1) continue
    const far = ({ x, y }: Point): Point => {
      const run = reach * (0.75 + 0.5 * fbm(x * 1.4, y * 1.4, 76)) * (0.4 + 0.6 * Math.abs(facing))
      return { x: x + down.x * run, y: y + down.y * run }
    }
    path.polygon([a, far(a), far(b), b])
  }
  return path
}

function slopeOps(stretches: readonly Stretch[]): DrawOp[] {
  const ops: DrawOp[] = []
  for (const reach of [0.4, 0.32, 0.24, 0.16, 0.09]) {
    const dark = slopes(stretches, false, reach)
    const light = slopes(stretches, true, reach * 0.85)
    if (!dark.isEmpty) ops.push(fill(dark, '#2f3a16', 0.14))
    if (!light.isEmpty) ops.push(fill(light, '#f1ecae', 0.14))
  }
  return ops
}

function hachure({ a, b, down, facing }: Stretch, part: number): Point[] {
  const foot = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
  const random = placeRandom(foot, 7)
  const turn = (random() - 0.5) * 0.5
  const x = down.x * Math.cos(turn) - down.y * Math.sin(turn)
  const y = down.x * Math.sin(turn) + down.y * Math.cos(turn)
  const steep = 0.6 + 0.75 * fbm(foot.x * 1.1, foot.y * 1.1, 77)
  const length = (0.11 + 0.15 * random()) * steep * (facing < 0 ? 1.15 : 0.8)
  const half = facing < 0 ? 0.0085 : 0.006
  const start = random() * 0.07 - 0.015
  return [
    { x: foot.x + x * start - y * half, y: foot.y + y * start + x * half },
    { x: foot.x + x * (start + length), y: foot.y + y * (start + length) },
    { x: foot.x + x * start + y * half, y: foot.y + y * start - x * half },
  ]
}

function hachures(stretches: readonly Stretch[]): DrawOp[] {
  const ink = (keep: (stretch: Stretch) => boolean, color: Color, opacity: number): DrawOp[] =>
    inBatches(
      stretches.filter(keep).flatMap((stretch) => [0.1, 0.43, 0.77].map((part) => hachure(stretch, part))),
      (path, mark) => path.polygon(mark),
      (path) => fill(path, color, opacity),
    )
  return [
    ...ink(({ facing }) => facing < -0.25, '#39421b', 0.66),
    ...ink(({ facing }) => facing >= -0.25 && facing < 0.3, '#5b6128', 0.55),
    ...ink(({ facing }) => facing >= 0.3, '#85854a', 0.5),
  ]
}

function levelOps(site: Site, level: number): DrawOp[] {
  const outlines = contours(site, level)
  if (outlines.length === 0) return []
  const area = curves(outlines)
  const stretches = stretchesOf(outlines)
  const tint = fillRing(area, level > 0 ? '#cfc97f' : '#b4bd76', site.detail === 0 ? 0.3 : 0.2)
  if (site.detail === 0) return [tint, ...rim(stretches, 0.12, 0.7, ['#e9dfae', '#434a1f'])]
  return [
    ...slopeOps(stretches),
    tint,
    clipTo(
      area,
      [0.3, 0.16].flatMap((width) => rim(stretches, width, 0.16, ['#fff4c6', '#4c4f22'])),
    ),
    ...(site.detail >= 2 ? hachures(stretches) : []),
    ...rim(stretches, site.detail === 3 ? 0.02 : 0.035, 0.7, ['#fbf0c0', '#3f4019']),
  ]
}

/** Every level above the lowest in sight, from low to high. */
export function paintElevation(site: Site): DrawOp[] {
  let lowest = Infinity
  let highest = -Infinity
  for (const hex of site.hexes) {
    const level = site.level(hex)
    lowest = Math.min(lowest, level)
    highest = Math.max(highest, level)
  }
  const ops: DrawOp[] = []
  for (let level = lowest + 1; level <= highest; level++) ops.push(...levelOps(site, level))
  return ops
}
