/** The names of hexes (DOC-6), near the top of each as on printed boards, their ink by the ground; the same for all styles. */
import { printedName } from '#shared/document/placeNames'
import { gridLookOf } from './gridLook'
import { DARK_INK, haloOf, type IsDarkGround, PALE_INK } from './groundInk'
import { hexesInRect, type PlacedHex } from './hexesInRect'
import { inLots } from './lots'
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'
import { walledSides } from './sidesInRect'
import { type Detail } from './style'
import { placeText } from './text'

// The middle of the letters above that of the hex, with and without a wall on the upper side, and their top at most, in hexes.
const MIDDLE = { flat: { free: 0.395, walled: 0.3 }, pointy: { free: 0.4, walled: 0.36 } } as const
const TOP = { flat: { free: 0.47, walled: 0.38 }, pointy: { free: 0.47, walled: 0.42 } } as const
/** Half of the height of capital letters, and the width of the halo, in em. */
const HALF_CAP = 0.36
const HALO = 0.2

/** Hexes whose names are held at once. */
const NAMES_AT_ONCE = 1024

/** `veil`: how opaque the halo is, where hachures, roofs and crowns lie below the letters. @rule DOC-6 */
export function paintNames(...seen: Parameters<typeof namesInParts>): DrawOp[] {
  return [...namesInParts(...seen)].flat()
}

/** The same, the names of so many hexes after those of so many others. */
export function* namesInParts(
  scene: Scene,
  rect: Rect,
  detail: Detail,
  isDark: IsDarkGround,
  veil = 0.5,
): Generator<DrawOp[], void> {
  if (detail < 3) return
  const nameOf = namePainter(scene, rect, isDark, veil)
  for (const some of inLots(hexesInRect(rect, scene.layout), NAMES_AT_ONCE)) yield some.flatMap(nameOf)
}

function namePainter(
  scene: Scene,
  rect: Rect,
  isDark: IsDarkGround,
  veil: number,
): (spot: PlacedHex) => DrawOp[] {
  const { layout } = scene
  const { grid } = layout
  const { nameColor, nameMm: size, nameOpacity } = gridLookOf(scene.map)
  const half = HALF_CAP * size
  const isWalled = walledSides(scene, rect)
  return (spot) => {
    const text = printedName(scene, spot)
    if (text === undefined) return []
    const walled = isWalled(spot, 0) || (grid.orientation === 'pointy' && isWalled(spot, 1))
    const room = walled ? 'walled' : 'free'
    const above = Math.min(
      MIDDLE[grid.orientation][room] * layout.hexMm,
      TOP[grid.orientation][room] * layout.hexMm - half,
    )
    const y = spot.y - above + half
    // Many of the hexes that reach into the rectangle have their names beyond it.
    if (y < rect.y - size || y > rect.y + rect.height + size) return []
    const color = nameColor ?? (isDark(scene, spot) ? PALE_INK : DARK_INK)
    return [
      placeText({
        text,
        x: spot.x,
        y,
        font: 'sans',
        size,
        color,
        opacity: nameOpacity,
        anchor: 'middle',
        halo: { color: haloOf(color), width: HALO * size, opacity: nameOpacity * veil },
      }),
    ]
  }
}
