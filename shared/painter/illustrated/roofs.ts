/** Roofs with a ridge, hipped or gabled, of thatch, tiles, slates or boards; their shadow lies on the ground. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { fill, mix, polygons, shaded, stroke } from './marks'
import { box, frameAt, inFrame, LIGHT } from './shapes'
import { paintShadow } from './stone'

export type Covering = 'thatch' | 'tile' | 'slate' | 'boards'

export interface Roof {
  readonly center: Point
  /** Radians of the ridge. */
  readonly angle: number
  readonly halfLength: number
  readonly halfWidth: number
  /** The distance by which the ridge stops short of the ends: 0 = gables. */
  readonly hip: number
  readonly covering: Covering
  /** The place of a chimney along the ridge, -1 to 1. */
  readonly chimney?: number
}

const COVERINGS: Readonly<
  Record<Covering, { readonly light: Color; readonly mid: Color; readonly dark: Color }>
> = {
  thatch: { light: '#e8cf8a', mid: '#bd9a54', dark: '#6f5428' },
  tile: { light: '#dd9263', mid: '#b35c3a', dark: '#6a2f20' },
  slate: { light: '#b3bdc3', mid: '#7b8992', dark: '#404a52' },
  boards: { light: '#c9b08a', mid: '#957a55', dark: '#4e3c26' },
}

// A slope: its eave from a to b, its ridge from d to c (equal on a hip), all seen clockwise.
interface Slope {
  readonly a: Point
  readonly b: Point
  readonly c: Point
  readonly d: Point
  readonly base: Color
}

interface Corners {
  readonly eaves: readonly [Point, Point, Point, Point]
  readonly ridge: readonly [Point, Point]
}

function cornersOf({ center, angle, halfLength, halfWidth, hip }: Roof): Corners {
  const frame = frameAt(center, angle)
  return {
    eaves: box(frame, [-halfLength, -halfWidth], [halfLength, halfWidth]) as [Point, Point, Point, Point],
    ridge: [inFrame(frame, -halfLength + hip, 0), inFrame(frame, halfLength - hip, 0)],
  }
}

function slopesOf(roof: Roof): Slope[] {
  const { eaves, ridge } = cornersOf(roof)
  const { light, mid, dark } = COVERINGS[roof.covering]
  const slope = (a: Point, b: Point, c: Point, d: Point): Slope => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    // The slope falls away from the ridge, to the left of its eave walked from a to b.
    const facing = ((b.y - a.y) * LIGHT.x - (b.x - a.x) * LIGHT.y) / length
    const base = facing > 0 ? mix(mid, light, Math.min(1, facing * 1.1)) : mix(mid, dark, -facing * 0.9)
    return { a, b, c, d, base }
  }
  const [nw, ne, se, sw] = eaves
  const [west, east] = ridge
  const sides = [slope(nw, ne, east, west), slope(se, sw, west, east)]
  return roof.hip > 0.01 ? [...sides, slope(ne, se, east, east), slope(sw, nw, west, west)] : sides
}

// A point `s` along the eave and `t` up the slope, held within it.
function onSlope({ a, b, c, d }: Slope): (s: number, t: number) => Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const offset = (point: Point): number => (point.x - a.x) * along.x + (point.y - a.y) * along.y
  const [left, right] = [offset(d), offset(c)]
  const foot = { x: d.x - along.x * left, y: d.y - along.y * left }
  const up = { x: foot.x - a.x, y: foot.y - a.y }
  return (s, t) => {
    const held = Math.min(Math.max(s, left * t), length + (right - length) * t)
    return { x: a.x + along.x * held + up.x * t, y: a.y + along.y * held + up.y * t }
  }
}

