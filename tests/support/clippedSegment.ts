/**
 * A second opinion on what a segment between hex centres crosses: it is clipped, in exact fractions, against the polygon of
 * each hex. Slow, and shares nothing with `hex/segment.ts`. Plane coordinates are stretched so that all corners are whole.
 */
import { type Axial } from '#shared/hex/axial'

type Point = readonly [bigint, bigint]

/** Corners of a hex about its centre, anticlockwise. */
const CORNERS: readonly Point[] = [
  [2n, 0n],
  [1n, 1n],
  [-1n, 1n],
  [-2n, 0n],
  [-1n, -1n],
  [1n, -1n],
]

function centre({ q, r }: Axial): Point {
  return [BigInt(3 * q), BigInt(2 * r + q)]
}

/** Through the inside of the hex, exactly along one of its sides, or neither: past it or at a corner only. */
export type Meeting = 'inside' | 'along' | 'apart'

export function meeting(from: Axial, to: Axial, hex: Axial): Meeting {
  const [start, end, middle] = [centre(from), centre(to), centre(hex)]
  const course: Point = [end[0] - start[0], end[1] - start[1]]
  const offset: Point = [start[0] - middle[0], start[1] - middle[1]]
  // The segment is inside a side's half-plane while level + t * slope >= 0; t runs from 0 to 1, kept as fractions.
  let [enter, exit] = [
    { over: 0n, under: 1n },
    { over: 1n, under: 1n },
  ]
  let onSide = false
  for (const [index, corner] of CORNERS.entries()) {
    const next = CORNERS[(index + 1) % 6] as Point
    const side: Point = [next[0] - corner[0], next[1] - corner[1]]
    const level = side[0] * (offset[1] - corner[1]) - side[1] * (offset[0] - corner[0])
    const slope = side[0] * course[1] - side[1] * course[0]
    if (slope === 0n) {
      if (level < 0n) return 'apart'
      onSide ||= level === 0n
      continue
    }
    const at = slope > 0n ? { over: -level, under: slope } : { over: level, under: -slope }
    if (slope > 0n && at.over * enter.under > enter.over * at.under) enter = at
    if (slope < 0n && at.over * exit.under < exit.over * at.under) exit = at
  }
  if (enter.over * exit.under >= exit.over * enter.under) return 'apart'
  return onSide ? 'along' : 'inside'
}
