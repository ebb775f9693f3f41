/** The place of a zone's name: apart from its picture, which the page draws later than it asks for it. */
import { type Zone } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { type Rect } from './ops'
import { textWidth } from './text'

// Zones are immutable: the middle of thousands of hexes is worked out once.
const middles = new WeakMap<Zone, { readonly layout: Layout; readonly middle: Point }>()

/** The middle of its hexes, mm: there its name stands. */
export function middleOf(zone: Zone, layout: Layout): Point {
  const known = middles.get(zone)
  if (known?.layout.grid === layout.grid && known.layout.hexMm === layout.hexMm) return known.middle
  let [x, y] = [0, 0]
  for (const key of zone.hexes) {
    const center = hexCenter(parseHexKey(key), layout)
    x += center.x / zone.hexes.length
    y += center.y / zone.hexes.length
  }
  middles.set(zone, { layout, middle: { x, y } })
  return { x, y }
}

/** Em size of zone names, in hexes. */
export const NAME_SIZE = 0.26

/** The box of a zone's name, mm; undefined when it has none. */
export function zoneNameBox(zone: Zone, layout: Layout): Rect | undefined {
  if (zone.name === '' || zone.hexes.length === 0) return undefined
  const { x, y } = middleOf(zone, layout)
  const size = NAME_SIZE * layout.hexMm
  const half = textWidth(zone.name, 'sans-bold', size) / 2 + size
  return { x: x - half, y: y - size, width: 2 * half, height: 2 * size }
}
