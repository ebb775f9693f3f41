/** A burning hex: scorched ground, the glow of the flames, tongues, sparks and smoke. Flat layers only: PDF draws them all. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { fill, polygons, stroke } from './marks'
import { addBlob, addDot, box, frameAt, type Random } from './shapes'

interface Tongue extends Point {
  readonly height: number
  /** The side to which its tip leans, -1 to 1. */
  readonly lean: number
}

/** The size of a fire: tongues, their distance from the middle and their height, of those of a burning hex. */
interface Size {
  readonly tongues: number
  readonly spread: number
  readonly tall: number
}

export type FireLook = 'fire-start' | 'fire' | 'blaze'

const SIZES: Readonly<Record<FireLook, Size>> = {
  'fire-start': { tongues: 6, spread: 0.42, tall: 0.62 },
  fire: { tongues: 15, spread: 1, tall: 1 },
  blaze: { tongues: 24, spread: 1.3, tall: 1.22 },
}

// Taller in the middle of the hex; those nearer the reader are drawn last.
function tonguesOf(center: Point, random: Random, { tongues, spread, tall }: Size): Tongue[] {
  return Array.from({ length: tongues }, (_, index) => {
    const turn = index * 2.39996 + random()
    const reach = 0.31 * Math.sqrt((index + 0.5) / tongues)
    return {
      x: center.x + Math.cos(turn) * reach * 1.15 * spread,
      y: center.y + 0.13 + Math.sin(turn) * reach * 0.75 * spread,
      height: (0.46 - 0.75 * reach) * (0.75 + 0.5 * random()) * tall,
      lean: random() * 1.6 - 0.6,
    }
  }).sort((a, b) => a.y - b.y)
}

function addTongue(path: PathBuilder, { x, y, height, lean }: Tongue, scale: number): void {
  const [h, w] = [height * scale, (0.05 + height * 0.17) * scale]
  const tip = x + lean * h * 0.22
  path
    .move(x, y + w * 0.35)
    .cubic(x - w * 1.5, y + w * 0.3, x - w * 1.15, y - h * 0.42, x - w * 0.25, y - h * 0.6)
    .cubic(x, y - h * 0.72, tip - w * 0.1, y - h * 0.86, tip, y - h)
    .cubic(tip + w * 0.35, y - h * 0.74, x + w * 1.35, y - h * 0.5, x + w * 1.05, y - h * 0.14)
    .cubic(x + w * 0.95, y + w * 0.2, x + w * 0.5, y + w * 0.35, x, y + w * 0.35)
    .close()
}

const LAYERS: readonly (readonly [scale: number, color: Color])[] = [
  [1.12, '#7d1f10'],
  [1, '#d94e18'],
  [0.74, '#f28c22'],
  [0.5, '#fbc23f'],
  [0.27, '#fff0b4'],
]

// Rings of thin paint, one over another: nothing fades in a PDF.
function glowOps(center: Point, spread: number): DrawOp[] {
  return [0.64, 0.53, 0.42, 0.31].map((radius) => {
    const wide = radius * Math.min(1, spread)
    return fill(new PathBuilder().ellipse(center.x, center.y, wide, wide * 0.92), '#ff9a2e', 0.12)
  })
}

function scorchOps(center: Point, random: Random, detail: Detail, spread: number): DrawOp[] {
  const blot = (radius: number, unevenness: number): PathBuilder => {
    const path = new PathBuilder()
    const rx = radius * Math.min(1.04, spread)
    addBlob(path, { ...center, rx, ry: rx * 0.9, angle: random(), corners: 11 }, random, unevenness)
    return path
  }
  const timbers = Array.from({ length: 6 }, () => {
    const at = {
      x: center.x + (random() - 0.5) * 0.5 * spread,
      y: center.y + 0.05 + (random() - 0.5) * 0.4 * spread,
    }
    return box(frameAt(at, random() * Math.PI), [-0.13, -0.018], [0.13, 0.018])
  })
  return [
    fill(blot(0.47, 0.34), '#2a2012', 0.42),
    fill(blot(0.36, 0.3), '#17100a', 0.6),
    ...(detail >= 2 ? [stroke(polygons(timbers), '#8f3312', 0.02), fill(polygons(timbers), '#1a110a')] : []),
  ]
}

// It drifts to the north-east as it rises.
function smokeOps(center: Point, random: Random): DrawOp[] {
  return Array.from({ length: 7 }, (_, index) => {
    const rise = (index + 0.5) / 7
    const path = new PathBuilder()
    const size = 0.09 + 0.12 * rise
    const at = {
      x: center.x + 0.06 + 0.34 * rise + (random() - 0.5) * 0.12,
      y: center.y - 0.16 - 0.52 * rise + (random() - 0.5) * 0.08,
    }
    addBlob(path, { ...at, rx: size * 1.15, ry: size * 0.85, angle: -0.7, corners: 9 }, random, 0.45)
    return fill(path, index % 2 === 0 ? '#3a3733' : '#6b6660', 0.26 - 0.15 * rise)
  })
}

function sparkOps(center: Point, random: Random): DrawOp[] {
  const sparks = new PathBuilder()
  for (let spark = 0; spark < 22; spark++) {
    const turn = random() * 2 * Math.PI
    const reach = 0.12 + 0.42 * random()
    const at = { x: center.x + Math.cos(turn) * reach, y: center.y - 0.1 + Math.sin(turn) * reach }
    addDot(sparks, at, 0.006 + 0.007 * random())
  }
  return [fill(sparks, '#ffd873', 0.95)]
}

export function paintFire(center: Point, detail: Detail, look: FireLook = 'fire'): DrawOp[] {
  const size = SIZES[look]
  const random = placeRandom(center, 93)
  const scorch = scorchOps(center, random, detail, size.spread)
  const tongues = tonguesOf(center, random, size)
  const shown = detail === 0 ? tongues.filter((_, index) => index % 3 === 0) : tongues
  const layers = detail <= 1 ? LAYERS.filter((_, index) => index !== 2) : LAYERS
  // Whole tongues, back to front, in three ranks: a nearer flame covers the heart of one behind.
  const deep = Math.ceil(size.tongues / 3)
  const ranks = detail <= 1 ? [shown] : [0, 1, 2].map((rank) => shown.slice(rank * deep, rank * deep + deep))
  const flames = ranks.flatMap((rank) =>
    layers.map(([scale, color]) => {
      const path = new PathBuilder()
      for (const tongue of rank) addTongue(path, tongue, scale)
      return fill(path, color)
    }),
  )
  if (detail === 0) return [...scorch, ...flames]
  return [
    ...scorch,
    ...glowOps(center, size.spread),
    ...(detail >= 2 && look !== 'fire-start' ? smokeOps(center, random) : []),
    ...flames,
    ...(detail === 3 ? sparkOps(center, random) : []),
  ]
}
