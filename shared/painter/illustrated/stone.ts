/** Dressed stone: the tints of castles, walls and towers. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fill, inBatches, stroke } from './marks'
import { addClockwise, addSweep } from './shapes'

const STONES: readonly Color[] = ['#c9bfa8', '#bdb29a', '#d6cdb7', '#b0a58d', '#c4b79c', '#dcd2ba']

export const STONE_LINE: Color = '#2f2617'

/** Stones, each of one of six tints, with their joints. */
export function paintStones(stones: readonly (readonly Point[])[]): DrawOp[] {
  const tint = (stone: readonly Point[]): number =>
    Math.floor(placeRandom(stone[0] ?? { x: 0, y: 0 }, 7)() * STONES.length)
  const ops = STONES.flatMap((color, index) =>
    inBatches(
      stones.filter((stone) => tint(stone) === index),
      (path, stone) => path.polygon(stone),
      (path) => fill(path, color),
    ),
  )
  const joints = inBatches(
    stones,
    (path, stone) => path.polygon(stone),
    (path) => stroke(path, '#5a4e3a', 0.007, 0.6),
  )
  return [...ops, ...joints]
}

/** Merlons seen from above: shadow, pale top, paler middle. */
export function paintMerlons(merlons: readonly (readonly Point[])[]): DrawOp[] {
  const core = (merlon: readonly Point[]): Point[] => {
    const x = merlon.reduce((sum, point) => sum + point.x, 0) / merlon.length
    const y = merlon.reduce((sum, point) => sum + point.y, 0) / merlon.length
    return merlon.map((point) => ({
      x: x + (point.x - x) * 0.55 - 0.005,
      y: y + (point.y - y) * 0.55 - 0.005,
    }))
  }
  return [
    ...inBatches(
      merlons,
      (path, merlon) => path.polygon(merlon.map(({ x, y }) => ({ x: x + 0.024, y: y + 0.027 }))),
      (path) => fill(path, '#1f180d', 0.5),
    ),
    ...inBatches(
      merlons,
      (path, merlon) => path.polygon(merlon),
      (path) => fill(path, '#e6dec8'),
    ),
    ...inBatches(
      merlons,
      (path, merlon) => path.polygon(merlon),
      (path) => stroke(path, '#3b3121', 0.011),
    ),
    ...inBatches(
      merlons,
      (path, merlon) => path.polygon(core(merlon)),
      (path) => fill(path, '#fffaf0', 0.6),
    ),
  ]
}

/** The shadow of blocks standing on these feet: two lengths, so that its edge looks soft. */
export function paintShadow(feet: readonly (readonly Point[])[], length: number): DrawOp[] {
  if (feet.length === 0) return []
  return [
    [1, 0.24],
    [0.6, 0.2],
  ].map(([part, opacity]) => {
    const path = new PathBuilder()
    for (const foot of feet) addSweep(path, foot, length * (part as number))
    return fill(path, '#1a1a0b', opacity)
  })
}

/** One path of outlines that may overlap. */
export function merged(outlines: readonly (readonly Point[])[]): PathBuilder {
  const path = new PathBuilder()
  for (const outline of outlines) addClockwise(path, outline)
  return path
}
