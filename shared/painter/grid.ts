/** The printed grid: thin, its ink by the ground under it, absent where a wall already marks the hexside and far out. */
import { type Direction, direction, neighbor } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Point } from '#shared/hex/layout'
import { gridLookOf } from './gridLook'
import { DARK_INK, type IsDarkGround, PALE_INK } from './groundInk'
import { hexesInRect } from './hexesInRect'
import { hexShape } from './hexShape'
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'
import { walledSides } from './sidesInRect'
import { createSketch, type Ink } from './sketch'
import { type Detail } from './style'

/** The smaller the hexes on screen, the wider in them the line: it stays about as wide there. */
const WIDENED = [0, 1.9, 1.35, 1] as const

/** @rule DOC-6 */
export function paintGrid(scene: Scene, rect: Rect, detail: Detail, isDark: IsDarkGround): DrawOp[] {
  if (detail === 0) return []
  const { layout, map } = scene
  const { lineColor, lineMm, lineOpacity } = gridLookOf(map)
  const shape = hexShape(layout)
  const width = (lineMm / layout.hexMm) * WIDENED[detail]
  // Uncut ends do not overlap, so the translucent line may be cut anywhere.
  const ink = (line: string): Ink => ({ line, lineOpacity, width, cap: 'butt', perPath: 128 })
  const sketch = createSketch({ dark: ink(lineColor ?? DARK_INK), pale: ink(PALE_INK) }, layout.hexMm)
  const isWalled = walledSides(scene, rect)
  for (const spot of hexesInRect(rect, layout)) {
    const below = lineColor === undefined && isDark(scene, spot)
    const paths: Partial<Record<'dark' | 'pale', ReturnType<typeof sketch.pen>>> = {}
    let joined: 'dark' | 'pale' | undefined
    for (let index = 0; index < 6; index++) {
      const value = index as Direction
      const across = neighbor(spot, value)
      // A hex draws the sides it owns, and those of the rim that no other hex of the map draws.
      const own = index < 3 || !onGrid(across, layout.grid)
      if (!own || isWalled(spot, value)) {
        joined = undefined
        continue
      }
      const tone = below || (lineColor === undefined && isDark(scene, across)) ? 'pale' : 'dark'
      const start = shape.corners[direction(index - 1)] as Point
      const end = shape.corners[index] as Point
      const path = (paths[tone] ??= sketch.pen(tone))
      if (joined !== tone) path.move(spot.x + start.x, spot.y + start.y)
      path.line(spot.x + end.x, spot.y + end.y)
      joined = tone
    }
  }
  return sketch.ops()
}
