/** The points by which the background picture is fitted, as tool and panel count, change and judge them. */
import { type Leftover, leftovers } from '#shared/document/background/fit'
import { type Background, type FitPoint, type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type Grid, nearestPlace, toAxial } from '#shared/hex/grid'
import { hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { greatestOf } from '#shared/lang/extremes'
import { centerOf, loosePlacement, placedBackground } from '#shared/painter/placedBackground'

/** Three lay a picture that is only askew; more bend one whose grid was drawn by hand. */
export const ENOUGH_POINTS = 3
export const MOST_POINTS = 20

/** The points with one for this hex: where the picture shows its centre, pixels. */
export function withPoint(fit: readonly FitPoint[], hex: HexKey, { x, y }: Point): FitPoint[] {
  const round = (value: number): number => Math.round(value * 10) / 10
  const point = { hex, x: round(x), y: round(y) }
  const known = fit.some((one) => one.hex === hex)
  return known ? fit.map((one) => (one.hex === hex ? { ...one, ...point } : one)) : [...fit, point]
}

export function withoutPoint(fit: readonly FitPoint[], hex: HexKey): FitPoint[] {
  return fit.filter((one) => one.hex !== hex)
}

/** The point of the picture shown at a point of the map; undefined without a picture. */
export function pictureAt({ map }: Scenario, point: Point): Point | undefined {
  return placedBackground(map)?.fit.toPicture(point)
}

export interface JudgedPoint extends FitPoint {
  /** Its distance in the picture from the centre of its hex, in hexes. */
  readonly off: number
  /** The other points would have it elsewhere, by more than any click is off: is it the right hex? */
  readonly isDoubtful: boolean
}

/** In hexes. Few others check a click at the rim, and where the paper is bent they are a third of a hex off. */
const DOUBTFUL = 0.6

export function judgedPoints({ map }: Scenario): readonly JudgedPoint[] {
  const { background, grid, hexMm } = map
  if (!background) return []
  const layout = { grid, hexMm }
  const found = judged.get(background)
  if (found && found.grid === grid && found.hexMm === hexMm) return found.points
  const points = judgedAnew(background, layout)
  judged.set(background, { ...layout, points })
  return points
}

const judged = new WeakMap<Background, Layout & { readonly points: readonly JudgedPoint[] }>()

function judgedAnew({ fit, width = 1, height = 1 }: Background, layout: Layout): JudgedPoint[] {
  const ties = fit.map((point) => ({ map: centerOf(point, layout), picture: point }))
  const left = leftovers(ties, loosePlacement({ width, height }, layout))
  const tooFar = ({ byOthersMm }: Leftover): boolean => byOthersMm > DOUBTFUL * layout.hexMm
  const worst = greatestOf(left.filter(tooFar).map(mended))
  return fit.map((point, index) => {
    const leftover = left[index] ?? { mm: 0, byOthersMm: 0 }
    const { mm } = leftover
    const isDoubtful = tooFar(leftover) && mended(leftover) === worst
    return { ...point, off: mm / layout.hexMm, isDoubtful }
  })
}

// The gain in agreement of the others without a point. The distance from where they would put it says too little: one wrong
// point anywhere throws a lone one at a corner far off.
function mended({ mm, byOthersMm }: Leftover): number {
  return mm * byOthersMm
}

/** Twelve hexes spread over the board: corners first. */
const PLACES: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
  [1 / 3, 0.5],
  [2 / 3, 0.5],
  [1 / 3, 0],
  [2 / 3, 1],
  [2 / 3, 0],
  [1 / 3, 1],
  [0, 0.5],
  [1, 0.5],
]

/** The hex whose point would help most: a place of the board that has none near; undefined when twelve are there. */
export function nextHex(fit: readonly FitPoint[], layout: Layout): HexKey | undefined {
  const taken = fit.map((point) => centerOf(point, layout))
  if (taken.length >= PLACES.length) return undefined
  const free = PLACES.map((place) => placeHex(place, layout.grid)).filter((hex) => {
    const at = hexCenter(hex, layout)
    return taken.every((point) => Math.hypot(point.x - at.x, point.y - at.y) > 2.5 * layout.hexMm)
  })
  return free[0] && hexKey(free[0])
}

function placeHex([across, down]: readonly [number, number], grid: Grid) {
  // One hex from the rim: whole hexes, of which the centre can be seen.
  const along = (part: number, count: number): number =>
    count < 4 ? Math.round(part * (count - 1)) : 1 + Math.round(part * (count - 3))
  return toAxial(nearestPlace({ col: along(across, grid.columns), row: along(down, grid.rows) }, grid), grid)
}
