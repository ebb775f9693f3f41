/** Fallen masonry: dust, tumbled blocks and rocks, along a line or round a point. Lengths in hex widths. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { fill, inBatches, stroke } from './marks'
import { paintRock, type Rock } from './rocks'
import { addBlob, type Blob, box, frameAt, inFrame, type Random } from './shapes'
import { paintStones, STONE_LINE } from './stone'

export interface Debris {
  readonly dust: readonly Blob[]
  readonly blocks: readonly (readonly Point[])[]
  readonly rocks: readonly Rock[]
}

function block(at: Point, random: Random, size = 1): Point[] {
  const [long, wide] = [size * (0.03 + 0.025 * random()), size * (0.021 + 0.009 * random())]
  return box(frameAt(at, random() * Math.PI), [-long, -wide], [long, wide])
}

/** What a wall between two points leaves, up to `half` on either hand. */
export function debrisAlong(from: Point, to: Point, half: number): Debris {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const random = placeRandom(middle, 94)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const frame = frameAt(from, angle)
  // Thicker in the middle line, where the core of the wall stays.
  const spot = (spread: number): Point =>
    inFrame(frame, length * (0.02 + 0.96 * random()), half * spread * (random() + random() - 1))
  const dust = [0.2, 0.5, 0.8].map((part) => ({
    ...inFrame(frame, length * part, half * 0.3 * (random() - 0.5)),
    rx: length * 0.27,
    ry: half * (0.9 + 0.3 * random()),
    angle,
  }))
  const count = Math.round((length * half) / 0.0034)
  return {
    dust,
    blocks: Array.from({ length: count }, () => block(spot(1), random)),
    rocks: Array.from({ length: Math.round(count * 0.4) }, () => ({
      ...spot(1.25),
      radius: 0.02 + 0.035 * random(),
    })),
  }
}

/** A heap round a point. */
export function debrisRound(center: Point, radius: number): Debris {
  const random = placeRandom(center, 91)
  const spot = (power: number): Point => {
    const [turn, reach] = [random() * 2 * Math.PI, radius * random() ** power]
    return { x: center.x + Math.cos(turn) * reach, y: center.y + Math.sin(turn) * reach }
  }
  return {
    dust: [
      { ...center, rx: radius * 1.04, ry: radius, angle: random() * 3, corners: 11 },
      { ...center, rx: radius * 0.8, ry: radius * 0.72, angle: random() * 3, corners: 9 },
    ],
    blocks: Array.from({ length: 52 }, () => block(spot(0.66), random, 1.25)),
    rocks: Array.from({ length: 22 }, () => ({ ...spot(0.6), radius: 0.02 + 0.05 * random() })),
  }
}

export function paintDebris(debris: readonly Debris[], detail: Detail): DrawOp[] {
  if (debris.length === 0) return []
  const clouds = debris.flatMap(({ dust }) => dust)
  const dust = clouds.map((blob) => {
    const path = new PathBuilder()
    addBlob(path, blob, placeRandom(blob, 95), 0.34)
    return fill(path, '#a99d81', 0.55)
  })
  if (detail === 0) return [...dust, ...dust]
  const blocks = debris.flatMap((one) => one.blocks)
  const shown = detail === 1 ? blocks.filter((_, index) => index % 3 === 0) : blocks
  const rocks = debris.flatMap((one) => one.rocks).sort((a, b) => a.radius - b.radius)
  return [
    ...dust,
    ...(detail === 1
      ? []
      : rocks.filter((_, index) => index % 2 === 0).flatMap((rock) => paintRock(rock, detail))),
    ...inBatches(
      shown,
      (path, one) => path.polygon(one.map(({ x, y }) => ({ x: x + 0.018, y: y + 0.02 }))),
      (path) => fill(path, '#1d1c10', 0.4),
    ),
    ...inBatches(
      shown,
      (path, one) => path.polygon(one),
      (path) => stroke(path, STONE_LINE, detail === 1 ? 0.03 : 0.016),
    ),
    ...(detail === 1
      ? inBatches(
          shown,
          (path, one) => path.polygon(one),
          (path) => fill(path, '#c9bfa8'),
        )
      : paintStones(shown)),
    ...(detail === 1
      ? []
      : rocks.filter((_, index) => index % 2 === 1).flatMap((rock) => paintRock(rock, detail))),
  ]
}
