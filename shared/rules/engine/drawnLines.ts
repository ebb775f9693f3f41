/**
 * Lines between hexes a given offset apart as flat lists of obstacles to look at: the stages of `sightPath` for a field of
 * one stride, drawn once and run from any of its hexes. Whole numbers throughout.
 */
import { type Direction, direction, DIRECTIONS, step } from '#shared/hex/direction'
import { ACROSS_BEHIND, HEX_ITSELF, OBSTACLES, OWNER_BEHIND } from './sightField'

/**
 * Two numbers an entry: the index of an obstacle, counted from the first of the hex where the line starts, and its place on
 * the line in half hexes times 4 plus the bits of the line's ends that are directly behind it. Before two lanes stands
 * `FORK` with the length of the first; the second has `SECOND_LANE`.
 */
export type DrawnLine = Int32Array

export const FORK = 0x7fffffff
export const SECOND_LANE = 6

/** The line to a hex `q, r` away; valid until the next call. */
export type LineDrawer = (q: number, r: number) => DrawnLine

/** Twice the distance in hexes. */
export function twiceDistance(q: number, r: number): number {
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r)
}

const STEP_Q = Int32Array.from(DIRECTIONS, (value) => step(value).q)
const STEP_R = Int32Array.from(DIRECTIONS, (value) => step(value).r)

function stepQ(value: Direction): number {
  return STEP_Q[value] as number
}

function stepR(value: Direction): number {
  return STEP_R[value] as number
}

// Twice the share of a vector in a direction; see hex/segment.ts.
function along(q: number, r: number, value: Direction): number {
  return q * stepQ(value) + r * stepR(value) + (q + r) * (stepQ(value) + stepR(value))
}

/** The share of each step in each direction: 2, 1, -1 or -2; six by six. */
const SHARE = Int32Array.from({ length: 36 }, (_, index) => {
  const of = direction(Math.floor(index / 6))
  return along(stepQ(of), stepR(of), direction(index))
})

/** At most, for each half hex of length: sides and hexes, and the lanes of forks. */
const PER_HALF_HEX = 16

/** Draws lines for fields of one stride; `keptLines.ts` keeps them. State lives outside the loop: made once, not once a line. */
export function lineDrawer(stride: number): LineDrawer {
  let line = new Int32Array(PER_HALF_HEX * 64)
  let count = 0
  let [courseQ, courseR] = [0, 0]
  let [q, r] = [0, 0]
  // The directions in which the course advances (two or three), its speed in each, and 1 + the share of (q, r) in each.
  const forward = new Int32Array(3)
  const speeds = new Int32Array(3)
  const reaches = new Int32Array(3)
  let ways = 0
  let first: Direction = 0
  let second: Direction | undefined

  const addHex = (hexQ: number, hexR: number): void => {
    line[count++] = (hexQ * stride + hexR) * OBSTACLES + HEX_ITSELF
    line[count++] = twiceDistance(hexQ, hexR) << 2
  }

  const addSide = (nearQ: number, nearR: number, value: Direction): void => {
    const farQ = nearQ + stepQ(value)
    const farR = nearR + stepR(value)
    const owned = value < 3
    line[count++] = owned
      ? (nearQ * stride + nearR) * OBSTACLES + value
      : (farQ * stride + farR) * OBSTACLES + value - 3
    const isStart = nearQ === 0 && nearR === 0
    const isEnd = farQ === courseQ && farR === courseR
    const behind =
      (isStart ? (owned ? OWNER_BEHIND : ACROSS_BEHIND) : 0) |
      (isEnd ? (owned ? ACROSS_BEHIND : OWNER_BEHIND) : 0)
    // Half way between the two hexes.
    line[count++] = ((twiceDistance(nearQ, nearR) + twiceDistance(farQ, farR)) << 1) | behind
  }

  // Into the hex beside the line and out of it again.
  const addAround = (into: Direction, out: Direction): void => {
    addSide(q, r, into)
    addHex(q + stepQ(into), r + stepR(into))
    addSide(q + stepQ(into), r + stepR(into), out)
  }

  const start = (toQ: number, toR: number): void => {
    count = q = r = ways = 0
    courseQ = toQ
    courseR = toR
    for (const value of DIRECTIONS) {
      const speed = along(toQ, toR, value)
      if (speed <= 0) continue
      forward[ways] = value
      speeds[ways] = speed
      reaches[ways++] = 1
    }
  }

  const advance = (value: Direction): void => {
    q += stepQ(value)
    r += stepR(value)
    for (let way = 0; way < ways; way++)
      reaches[way] = (reaches[way] as number) + (SHARE[value * 6 + (forward[way] as number)] as number)
  }

  // By which side, or at a vertex by which two, the line leaves (q, r); as `exitsOf` of hex/segment.ts.
  const findExits = (): void => {
    let numerator = 1
    let denominator = 0
    for (let way = 0; way < ways; way++) {
      const speed = speeds[way] as number
      const reach = reaches[way] as number
      const difference = reach * denominator - numerator * speed
      if (difference > 0) continue
      if (difference === 0) second = forward[way] as Direction
      else {
        first = forward[way] as Direction
        second = undefined
        numerator = reach
        denominator = speed
      }
    }
  }

  const passVertex = (corner: Direction): void => {
    const left = corner
    const right = direction(corner + 1)
    // From the left hex the right one lies in direction corner + 2.
    const lean = along(courseQ, courseR, direction(corner + 2))
    line[count++] = FORK
    if (lean === 0) {
      line[count++] = SECOND_LANE
      addAround(left, right)
      addAround(right, left)
      advance(left)
      advance(right)
      return
    }
    line[count++] = 2
    const [next, beside] = lean < 0 ? [left, right] : [right, left]
    addSide(q, r, next)
    addAround(beside, direction(lean < 0 ? left - 1 : right + 1))
    advance(next)
  }

  return (toQ, toR) => {
    const room = PER_HALF_HEX * (twiceDistance(toQ, toR) + 2)
    if (line.length < room) line = new Int32Array(room)
    start(toQ, toR)
    while (q !== toQ || r !== toR) {
      findExits()
      if (second === undefined) {
        addSide(q, r, first)
        advance(first)
      } else passVertex(second - first === 1 ? first : second)
      if (q !== toQ || r !== toR) addHex(q, r)
    }
    return line.subarray(0, count)
  }
}
