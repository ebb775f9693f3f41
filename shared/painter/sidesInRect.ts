/** Finds what stands on the hexsides in a rectangle of paper. */
import { type FoundSide, hexsidesBetween } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { toOffset } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { hexAt, hexCenter } from '#shared/hex/layout'
import { FEATURE_LOOK_ROWS } from '#shared/rules/map/looks'
import { type Rect } from './ops'
import { type Scene } from './scene'

/** Sides that hold something and whose owner lies within `reach` mm of the rectangle, in the order of the file. */
export function sidesInRect({ map, layout }: Scene, rect: Rect, reach: number): FoundSide[] {
  // Owners lie up to one hex beyond what is seen of their sides; hexAt answers with a hex near the corner.
  const margin = reach + 1.2 * layout.hexMm
  const [left, top] = [rect.x - margin, rect.y - margin]
  const [right, bottom] = [rect.x + rect.width + margin, rect.y + rect.height + margin]
  const corner = (x: number, y: number) => toOffset(hexAt({ x, y }, layout), layout.grid)
  return hexsidesBetween(map, corner(left, top), corner(right, bottom)).filter(({ side }) => {
    const { x, y } = hexCenter(side.hex, layout)
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

/** Says whether a feature thick enough to hide the grid stands on a side of a hex in the rectangle. */
export function walledSides(scene: Scene, rect: Rect): (hex: Axial, value: Direction) => boolean {
  const key = (hex: Axial, value: number): number => (hex.q * 3 + value) * 65536 + hex.r
  const walled = new Set<number>()
  for (const found of sidesInRect(scene, rect, 0)) {
    if (scene.isFallenBarrier(found)) continue
    const { side, features } = found
    const { barrier, opening } = features
    if (opening || (barrier && FEATURE_LOOK_ROWS[scene.featureLook(barrier.feature)].hidesGrid))
      walled.add(key(side.hex, side.direction))
  }
  if (walled.size === 0) return () => false
  return (hex, value) => {
    const side = hexsideOf(hex, value)
    return walled.has(key(side.hex, side.direction))
  }
}
