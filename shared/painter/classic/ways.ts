/** Streams, paths and roads as smooth ribbons from hexside to hexside, and the bridges that carry them. */
import { terrainAt } from '#shared/document/map'
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor, opposite } from '#shared/hex/direction'
import { hexesOfSide, hexsideOf, sideDirectionFrom } from '#shared/hex/hexside'
import { hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { type FeatureLook } from '#shared/rules/looks'
import { hexesInRect, type PlacedHex } from '../hexesInRect'
import { hexShape, type HexShape } from '../hexShape'
import { hash } from '../noise'
import { type DrawOp, type Rect } from '../ops'
import { type PathBuilder } from '../path'
import { type Scene } from '../scene'
import { sidesInRect } from '../sidesInRect'
import { createSketch, type Ink } from '../sketch'
import { type Detail } from '../style'

const INKS = {
  streamBank: { line: '#3f7d96', width: 0.27 },
  stream: { line: '#a3c9d6', width: 0.22 },
  streamLine: { line: '#6fa3b6', width: 0.014 },
  pathBank: { line: '#93805a', width: 0.12 },
  path: { line: '#e0cfa0', width: 0.08 },
  pathDash: { line: '#93805a', width: 0.02, dash: [0.05, 0.05], cap: 'butt' },
  roadBank: { line: '#6e5837', width: 0.235 },
  road: { line: '#e3cf9d', width: 0.185 },
  rut: { line: '#b99a63', width: 0.014 },
  deckShadow: { fill: '#2f5a6b' },
  deck: { fill: '#c39a62', line: '#3f2c16', width: 0.022, join: 'miter' },
  plank: { line: '#7d5a30', width: 0.012, cap: 'butt' },
  rail: { line: '#3f2c16', width: 0.045 },
  railTop: { line: '#e2c08a', width: 0.018 },
} satisfies Record<string, Ink>

type WayInk = keyof typeof INKS
type WayLook = 'stream' | 'path' | 'road'

function isWay(look: FeatureLook): look is WayLook {
  return look === 'stream' || look === 'path' || look === 'road'
}

/** Ribbons of a way: widest first. */
const RIBBONS: Readonly<Record<WayLook, readonly WayInk[]>> = {
  stream: ['streamBank', 'stream'],
  path: ['pathBank', 'path'],
  road: ['roadBank', 'road'],
}

const WET: ReadonlySet<string> = new Set(['water', 'sea', 'moat', 'bridge', 'boat', 'ford'])

type Crossed = Record<WayLook, Direction[]>

/** A hex that ways pass through, and the sides they cross. */
interface Passage {
  readonly spot: PlacedHex
  readonly crossed: Crossed
}

// Bends stay within their hex; banks and bridges stand out a little.
const REACH = 0.2

export function paintWays(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const { map, layout } = scene
  const shape = hexShape(layout)
  const sketch = createSketch<WayInk>(INKS, layout.hexMm)
  const lookAt = (hex: Axial) => {
    const id = terrainAt(map, hex)
    return id === undefined ? undefined : scene.terrainLook(id)
  }
  const passages = passagesInRect(scene, rect)
  const near = growRect(rect, (REACH + 0.6) * layout.hexMm)
  for (const { spot, crossed } of passages.values()) {
    // The sides that were found belong to hexes further off, too.
    if (!isInside(spot, near)) continue
    const look = lookAt(spot)
    for (const way of ['stream', 'path', 'road'] as const) {
      const sides = crossed[way]
      // Open water swallows a stream, and off the map nothing runs on.
      const swallowed = way === 'stream' && look !== undefined && WET.has(look) && look !== 'bridge'
      if (sides.length === 0 || swallowed || look === undefined) continue
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

/** Which way a bridge leads: along its road, else across the water. */
function deckAxis(
  crossed: Crossed | undefined,
  spot: PlacedHex,
  lookAt: (hex: Axial) => string | undefined,
): Direction {
  const onWay = crossed?.road[0] ?? crossed?.path[0]
  if (onWay !== undefined) return onWay
  const banks = DIRECTIONS.filter((value) => {
    const look = lookAt(neighbor(spot, value))
    return look !== undefined && !WET.has(look)
  })
  const joined = DIRECTIONS.find((value) => lookAt(neighbor(spot, value)) === 'bridge')
  return joined ?? banks.find((value) => banks.includes(opposite(value))) ?? banks[0] ?? 0
}

interface Deck {
  readonly spot: PlacedHex
  readonly shape: HexShape
  readonly layout: Layout
  readonly detail: Detail
  pen(ink: WayInk): PathBuilder
}

function bridge({ spot, shape, layout, detail, pen }: Deck, axis: Direction): void {
  const w = layout.hexMm
  const ahead = shape.normals[axis] as Point
  const at = (along: number, across: number): Point => ({
    x: spot.x + (ahead.x * along - ahead.y * across) * w,
    y: spot.y + (ahead.y * along + ahead.x * across) * w,
  })
  const half = 0.2
  const end = 0.47
  const deck = [at(-end, -half), at(end, -half), at(end, half), at(-end, half)]
  if (detail > 1) pen('deckShadow').polygon(deck.map(({ x, y }) => ({ x: x + 0.03 * w, y: y + 0.035 * w })))
  pen('deck').polygon(deck)
  if (detail < 1) return
  const step = detail === 1 ? 0.16 : 0.08
  const planks = pen('plank')
  for (let along = -end + step; along < end - step / 2; along += step)
    planks.polyline([at(along, -half), at(along, half)])
  if (detail < 2) return
  for (const side of [-half, half]) {
    pen('rail').polyline([at(-end, side), at(end, side)])
    pen('railTop').polyline([at(-end + 0.01, side), at(end - 0.01, side)])
  }
}
