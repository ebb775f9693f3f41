/** The printed grid: thin, the same for all styles, absent where a wall already marks the hexside and far out. */
import { type Direction, direction, neighbor } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Point } from '#shared/hex/layout'
import { hexesInRect } from './hexesInRect'
import { hexShape } from './hexShape'
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'
import { walledSides } from './sidesInRect'
import { createSketch, type Ink } from './sketch'
import { type Detail } from './style'

// Uncut ends do not overlap, so the translucent line may be cut anywhere.
const INKS = {
  fine: { line: '#2a2412', lineOpacity: 0.38, width: 0.011, cap: 'butt', perPath: 128 },
  faint: { line: '#2a2412', lineOpacity: 0.24, width: 0.02, cap: 'butt', perPath: 128 },
} satisfies Record<string, Ink>

export function paintGrid(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  if (detail === 0) return []
  const { layout } = scene
  const shape = hexShape(layout)
  const sketch = createSketch(INKS, layout.hexMm)
  const isWalled = walledSides(scene, rect)
  const ink = detail === 1 ? 'faint' : 'fine'
  for (const spot of hexesInRect(rect, layout)) {
    let path = undefined
    let joined = false
    for (let index = 0; index < 6; index++) {
      const value = index as Direction
      // A hex draws the sides it owns, and those of the rim that no other hex of the map draws.
      const own = index < 3 || !onGrid(neighbor(spot, value), layout.grid)
      if (!own || isWalled(spot, value)) {
        joined = false
        continue
      }
      const start = shape.corners[direction(index - 1)] as Point
      const end = shape.corners[index] as Point
      path ??= sketch.pen(ink)
      if (!joined) path.move(spot.x + start.x, spot.y + start.y)
      path.line(spot.x + end.x, spot.y + end.y)
      joined = true
    }
  }
  return sketch.ops()
}
