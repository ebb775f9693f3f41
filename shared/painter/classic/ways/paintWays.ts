/** Streams, paths and roads as smooth ribbons from hexside to hexside, and the bridges that carry them. */
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { type Direction, direction, neighbor } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, hexsideOf, sideDirectionFrom } from '#shared/hex/hexside'
import { hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { type FeatureLook } from '#shared/rules/looks'
import { hexesInRect, type PlacedHex } from '../../hexesInRect'
import { hexShape, type HexShape } from '../../hexShape'
import { hash } from '../../noise'
import { type DrawOp, type Rect } from '../../ops'
import { type PathBuilder } from '../../path'
import { lookOf } from '../../hexLook'
import { type Scene } from '../../scene'
import { sidesInRect } from '../../sidesInRect'
import { createSketch } from '../../sketch'
import { type Detail } from '../../style'
import { groundLook } from '../cells'
import { bridge, deckAxis } from './bridge'
import { type Crossed, WAY_INKS, type WayInk, type WayLook, WET } from './wayInks'

function isWay(look: FeatureLook): look is WayLook {
  return look === 'stream' || look === 'path' || look === 'road'
}

/** Ribbons of a way: widest first. */
const RIBBONS: Readonly<Record<WayLook, readonly WayInk[]>> = {
  stream: ['streamBank', 'stream'],
  path: ['pathBank', 'path'],
  road: ['roadBank', 'road'],
}

/** A hex that ways pass through, and the sides they cross. */
interface Passage {
  readonly spot: PlacedHex
  readonly crossed: Crossed
}

// Bends stay within their hex; banks and bridges stand out a little.
const REACH = 0.2

export function paintWays(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const { layout } = scene
  const shape = hexShape(layout)
  const sketch = createSketch<WayInk>(WAY_INKS, layout.hexMm)
  const lookAt = (hex: Axial) => lookOf(scene, hex)
  const passages = passagesInRect(scene, rect)
  const near = growRect(rect, (REACH + 0.6) * layout.hexMm)
  for (const { spot, crossed } of passages.values()) {
    // The sides that were found belong to hexes further off, too.
    if (!isInside(spot, near)) continue
    const look = lookAt(spot)
    for (const way of ['stream', 'path', 'road'] as const) {
      const sides = withMapEdge(spot, crossed[way], layout)
      // Open water swallows a stream, and off the map nothing runs on.
      if (sides.length === 0 || look === undefined) continue
      if (way === 'stream' && WET.has(groundLook(spot, look, lookAt))) continue
      const ribbon = { spot, sides, shape, layout }
      for (const ink of RIBBONS[way]) traceRibbon(sketch.pen(ink), ribbon)
      if (detail === 3) details(sketch.pen, way, ribbon)
    }
  }
  if (detail > 0)
    for (const spot of hexesInRect(rect, layout, REACH * layout.hexMm)) {
      if (lookAt(spot) !== 'bridge') continue
      const crossed = passages.get(hexKey(spot))?.crossed
      bridge({ spot, shape, layout, detail, pen: sketch.pen }, deckAxis(crossed, spot, lookAt))
    }
  return sketch.ops()
}

function growRect({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function isInside({ x, y }: Point, rect: Rect): boolean {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height
}

function passagesInRect(scene: Scene, rect: Rect): Map<HexKey, Passage> {
  const { layout, featureLook } = scene
  const passages = new Map<HexKey, Passage>()
  for (const { side, features } of sidesInRect(scene, rect, (1 + REACH) * layout.hexMm)) {
    const look = features.way && featureLook(features.way.feature)
    if (!look || !isWay(look)) continue
    for (const hex of hexesOfSide(side)) {
      const key = hexKey(hex)
      let passage = passages.get(key)
      if (!passage) {
        const spot = { ...hex, ...hexCenter(hex, layout) }
        passages.set(key, (passage = { spot, crossed: { stream: [], path: [], road: [] } }))
      }
      passage.crossed[look].push(sideDirectionFrom(side, hex))
    }
  }
  // The order of the file is chance: curves are drawn in the order of directions.
  for (const { crossed } of passages.values())
    for (const sides of Object.values(crossed)) sides.sort((a, b) => a - b)
  return passages
}

/** A way that ends in a hex of the rim runs on off the map, straight on if it can. */
function withMapEdge(hex: Axial, sides: readonly Direction[], { grid }: Layout): readonly Direction[] {
  const [only] = sides
  if (only === undefined || sides.length > 1) return sides
  const ahead = [3, 2, 4].map((turn) => direction(only + turn))
  const off = ahead.find((value) => !onGrid(neighbor(hex, value), grid))
  return off === undefined ? sides : [only, off]
}

interface Ribbon {
  readonly spot: PlacedHex
  readonly sides: readonly Direction[]
  readonly shape: HexShape
  readonly layout: Layout
}

/** Where a ribbon crosses a hexside: near its middle, the same for both hexes. */
function crossing({ spot, shape, layout }: Ribbon, value: Direction): Point {
  const side = hexsideOf(spot, value)
  const normal = shape.normals[side.direction] as Point
  const middle = shape.middles[value] as Point
  const shift = (hash(side.hex.q * 3 + side.direction, side.hex.r, 31) - 0.5) * 0.16 * layout.hexMm
  return { x: spot.x + middle.x - normal.y * shift, y: spot.y + middle.y + normal.x * shift }
}

/**
 * Curves between each two crossed sides, square to both, so that they run on smoothly in the next hexes and merge at
 * junctions; a single one ends at the centre. `offset` hexes beside the middle line.
 */
function traceRibbon(path: PathBuilder, ribbon: Ribbon, offset = 0): void {
  const { spot, sides, shape, layout } = ribbon
  const inward = (value: Direction, length: number): Point => {
    const normal = shape.normals[value] as Point
    return { x: -normal.x * length * layout.hexMm, y: -normal.y * length * layout.hexMm }
  }
  const start = (value: Direction, side: number): Point => {
    const point = crossing(ribbon, value)
    const normal = shape.normals[value] as Point
    const by = side * offset * layout.hexMm
    return { x: point.x - normal.y * by, y: point.y + normal.x * by }
  }
  if (sides.length === 1) {
    const value = sides[0] as Direction
    const from = start(value, 1)
    const bend = inward(value, 0.25)
    path.move(from.x, from.y).quad(from.x + bend.x, from.y + bend.y, spot.x, spot.y)
    return
  }
  // At a junction the curves bend sharply and meet arms to the centre, so that no island is left between them.
  const junction = sides.length > 2
  if (junction)
    for (const value of sides) {
      const from = start(value, 1)
      path.move(from.x, from.y).line(spot.x, spot.y)
    }
  sides.forEach((a, index) => {
    for (const b of sides.slice(index + 1)) {
      const [from, to] = [start(a, 1), start(b, -1)]
      const pull = junction ? 0.42 : direction(b - a) === 3 ? 0.22 : 0.27
      const [c1, c2] = [inward(a, pull), inward(b, pull)]
      path.move(from.x, from.y).cubic(from.x + c1.x, from.y + c1.y, to.x + c2.x, to.y + c2.y, to.x, to.y)
    }
  })
}

function details(pen: (ink: WayInk) => PathBuilder, way: WayLook, ribbon: Ribbon): void {
  if (ribbon.sides.length > 2) return
  if (way === 'road') for (const offset of [-0.042, 0.042]) traceRibbon(pen('rut'), ribbon, offset)
  if (way === 'stream') traceRibbon(pen('streamLine'), ribbon, 0.03)
}
