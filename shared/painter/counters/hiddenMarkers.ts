/** The barred eye beside hidden markers, as it lies on hidden units (CM-OBS); what one side must not see is in no scene. */
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { BADGE_RADIUS, paintBadge } from './badges'
import { type DrawOp, type Rect } from '../ops'
import { type Scene } from '../scene'
import { type Detail } from '../style'

// From the middle of the hex, in hexes.
const PLACE = { x: 0.27, y: -0.22 } as const

export function paintHiddenMarkers({ map, layout }: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const radius = BADGE_RADIUS[detail] * layout.hexMm
  if (radius === 0) return []
  const hexes = new Set(Object.values(map.markers).flatMap(({ hidden, hex }) => (hidden ? [hex] : [])))
  return [...hexes].flatMap((hex) => {
    const center = hexCenter(parseHexKey(hex), layout)
    const x = center.x + PLACE.x * layout.hexMm
    const y = center.y + PLACE.y * layout.hexMm
    const seen =
      Math.abs(x - rect.x - rect.width / 2) <= rect.width / 2 + 1.1 * radius &&
      Math.abs(y - rect.y - rect.height / 2) <= rect.height / 2 + 1.1 * radius
    return seen ? [paintBadge('hidden', { x, y, radius })] : []
  })
}
