/** The names of hexes (DOC-6), near the top of each as on printed boards; the same for all styles. */
import { printedName } from '#shared/document/placeNames'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/looks'
import { hexesInRect } from './hexesInRect'
import { lookOf } from './hexLook'
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'
import { walledSides } from './sidesInRect'
import { type Detail } from './style'
import { placeText } from './text'

// Em size, and the baseline above the centre with and without a wall on the upper side, in hexes.
const SIZE = 0.1
const BASELINE = { flat: { free: 0.395, walled: 0.3 }, pointy: { free: 0.4, walled: 0.36 } } as const

export function paintNames(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const { layout } = scene
  const { grid } = layout
  if (detail < 3) return []
  const size = SIZE * layout.hexMm
  const isWalled = walledSides(scene, rect)
  const baseline = BASELINE[grid.orientation]
  return hexesInRect(rect, layout).flatMap((spot) => {
    const text = printedName(scene, spot)
    if (text === undefined) return []
    const walled = isWalled(spot, 0) || (grid.orientation === 'pointy' && isWalled(spot, 1))
    return placeText({
      text,
      x: spot.x,
      y: spot.y - (walled ? baseline.walled : baseline.free) * layout.hexMm + size * 0.36,
      font: 'sans',
      size,
      color: TERRAIN_LOOK_ROWS[lookOf(scene, spot) ?? 'clear'].cave === 'rock' ? '#a2947c' : '#4a4229',
      anchor: 'middle',
    })
  })
}
