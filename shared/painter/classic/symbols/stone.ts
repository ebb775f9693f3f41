/** Rocks, paving and steps. */
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { type TerrainLook } from '#shared/rules/map/looks'
import { type TerrainInk } from './inks'
import { chance, pointAt, type SymbolContext } from './symbolContext'

export function rocks(context: SymbolContext): void {
  const { w, detail } = context
  const count = detail === 3 ? 6 : detail === 2 ? 4 : 3
  const turn = chance(context, 9) * 6
  for (let index = 0; index < count; index++) {
    const at = pointAt(context, turn + (index * 2 * Math.PI) / count, index % 2 === 0 ? 0.33 : 0.25, {
      by: 0.03,
      salt: 20 + 2 * index,
    })
    rock(context, at, (0.055 + 0.035 * chance(context, 50 + index)) * w * (detail === 1 ? 1.4 : 1), index)
  }
}

// A dark block with a lit face towards the north-west.
export function rock(context: SymbolContext, at: Point, radius: number, salt: number): void {
  const outline: Point[] = []
  for (let index = 0; index < 6; index++) {
    const angle = (index + 0.5 * (chance(context, 200 + salt * 7 + index) - 0.5)) * (Math.PI / 3)
    const reach = radius * (0.85 + 0.3 * chance(context, 300 + salt * 7 + index))
    outline.push({ x: at.x + Math.cos(angle) * reach * 1.15, y: at.y + Math.sin(angle) * reach })
  }
  context.pen('rockShade').polygon(outline)
  if (context.detail < 2) return
  const face = outline.map(({ x, y }) => ({
    x: at.x + (x - at.x) * 0.68 - radius * 0.16,
    y: at.y + (y - at.y) * 0.62 - radius * 0.2,
  }))
  context.pen('rockTop').polygon(face)
}

/** Slabs here and there, laid at an angle to the grid. */
export function paving(ink: TerrainInk): (context: SymbolContext) => void {
  return (context) => {
    const { w, detail } = context
    const count = detail === 3 ? 5 : 3
    const start = chance(context, 12) * 6
    const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
    for (let index = 0; index < count; index++) {
      const at = pointAt(context, start + (index * 2 * Math.PI) / count, 0.3, {
        by: 0.03,
        salt: 20 + 2 * index,
      })
      const long = (0.07 + 0.03 * chance(context, 50 + index)) * w
      const high = 0.045 * w
      const slab = [
        [-long, -high],
        [long * 0.4, -high],
        [long * 0.4, high],
        [-long, high],
      ] as const
      const path = context.pen(ink)
      path.polygon(slab.map(([x, y]) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos })))
      // The next slab of the row, left open.
      const tail = [
        [long * 0.4, -high],
        [long, -high],
      ] as const
      path.polyline(tail.map(([x, y]) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos })))
    }
  }
}

// What a flight of steps leads up to, best first.
const UPPER: readonly TerrainLook[] = ['rampart', 'fortification', 'tower', 'church', 'house']

/** Treads across the hex, and an arrow head at the upper end. */
export function steps({ spot, w, shape, lookAt, pen, detail }: SymbolContext): void {
  const looks = DIRECTIONS.map((value) => lookAt(neighbor(spot, value)))
  const upper = UPPER.map((look) => looks.indexOf(look)).find((index) => index >= 0) ?? 0
  const up = shape.normals[upper] as Point
  const at = (along: number, across: number): Point => ({
    x: spot.x + (up.x * along - up.y * across) * w,
    y: spot.y + (up.y * along + up.x * across) * w,
  })
  const treads = detail === 1 ? 5 : 9
  const path = pen('tread')
  for (let index = 0; index < treads; index++) {
    const along = -0.44 + (0.88 * index) / (treads - 1)
    const half = 0.27 - 0.06 * (index / (treads - 1))
    path.polyline([at(along, -half), at(along, half)])
  }
  if (detail > 1) {
    path.polyline([at(-0.47, -0.29), at(0.47, -0.21)])
    path.polyline([at(-0.47, 0.29), at(0.47, 0.21)])
    pen('treadArrow').polygon([at(0.42, 0), at(0.31, -0.07), at(0.31, 0.07)])
  }
}
