/**
 * The band along the rim of a hex that shows its level, and the window it leaves to the terrain: broader with each level, and
 * broadest along the sides towards the plain, so that slopes stand out within a massif.
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
  /** Added on the sides towards the plain. */
  readonly slope: number
  /** At least so much where terrains meet: their border strays by about that, and is not to be seen in the window. */
  readonly border: number
}

/** A side of a hex: towards the plain, between like hexes of a level, between unlike ones, or to rock, where no band runs. */
export type BandSide = 'slope' | 'even' | 'border' | 'rock'

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

function widthOf(side: BandSide, level: number, { first, step, slope, border }: LevelBand): number {
  if (side === 'rock') return 0
  const width = first + step * (Math.min(5, Math.abs(level)) - 1)
  if (side === 'slope') return width + slope
  return side === 'border' ? Math.max(width, border) : width
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
    // From the side after the corner to the one before it; along rock all is open.
    const isRounded = sides[index] !== 'rock' && sides[(index + 1) % 6] !== 'rock'
    const from = isRounded ? between(corner, corners[(index + 1) % 6] as Point, ROUNDED) : corner
    if (index === 5) path.move(from.x, from.y)
    else path.line(from.x, from.y)
    if (!isRounded) continue
    const to = between(corner, corners[(index + 5) % 6] as Point, ROUNDED)
    path.quad(corner.x, corner.y, to.x, to.y)
  }
  path.close()
}

/** Adds the line between the band and the window: there is none along rock. */
export function traceInnerRim(path: PathBuilder, window: Window, isFar = false): void {
  const { corners, sides } = window
  if (!sides.includes('rock')) {
    traceWindow(path, window, isFar)
    return
  }
  for (let side = 0; side < 6; side++) {
    if (sides[side] === 'rock') continue
    const [start, end] = [corners[(side + 5) % 6] as Point, corners[side] as Point]
    const [isTurned, turns] = [5, 1].map((step) => !isFar && sides[(side + step) % 6] !== 'rock')
    const from = isTurned ? between(start, end, ROUNDED) : start
    const to = turns ? between(end, start, ROUNDED) : end
    path.move(from.x, from.y).line(to.x, to.y)
    if (!turns) continue
    const next = between(end, corners[(side + 1) % 6] as Point, ROUNDED)
    path.quad(end.x, end.y, next.x, next.y)
  }
}
