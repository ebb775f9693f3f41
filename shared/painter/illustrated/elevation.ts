/**
 * Hills: each level a lighter, drier top, a lit and a shaded slope, and hachures that fall outwards from its brow, so that a
 * slope reads at a glance.
 */
import { type Axial } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
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
  /** The part of its height that a slope has here: less and less towards a wall of rock, which it runs into. */
  readonly rise: number
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
  /** The part of a slope to be seen, point by point: none where a wall of rock goes up, less beside it. */
  readonly rises: readonly number[]
}

// Points over which a slope runs out beside a wall of rock.
const RUN_OUT = 7

function risesOf(isWall: readonly boolean[]): number[] {
  const count = isWall.length
  return isWall.map((_, index) => {
    for (let far = 0; far < RUN_OUT; far++)
      if (isWall[(index + far) % count] || isWall[(index - far + count * RUN_OUT) % count])
        return far / RUN_OUT
    return 1
  })
}

function contours(site: Site, level: number): Contour[] {
  const loops = traceArea(site.hexes, (hex) => site.isNear(hex) && site.level(hex) >= level)
  const isRock = (hex: Axial, beside: Axial): boolean =>
    site.look(hex) === 'cave-rock' ||
    (site.look(hex) === 'impassable' && !site.isCave(hex) && site.isCave(beside))
  return loops.map((loop) => {
    let points: Point[] = relax(spread(site, loop, level), 0.22)
    for (let round = 0; round < (site.detail >= 2 ? 3 : 2); round++) points = cutCorners(points)
    const walled = loop.map(({ hex, direction }) => {
      const across = neighbor(hex, direction)
      return isRock(hex, across) || isRock(across, hex)
    })
    const share = points.length / loop.length
    // Points lie between the middle of a side and that of the next.
    const isWall = points.map((_, index) => walled[Math.round((index + 1) / share) % loop.length] === true)
    return { outline: displaced(points, STRAY), rises: risesOf(isWall) }
  })
}

// The reach of a slope or hachure from its brow.
const REACH = 0.6

function stretchesOf(site: Site, lines: readonly Contour[]): Stretch[] {
  return lines.flatMap(({ outline, rises }) =>
    outline.flatMap((a, index) => {
      const rise = rises[index] as number
      if (!isSeen(site.rect, a, REACH) || rise === 0) return []
      const b = outline[(index + 1) % outline.length] as Point
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      if (length < 1e-6) return []
      // Outlines run clockwise: the low side is on the left.
      const down = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length }
      return [{ a, b, down, facing: down.x * LIGHT.x + down.y * LIGHT.y, rise }]
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
    (0.75 + 0.5 * fbm(x * 1.4, y * 1.4, 76)) * (0.4 + 0.6 * Math.abs(stretch.facing)) * stretch.rise
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
  /** The colours of the line of the brow. */
  readonly brow: readonly [lit: Color, shaded: Color]
}

const GRASS: Tones = {
  shade: '#2f3a16',
  light: '#f1ecae',
  hachures: ['#39421b', '#5b6128', '#85854a'],
  brow: ['#fbf0c0', '#3f4019'],
}
const EARTH: Tones = {
  shade: '#22180e',
  light: '#f0dfb8',
  hachures: ['#2e2214', '#5a4830', '#9a8460'],
  brow: ['#f4e3bd', '#2e2214'],
}

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

function hachure({ a, b, down, facing, rise }: Stretch, part: number): Point[] {
  const foot = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
  const random = placeRandom(foot, 7)
  const turn = (random() - 0.5) * 0.5
  const x = down.x * Math.cos(turn) - down.y * Math.sin(turn)
  const y = down.x * Math.sin(turn) + down.y * Math.cos(turn)
  const steep = 0.6 + 0.75 * fbm(foot.x * 1.1, foot.y * 1.1, 77)
  const length = (0.11 + 0.15 * random()) * steep * (facing < 0 ? 1.15 : 0.8) * rise
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
  { color: '#d8d18c', opacity: 0.27 },
  { color: '#b89e56', opacity: 0.32 },
  { color: '#b48a48', opacity: 0.3 },
  { color: '#a4703f', opacity: 0.32 },
  { color: '#8a583a', opacity: 0.27 },
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
  const { area, outlines, rock } = caveArea(site)
  if (area.isEmpty) return [lay(washOf(level))]
  // Solid rock is dark however high it stands.
  const floor = lay(cave)
  return [
    clipTo(outside(site, outlines), [lay(washOf(level))]),
    clipTo(area, rock.length === 0 ? [floor] : [clipTo(outside(site, rock), [floor])]),
  ]
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
      inBoth(site, ({ brow }) => [0.3, 0.16].flatMap((width) => rim(stretches, width, 0.16, brow))),
    ),
    ...(site.detail >= 2 ? inBoth(site, (tones) => hachures(stretches, tones)) : []),
    ...inBoth(site, ({ brow }) => rim(stretches, site.detail === 3 ? 0.02 : 0.035, 0.7, brow)),
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
  for (let level = 1; level <= lowest; level++) append(ops, farWash(site, level))
  for (let level = 0; level > highest; level--) append(ops, farWash(site, level))
  for (let level = lowest + 1; level <= highest; level++) append(ops, levelOps(site, level))
  return ops
}
