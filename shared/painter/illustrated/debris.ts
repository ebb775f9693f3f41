/** Fallen masonry: dust, tumbled blocks and rocks, along a line or round a point. Lengths in hex widths. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { fill, polygons, stroke } from './marks'
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

/** The debris of a wall between two points, up to `half` on either hand. */
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

/** The dust of all, then heap by heap: what is drawn translucent must not depend on which heaps are in sight. */
export function paintDebris(debris: readonly Debris[], detail: Detail): DrawOp[] {
  const dust = debris
    .flatMap((one) => one.dust)
    .map((blob) => {
      const path = new PathBuilder()
      addBlob(path, blob, placeRandom(blob, 95), 0.34)
      return fill(path, '#a99d81', 0.55)
    })
  if (detail === 0) return [...dust, ...dust]
  return [...dust, ...debris.flatMap((one) => (detail === 1 ? farStones(one) : nearStones(one, detail)))]
}

function outlinesOf(blocks: Debris['blocks'], shift = 0): PathBuilder {
  return polygons(blocks.map((block) => block.map(({ x, y }) => ({ x: x + shift, y: y + shift }))))
}

function farStones({ blocks }: Debris): DrawOp[] {
  const shown = blocks.filter((_, index) => index % 3 === 0)
  return [
    fill(outlinesOf(shown, 0.02), '#1d1c10', 0.4),
    stroke(outlinesOf(shown), STONE_LINE, 0.03),
    fill(outlinesOf(shown), '#c9bfa8'),
  ]
}

// Rocks below the blocks and upon them.
function nearStones({ blocks, rocks }: Debris, detail: Detail): DrawOp[] {
  const [below, above] = [0, 1].map((half) => rocks.filter((_, index) => index % 2 === half))
  return [
    ...(below ?? []).flatMap((rock) => paintRock(rock, detail)),
    fill(outlinesOf(blocks, 0.02), '#1d1c10', 0.4),
    stroke(outlinesOf(blocks), STONE_LINE, 0.016),
    ...paintStones(blocks),
    ...(above ?? []).flatMap((rock) => paintRock(rock, detail)),
  ]
}
