/** Places a label at a point of the map: its hex, and its distance from the middle of that hex. */
import { type Label } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { nearestPlace, toAxial, toOffset } from '#shared/hex/grid'
import { hexAt, hexCenter, type Point } from '#shared/hex/layout'
import { FAR_MM } from '#shared/document/limits'
import { type OverlayFrame } from '../overlay/marks'

/** This near the middle of a hex it lies in the middle, pixels. */
const SNAP_PX = 6

type LabelPlace = Pick<Label, 'hex' | 'dxMm' | 'dyMm'>

/** The hex under the point, or the nearest of the map: labels may stand on the margin. */
export function placeAt(point: Point, { layout, mmPerPx }: OverlayFrame): LabelPlace {
  const { grid } = layout
  const hex = toAxial(nearestPlace(toOffset(hexAt(point, layout), grid), grid), grid)
  const center = hexCenter(hex, layout)
  const [dx, dy] = [point.x - center.x, point.y - center.y]
  const near = Math.hypot(dx, dy) <= SNAP_PX * mmPerPx
  return { hex: hexKey(hex), dxMm: near ? 0 : hundredths(dx), dyMm: near ? 0 : hundredths(dy) }
}

function hundredths(mm: number): number {
  const kept = Math.max(-FAR_MM, Math.min(FAR_MM, mm))
  // No minus zero.
  return Math.round(kept * 100) / 100 || 0
}

/** Degrees from -179 to 180. */
export function normalAngle(degrees: number): number {
  const turned = ((Math.round(degrees) % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}