function size({ a, b, c, d }: Slope): { readonly length: number; readonly rise: number } {
  const rise = Math.hypot((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2)
  return { length: Math.hypot(b.x - a.x, b.y - a.y), rise }
}

function thatch(slope: Slope): DrawOp[] {
  const at = onSlope(slope)
  const { length } = size(slope)
  const random = placeRandom(slope.a, 3)
  const straw = (color: Color, opacity: number): DrawOp => {
    const path = new PathBuilder()
    for (let count = Math.round(length / 0.0075); count > 0; count--) {
      const s = random() * length
      const t = random() * 0.92
      const fall = 0.12 + 0.2 * random()
      path.polyline([at(s, t), at(s + (random() - 0.5) * 0.014, Math.min(1, t + fall))])
    }
    return stroke(path, color, 0.0065, opacity)
  }
  const bindings = new PathBuilder()
  for (const t of [0.3, 0.64]) bindings.polyline([at(-1, t), at(9, t)])
  return [
    straw(mix(slope.base, '#3a260c', 0.55), 0.42),
    straw(mix(slope.base, '#fff2c0', 0.5), 0.5),
    stroke(bindings, mix(slope.base, '#3a260c', 0.6), 0.012, 0.35),
  ]
}

function courses(slope: Slope, tile: number): DrawOp[] {
  const at = onSlope(slope)
  const { length, rise } = size(slope)
  const rows = Math.max(3, Math.round(rise / tile))
  const random = placeRandom(slope.a, 4)
  const [dark, light, joints, lines] = [0, 1, 2, 3].map(() => new PathBuilder()) as [
    PathBuilder,
    PathBuilder,
    PathBuilder,
    PathBuilder,
  ]
  for (let row = 0; row < rows; row++) {
    const [t0, t1] = [row / rows, (row + 1) / rows]
    lines.polyline([at(-1, t0), at(9, t0)])
    for (let s = (row % 2) * -0.5 * tile; s < length; s += tile) {
      joints.polyline([at(s, t0), at(s, t1)])
      const tone = random()
      if (tone > 0.68) continue
      ;(tone < 0.34 ? dark : light).polygon([at(s, t0), at(s + tile, t0), at(s + tile, t1), at(s, t1)])
    }
  }
  return [
    fill(dark, mix(slope.base, '#2a0f08', 0.35), 0.35),
    fill(light, mix(slope.base, '#ffe8c4', 0.5), 0.36),
    stroke(lines, mix(slope.base, '#200c05', 0.6), 0.007, 0.6),
    stroke(joints, mix(slope.base, '#200c05', 0.6), 0.005, 0.4),
  ]
}

function boards(slope: Slope): DrawOp[] {
  const at = onSlope(slope)
  const { length } = size(slope)
  const random = placeRandom(slope.a, 5)
  const dark = new PathBuilder()
  const seams = new PathBuilder()
  for (let s = 0; s < length; s += 0.06) {
    seams.polyline([at(s, 0), at(s, 1)])
    if (random() < 0.45) dark.polygon([at(s, 0), at(s + 0.06, 0), at(s + 0.06, 1), at(s, 1)])
  }
  return [fill(dark, '#2a1c0c', 0.16), stroke(seams, '#2f2110', 0.008, 0.6)]
}

const TEXTURES: Readonly<Record<Covering, (slope: Slope) => DrawOp[]>> = {
  thatch,
  tile: (slope) => courses(slope, 0.046),
  slate: (slope) => courses(slope, 0.04),
  boards,
}

function slopeOps(slope: Slope, covering: Covering, detail: Detail): DrawOp[] {
  const { a, b, c, d, base } = slope
  const eave = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const ridge = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }
  const face = polygons([[a, b, c, d]])
  if (detail <= 1) return [fill(face, base)]
  const colors = [mix(base, '#2a1a0c', 0.2), base, mix(base, '#fff0c8', 0.2)]
  return [shaded(face, eave, ridge, colors), ...(detail === 3 ? TEXTURES[covering](slope) : [])]
}

function chimneyOps(roof: Roof): DrawOp[] {
  if (roof.chimney === undefined) return []
  const at = inFrame(frameAt(roof.center, roof.angle), roof.chimney * roof.halfLength, -roof.halfWidth * 0.2)
  const square = (half: number): Point[] => box(frameAt(at, roof.angle), [-half, -half], [half, half])
  return [
    ...paintShadow([square(0.05)], 0.13),
    fill(polygons([square(0.055)]), '#c8bda4'),
    stroke(polygons([square(0.055)]), '#3a2d1c', 0.011),
    fill(polygons([square(0.026)]), '#241b12'),
  ]
}

function ridgeOps(roof: Roof): DrawOp[] {
  const { eaves, ridge } = cornersOf(roof)
  const { light, dark } = COVERINGS[roof.covering]
  const hips = new PathBuilder()
  if (roof.hip > 0.01) {
    eaves.forEach((corner, index) =>
      hips.polyline([corner, index === 0 || index === 3 ? ridge[0] : ridge[1]]),
    )
  }
  const crest = (shift: number): PathBuilder =>
    new PathBuilder().polyline(ridge.map(({ x, y }) => ({ x: x + shift, y: y + shift })))
  return [
    stroke(polygons([eaves]), '#33220f', 0.015),
    ...(hips.isEmpty ? [] : [stroke(hips, '#33220f', 0.012, 0.55)]),
    stroke(crest(0), mix(dark, '#20140a', 0.3), 0.036),
    stroke(crest(-0.006), mix(light, '#fff3cc', 0.3), 0.018),
  ]
}

/** The ground a roof covers. */
function footOf(roof: Roof): Point[] {
  return [...cornersOf(roof).eaves]
}

export function paintRoof(roof: Roof, detail: Detail): DrawOp[] {
  const foot = polygons([footOf(roof)])
  if (detail === 0)
    return [stroke(foot, '#2a1a0c', 0.05), fill(foot, mix(COVERINGS[roof.covering].mid, '#2a1a0c', 0.3))]
  const ops = slopesOf(roof).flatMap((slope) => slopeOps(slope, roof.covering, detail))
  if (detail === 1) return [...paintShadow([footOf(roof)], 0.22), ...ops, stroke(foot, '#33220f', 0.025)]
  return [
    ...paintShadow([footOf(roof)], 0.26),
    ...ops,
    ...ridgeOps(roof),
    ...(detail === 3 ? chimneyOps(roof) : []),
  ]
}
