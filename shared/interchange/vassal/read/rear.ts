/** Pieces on two hexes: they stand on one, turn about it and reach over that behind it. */
import { greatestOf } from '#shared/lang/extremes'
import { type Piece } from './piece'

/** In hexes, flat to flat: a two-hex piece reaches so far backwards at least, and in other directions so far at most. */
const FAR = 1
const NEAR = 0.75
/** In hexes: from its own hex to its middle, at least. */
const BEHIND = 0.3

/**
 * The direction of its other hex while it is not turned, degrees clockwise from up; undefined for a piece on one hex.
 * @param hexPx of a hex of the board, flat to flat
 */
export function rearOf({ shape }: Pick<Piece, 'shape'>, hexPx: number): number | undefined {
  if (!shape) return undefined
  const mean = (of: 'x' | 'y'): number => shape.reduce((sum, corner) => sum + corner[of], 0) / shape.length
  const angle = Math.atan2(mean('x'), -mean('y'))
  const reach = (turn: number): number =>
    greatestOf(shape.map(({ x, y }) => x * Math.sin(angle + turn) - y * Math.cos(angle + turn))) / hexPx
  const isBehind = Math.hypot(mean('x'), mean('y')) >= BEHIND * hexPx && reach(0) >= FAR
  const others = [Math.PI / 2, Math.PI, -Math.PI / 2].map(reach)
  return isBehind && others.every((far) => far <= NEAR) ? (angle * 180) / Math.PI : undefined
}
