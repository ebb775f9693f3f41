/** Sets of hexes: within a range, rings, lines, floods. They know no map: the caller leaves out what lies off it. */
import { type Axial, addHex, hexDistance, roundHex } from './axial'
import { DIRECTIONS, DIRECTION_STEPS, direction, neighbor, step } from './direction'
import { HexMarks } from './marks'

/** Every hex at most `radius` hexes away, column by column. */
export function hexesWithin(center: Axial, radius: number): Axial[] {
  const hexes: Axial[] = []
  for (let q = -radius; q <= radius; q++) {
    const last = Math.min(radius, radius - q)
    for (let r = Math.max(-radius, -radius - q); r <= last; r++)
      hexes.push({ q: center.q + q, r: center.r + r })
  }
  return hexes
}

/** Every hex exactly `radius` hexes away, clockwise from direction 0; the centre itself for radius 0. */
export function ring(center: Axial, radius: number): Axial[] {
  if (radius === 0) return [center]
  const hexes: Axial[] = []
  const { q, r } = step(0)
  let hex: Axial = addHex(center, { q: q * radius, r: r * radius })
  for (const value of DIRECTIONS)
    for (let i = 0; i < radius; i++) {
      hexes.push(hex)
      hex = neighbor(hex, direction(value + 2))
    }
  return hexes
}

/**
 * A line for drawing: `distance + 1` hexes, each touching the next, both ends included; reversing the ends reverses it.
 * (What a line of sight crosses is `traceSegment`.)
 */
export function hexLine(from: Axial, to: Axial): Axial[] {
  const distance = hexDistance(from, to)
  const hexes: Axial[] = [from]
  for (let i = 1; i < distance; i++) {
    const t = i / distance
    // The nudge leans a line that runs along hexsides to one side all the way, so that it does not waver.
    hexes.push(roundHex(from.q + (to.q - from.q) * t + 1e-6, from.r + (to.r - from.r) * t + 2e-6))
  }
  if (distance > 0) hexes.push(to)
  return hexes
}

interface FloodOptions {
  /** May the flood go on from one hex into an adjacent one? It must refuse hexes off the map, or a limit be set. */
  mayEnter(to: Axial, from: Axial): boolean
  /** Stops when this many hexes are reached. */
  readonly limit?: number
}

/** The hexes reached from `start` (included, without being asked), nearest first. Coordinates within ±16,383. */
export function floodFill(start: Axial, { mayEnter, limit = Infinity }: FloodOptions): Axial[] {
  const reached: Axial[] = [start]
  const marks = new HexMarks()
  marks.add(start.q, start.r)
  for (let next = 0; next < reached.length && reached.length < limit; next++) {
    const from = reached[next] as Axial
    for (const { q: dq, r: dr } of DIRECTION_STEPS) {
      // Most neighbours are known already: no object for those.
      const [q, r] = [from.q + dq, from.r + dr]
      if (marks.has(q, r)) continue
      const to = { q, r }
      if (!mayEnter(to, from)) continue
      marks.add(q, r)
      reached.push(to)
      if (reached.length >= limit) break
    }
  }
  return reached
}
