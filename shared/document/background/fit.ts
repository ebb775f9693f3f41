/**
 * Fits a scanned board to the grid (MAP-4): from points of the map to points of the picture. The centres of hexes are exact and
 * the clicks on the picture are not, so that is the way round in which errors are evened out.
 */
import { type Point } from '#shared/hex/layout'
import {
  type Affine,
  affineThrough,
  applyAffine,
  invertAffine,
  movedTo,
  scaleOfAffine,
  similarityThrough,
  type Tie,
} from './affine'
import { warpThrough } from './warp'

export interface PictureFit {
  /** The pixel of the picture for a point of the map (mm). */
  toPicture(map: Point): Point
  /** The point of the map (mm) for a pixel of the picture. */
  toMap(picture: Point): Point
  /** The fit without the warp: the whole of it where there are at most three ties. */
  readonly affine: Affine
  readonly isWarped: boolean
}

/**
 * As many ties as there are settle as much as they can: one moves the loose placement, two turn and enlarge it, three stretch
 * it exactly, more are evened out and warp it smoothly. Ties in a line settle no more than two do.
 */
export function fitPicture(ties: readonly Tie[], loose: Affine): PictureFit {
  const affine = plainFit(ties, loose)
  const back = invertAffine(affine) ?? invertAffine(loose) ?? [1, 0, 0, 1, 0, 0]
  const warp = ties.length > 3 && affineThrough(ties) ? warpThrough(ties) : undefined
  if (!warp)
    return {
      toPicture: (map) => applyAffine(affine, map),
      toMap: (picture) => applyAffine(back, picture),
      affine,
      isWarped: false,
    }
  return { toPicture: warp, toMap: (picture) => searched(picture, warp, back), affine, isWarped: true }
}

function plainFit(ties: readonly Tie[], loose: Affine): Affine {
  const [first] = ties
  if (!first) return loose
  return affineThrough(ties) ?? similarityThrough(ties) ?? movedTo(loose, first)
}

// The warp is small beside what the affine map does: its way back, taken again and again, soon arrives.
function searched(picture: Point, warp: (map: Point) => Point, back: Affine): Point {
  const [a, b, c, d] = back
  let map = applyAffine(back, picture)
  for (let step = 0; step < 12; step++) {
    const reached = warp(map)
    const [dx, dy] = [picture.x - reached.x, picture.y - reached.y]
    map = { x: map.x + a * dx + c * dy, y: map.y + b * dx + d * dy }
    if (Math.hypot(dx, dy) < 1e-6) break
  }
  return map
}

/** The error of a tie: the distance of its point in the fitted picture from the hex, mm. */
export interface Leftover {
  readonly mm: number
  /** Its distance from where the other ties would have it; 0 where they are too few to tell. */
  readonly byOthersMm: number
}

/** One for each tie, in their order. */
export function leftovers(ties: readonly Tie[], loose: Affine): readonly Leftover[] {
  const off = (fit: PictureFit, { map, picture }: Tie): number => {
    const reached = fit.toPicture(map)
    return Math.hypot(reached.x - picture.x, reached.y - picture.y) / scaleOfAffine(fit.affine)
  }
  const all = fitPicture(ties, loose)
  return ties.map((tie, index) => {
    const others = ties.filter((_, other) => other !== index)
    const told = others.length > 2 && affineThrough(others) !== undefined
    return { mm: off(all, tie), byOthersMm: told ? off(fitPicture(others, loose), tie) : 0 }
  })
}
