/** A counter of ours: its hex by its place, its facing by the turn of its card. */
import { direction, neighbor, opposite } from '#shared/hex/direction'
import { type Facing, facingName } from '#shared/hex/facing'
import { type Grid, onGrid } from '#shared/hex/grid'
import { hexAt, hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { isObject, type JsonObject } from '#shared/json/decode'
import { KEYS, STATUS, STATUS_ORDER } from '../ours/entries'
import { entryOf } from '../ours/flatProperties'
import { textOfHex } from '../ours/places'
import { type ReadPlan } from './readPlan'
import { type SeenObject } from './seenObject'

export function readCounter(
  { object, properties, tile, rest, center }: SeenObject,
  { grid, projection: { toMm, layout } }: ReadPlan,
): JsonObject {
  const turn = typeof tile['turn'] === 'number' ? tile['turn'] : 0
  const facing = facingOfAngle(object.rotation + turn, grid)
  const middle = toMm(center)
  const at = hexAt(tile['hexes'] === 2 ? frontOf(middle, facing, layout) : middle, layout)
  const status = Object.keys(properties).filter((key) => key.startsWith(STATUS))
  const { [STATUS_ORDER]: order, ...entry } = entryOf(properties, rest, [...KEYS.counter, ...status])
  // Off the map a counter has no hex, but for one that had such a place.
  const said = properties['hex']
  const hex = onGrid(at, grid) ? textOfHex(at, grid) : typeof said === 'string' ? said : undefined
  return {
    ...(object.name !== '' && { name: object.name }),
    ...entry,
    ...(isObject(entry['status']) && { status: inOrder(entry['status'], order) }),
    ...(hex !== undefined && { hex }),
    facing: facingName(facing, grid),
  }
}

/** The nearest of the twelve. @param degrees clockwise from 12 o'clock */
function facingOfAngle(degrees: number, { orientation }: Pick<Grid, 'orientation'>): Facing {
  const twelfth = Math.round(degrees / 30) + (orientation === 'flat' ? 0 : 1)
  const step = ((twelfth % 12) + 12) % 12
  return step % 2 === 0
    ? { kind: 'side', index: direction(step / 2) }
    : { kind: 'vertex', index: direction((step - 1) / 2) }
}

/** The middle of the front hex of a card on two: that of the card lies between them. */
function frontOf(middle: Point, { kind, index }: Facing, layout: Layout): Point {
  const here = { q: 0, r: 0 }
  const [from, to] = [here, neighbor(here, kind === 'side' ? opposite(index) : direction(index + 2))].map(
    (hex) => hexCenter(hex, layout),
  ) as [Point, Point]
  return { x: middle.x - (to.x - from.x) / 2, y: middle.y - (to.y - from.y) / 2 }
}

function inOrder(status: JsonObject, order: unknown): JsonObject {
  const asked: readonly unknown[] = Array.isArray(order) ? order : []
  const known = new Set(
    asked.filter((key): key is string => typeof key === 'string' && Object.hasOwn(status, key)),
  )
  const others = Object.keys(status).filter((key) => !known.has(key))
  return Object.fromEntries([...known, ...others.sort()].map((key) => [key, status[key]]))
}
