/** The zones of a board: their outlines. */
import { type Point } from '#shared/hex/layout'
import { type XmlElement } from '../../xml/readXml'

/** Pixels of the board. */
export function cornersOf({ attributes }: XmlElement): Point[] {
  return (attributes['path'] ?? '').split(';').flatMap((pair) => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number)
    return Number.isFinite(x) && Number.isFinite(y) ? [{ x, y }] : []
  })
}

/** True for a point within an outline. */
export function contains(corners: readonly Point[], { x, y }: Point): boolean {
  let isInside = false
  for (const [at, one] of corners.entries()) {
    const other = corners.at(at - 1) ?? one
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      isInside = !isInside
  }
  return isInside
}
