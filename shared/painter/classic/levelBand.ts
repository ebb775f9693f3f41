/**
 * The band along the slopes of a hex that shows its level, and the window it leaves to the terrain: broader with each level, and only
 * on sides towards the plain, so that a plateau is one area.
 */
import { direction } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { type PlacedHex } from '../hexesInRect'
import { type HexShape } from '../hexShape'
import { type PathBuilder } from '../path'

/** Widths of the band, in hexes. */
export interface LevelBand {
  /** At the first level. */
  readonly first: number
  /** Added by each further level. */
  readonly step: number
}

/** A side of a hex: towards the plain, or without a band. */
export type BandSide = 'slope' | 'open'

/** The part of a hex that its band leaves free. */
export interface Window {
  /** Meetings of the sides, mm; that of sides i and i + 1 at i. */
  readonly corners: readonly Point[]
  readonly sides: readonly BandSide[]
}

interface BandedHex {
  readonly spot: PlacedHex
  readonly shape: HexShape
  readonly hexMm: number
  /** Levels, other than 0; all beyond five are as the fifth. */
  readonly level: number
  readonly band: LevelBand
  readonly sides: readonly BandSide[]
}

function widthOf(side: BandSide, level: number, { first, step }: LevelBand): number {
  return side === 'open' ? 0 : first + step * (Math.min(5, Math.abs(level)) - 1)
}

/** The window of a hex that is not on the plain. */
export function windowOf({ spot, shape, hexMm, level, band, sides }: BandedHex): Window {
  const reach = sides.map((side) => (0.5 - widthOf(side, level, band)) * hexMm)
  const corners = shape.normals.map((normal, index) => {
    const next = direction(index + 1)
    const other = shape.normals[next] as Point
    // Where the two sides meet, in terms of their normals, which stand at 60 degrees.
    const [a, b] = [reach[index] as number, reach[next] as number]
    const [u, v] = [(a - b / 2) / 0.75, (b - a / 2) / 0.75]
    return { x: spot.x + normal.x * u + other.x * v, y: spot.y + normal.y * u + other.y * v }
  })
  return { corners, sides }
}

/** Turns of the sides begin so far from a corner of the window, of the way to the next one. */
const ROUNDED = 0.22

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** Adds a window, anticlockwise: a hole in the outline of its hex, which runs clockwise. From afar its corners are sharp. */
export function traceWindow(path: PathBuilder, { corners, sides }: Window, isFar = false): void {
  if (isFar) {
    path.polygon([...corners].reverse())
    return
  }
  for (let index = 5; index >= 0; index--) {
    const corner = corners[index] as Point
    // From the side after the corner to the one before it.
    const isRounded = sides[index] === 'slope' && sides[(index + 1) % 6] === 'slope'
    const from = isRounded ? between(corner, corners[(index + 1) % 6] as Point, ROUNDED) : corner
    if (index === 5) path.move(from.x, from.y)
    else path.line(from.x, from.y)
    if (!isRounded) continue
    const to = between(corner, corners[(index + 5) % 6] as Point, ROUNDED)
    path.quad(corner.x, corner.y, to.x, to.y)
  }
  path.close()
}

/** Adds the line between the band and the window: there is none where there is no band. */
export function traceInnerRim(path: PathBuilder, window: Window, isFar = false): void {
  const { corners, sides } = window
  if (!sides.includes('open')) {
    traceWindow(path, window, isFar)
    return
  }
  for (let side = 0; side < 6; side++) {
    if (sides[side] === 'open') continue
    const [start, end] = [corners[(side + 5) % 6] as Point, corners[side] as Point]
    const [isTurned, turns] = [5, 1].map((step) => !isFar && sides[(side + step) % 6] === 'slope')
    const from = isTurned ? between(start, end, ROUNDED) : start
    const to = turns ? between(end, start, ROUNDED) : end
    path.move(from.x, from.y).line(to.x, to.y)
    if (!turns) continue
    const next = between(end, corners[(side + 1) % 6] as Point, ROUNDED)
    path.quad(end.x, end.y, next.x, next.y)
  }
}
