/** A hexside as a frame to draw in: along the side, and out of it. */
import { type Point } from '#shared/hex/layout'
import { type PathBuilder } from '../../path'
import { type Detail } from '../../style'
import { type HexsideInk } from './hexsideInks'

export interface SideFrame {
  /** The two ends, mm. */
  readonly ends: readonly [Point, Point]
  readonly w: number
  readonly detail: Detail
  /** True when the side knows which of its hexes is inside; `out` then points away from it. */
  readonly directed: boolean
  pen(ink: HexsideInk): PathBuilder
  /** A point `along` hexes from the middle of the side and `out` hexes outwards. */
  at(along: number, out: number): Point
}

export type SideMark = (frame: SideFrame) => void

/** Half the length of a hexside, in hexes. */
export const HALF_SIDE = 0.5 / Math.sqrt(3)

/** A rectangle between two distances along and two outwards. */
export function box(frame: SideFrame, half: number, from: number, to: number): Point[] {
  return [frame.at(-half, from), frame.at(half, from), frame.at(half, to), frame.at(-half, to)]
}

export function wholeSide({ ends: [a, b], pen }: SideFrame, ink: HexsideInk): void {
  pen(ink).move(a.x, a.y).line(b.x, b.y)
}
