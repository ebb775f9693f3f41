/**
 * Hills: each level a lighter, drier top, a lit and a shaded slope, and hachures that fall outwards from its brow, so that a
 * slope reads at a glance.
 */
import { type Axial } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { type BorderSide, cutCorners, displaced, loopMidpoints, relax, traceArea } from '../area'
import { fbm, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { caveArea } from './cave'
import { clipTo, curves, fill, fillRing, inBatches, stroke } from './marks'
import { LIGHT } from './shapes'
import { grown, isSeen, outside, type Site, STRAY } from './site'

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

interface Contour {
  readonly outline: readonly Point[]
  /** False where no slope is to be seen: a wall of rock goes up there. */
  isSlope(index: number): boolean
}

function contours(site: Site, level: number): Contour[] {
  const loops = traceArea(site.hexes, (hex) => site.isNear(hex) && site.level(hex) >= level)
  const isRock = (hex: Axial): boolean => site.look(hex) === 'cave-rock'
  return loops.map((loop) => {
    let points: Point[] = relax(spread(site, loop, level), 0.22)
    for (let round = 0; round < (site.detail >= 2 ? 3 : 2); round++) points = cutCorners(points)
    const walled = loop.map(({ hex, direction }) => isRock(hex) || isRock(neighbor(hex, direction)))
    const share = points.length / loop.length
    return {
      outline: displaced(points, STRAY),
      // Points lie between the middle of a side and that of the next.
      isSlope: (index) => !walled[Math.round((index + 1) / share) % loop.length],
    }
  })
}

// How far a slope or hachure reaches from its brow.
const REACH = 0.6

function stretchesOf(site: Site, lines: readonly Contour[]): Stretch[] {
  return lines.flatMap(({ outline, isSlope }) =>
    outline.flatMap((a, index) => {
      if (!isSeen(site.rect, a, REACH) || !isSlope(index)) return []
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

interface Slope extends Stretch {
  /** Its lengths from `a` and from `b`, of its reach. */
  readonly runs: readonly [number, number]
}

function slopeOf(stretch: Stretch): Slope {
  const run = ({ x, y }: Point): number =>
    (0.75 + 0.5 * fbm(x * 1.4, y * 1.4, 76)) * (0.4 + 0.6 * Math.abs(stretch.facing))
  return { ...stretch, runs: [run(stretch.a), run(stretch.b)] }
}

// A band down each slope, within `reach` of the brow.
function bands(slopes: readonly Slope[], reach: number): PathBuilder {
  const path = new PathBuilder()
  for (const { a, b, down, runs } of slopes) {
    const [fromA, fromB] = [runs[0] * reach, runs[1] * reach]
    path
      .move(a.x, a.y)
      .line(a.x + down.x * fromA, a.y + down.y * fromA)
      .line(b.x + down.x * fromB, b.y + down.y * fromB)
      .line(b.x, b.y)
      .close()
  }
  return path
}

/** The tones of slopes: grass outdoors, earth underground. */
interface Tones {
  readonly shade: Color
  readonly light: Color
  readonly hachures: readonly [shaded: Color, level: Color, lit: Color]
}

const GRASS: Tones = { shade: '#2f3a16', light: '#f1ecae', hachures: ['#39421b', '#5b6128', '#85854a'] }
const EARTH: Tones = { shade: '#22180e', light: '#f0dfb8', hachures: ['#2e2214', '#5a4830', '#9a8460'] }

function slopeOps(stretches: readonly Stretch[], { shade, light: lightTone }: Tones): DrawOp[] {
  const ops: DrawOp[] = []
  const shaded = stretches.filter(({ facing }) => facing <= -0.1).map(slopeOf)
  const lit = stretches.filter(({ facing }) => facing >= 0.1).map(slopeOf)
  for (const reach of [0.4, 0.32, 0.24, 0.16, 0.09]) {
    const dark = bands(shaded, reach)
    const light = bands(lit, reach * 0.85)
    if (!dark.isEmpty) ops.push(fill(dark, shade, 0.14))
    if (!light.isEmpty) ops.push(fill(light, lightTone, 0.14))
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

function hachures(stretches: readonly Stretch[], { hachures: tones }: Tones): DrawOp[] {
  const ink = (keep: (stretch: Stretch) => boolean, color: Color, opacity: number): DrawOp[] =>
    inBatches(
      stretches.filter(keep).flatMap((stretch) => [0.1, 0.43, 0.77].map((part) => hachure(stretch, part))),
      (path, mark) => path.polygon(mark),
      (path) => fill(path, color, opacity),
    )
  return [
    ...ink(({ facing }) => facing < -0.25, tones[0], 0.66),
    ...ink(({ facing }) => facing >= -0.25 && facing < 0.3, tones[1], 0.55),
    ...ink(({ facing }) => facing >= 0.3, tones[2], 0.5),
  ]
}

/** Washes that levels lay over the ground: its first step up, its second, and so on; the last for all beyond. */
const UP: readonly Wash[] = [
  { color: '#cfc97f', opacity: 0.2 },
  { color: '#bfa55c', opacity: 0.3 },
  { color: '#b48a48', opacity: 0.3 },
  { color: '#a4703f', opacity: 0.32 },
  { color: '#8a583a', opacity: 0.38 },
]

/** Likewise down: damper, then in the shade. */
const DOWN: readonly Wash[] = [
  { color: '#64803f', opacity: 0.2 },
  { color: '#567642', opacity: 0.22 },
  { color: '#456b4a', opacity: 0.26 },
  { color: '#34594e', opacity: 0.28 },
  { color: '#264650', opacity: 0.3 },
]

// Underground nothing is green.
const CAVE_UP: Wash = { color: '#e0cda6', opacity: 0.2 }
const CAVE_DOWN: Wash = { color: '#2b2117', opacity: 0.2 }

interface Wash {
  readonly color: Color
  readonly opacity: number
}

/** The wash of ground from `level` up when that is above the plain, else of the ground below `level`. */
function washOf(level: number): Wash {
  const [washes, step] = level > 0 ? [UP, level - 1] : [DOWN, -level]
  return washes[Math.min(step, washes.length - 1)] as Wash
}

/** Paints with different tones outdoors and in caves. */
function inBoth(site: Site, paint: (tones: Tones) => DrawOp[]): DrawOp[] {
  const { area, outlines } = caveArea(site)
  if (area.isEmpty) return paint(GRASS)
  return [clipTo(outside(site, outlines), paint(GRASS)), clipTo(area, paint(EARTH))]
}

function washed(site: Site, path: PathBuilder, level: number): DrawOp[] {
  const lay = ({ color, opacity }: Wash): DrawOp =>
    fillRing(path, color, site.detail === 0 ? Math.min(0.4, opacity * 1.5) : opacity)
  const cave = level > 0 ? CAVE_UP : CAVE_DOWN
  return inBoth(site, (tones) => [lay(tones === GRASS ? washOf(level) : cave)])
}

// The brow between the ground below `level` and the rest: ground above 0 is drier, ground below 0 damper than the plain.
function levelOps(site: Site, level: number): DrawOp[] {
  const lines = contours(site, level)
  const outlines = lines.map(({ outline }) => outline)
  const area = curves(outlines)
  const stretches = stretchesOf(site, lines)
  const tint = washed(site, level > 0 ? area : outside(site, outlines), level)
  if (site.detail === 0) return [...tint, ...rim(stretches, 0.12, 0.7, ['#e9dfae', '#434a1f'])]
  return [
    ...inBoth(site, (tones) => slopeOps(stretches, tones)),
    ...tint,
    clipTo(
      area,
      [0.3, 0.16].flatMap((width) => rim(stretches, width, 0.16, ['#fff4c6', '#4c4f22'])),
    ),
    ...(site.detail >= 2 ? inBoth(site, (tones) => hachures(stretches, tones)) : []),
    ...rim(stretches, site.detail === 3 ? 0.02 : 0.035, 0.7, ['#fbf0c0', '#3f4019']),
  ]
}

// The washes of levels whose brows are out of sight.
function farWash(site: Site, level: number): DrawOp[] {
  const { x, y, width, height } = grown(site.rect, 0.1)
  return washed(site, new PathBuilder().rect(x, y, width, height), level)
}

/** Every brow in sight, from low to high. */
export function paintElevation(site: Site): DrawOp[] {
  const levels = site.hexes.map((hex) => site.level(hex))
  const lowest = levels.reduce((a, b) => Math.min(a, b), Infinity)
  const highest = levels.reduce((a, b) => Math.max(a, b), -Infinity)
  const ops: DrawOp[] = []
  for (let level = 1; level <= lowest; level++) ops.push(...farWash(site, level))
  for (let level = 0; level > highest; level--) ops.push(...farWash(site, level))
  for (let level = lowest + 1; level <= highest; level++) ops.push(...levelOps(site, level))
  return ops
}
