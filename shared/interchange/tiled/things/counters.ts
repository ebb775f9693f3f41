/** Counters as objects with the picture of their card, turned as they face; those that are not on the map lie beside it. */
import { type Counter } from '#shared/document/armies'
import { bottomFirst, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { direction, neighbor, opposite } from '#shared/hex/direction'
import { type Facing, facingAngle, facingName } from '#shared/hex/facing'
import { type Grid, onGrid } from '#shared/hex/grid'
import { hexAt, hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { isObject, type JsonObject } from '#shared/json/decode'
import { greatestOf } from '#shared/lang/extremes'
import { cardFace } from '#shared/painter/cardFace'
import { cardReach, cardSize, cardTurn } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { sceneOf } from '#shared/painter/sceneOf'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { type Projection } from '../model/geometry'
import { partOf } from '../ours/cells'
import { flatProperties, isFit } from '../ours/flatProperties'
import { entriesOf, idProperties, type ObjectKind, toTiled } from '../ours/kind'
import { textOfHex } from '../ours/places'
import { type ReadPlan } from '../ours/readPlan'
import { type SeenObject } from '../ours/seenObject'
import { type Drawn } from '../pictures/pieceScene'
import { type OpenSheet, openSheet, type Part } from '../pictures/sheet'
import { objectPart, type TileObject } from '../pictures/tileObjects'

/** The values of a counter beside its sheet, a property each. */
const STATUS = 'status.'

/** Their keys in the order of the author, where Tiled would change it. */
const STATUS_ORDER = 'statusOrder'

export const COUNTER: ObjectKind = {
  name: 'counter',
  section: ['counters'],
  said: 'name',
  isOptional: true,
  placed: ['hex', 'facing'],
  keys: [
    ...['type', 'side', 'placement', 'rank', 'face', 'hidden', 'decoy', 'owner'],
    ...['group', 'reinforcement', 'spare'],
  ],
  more: (properties) => Object.keys(properties).filter((key) => key.startsWith(STATUS)),
  read(seen, plan, { status, [STATUS_ORDER]: order }) {
    const facing = facingOf(seen, plan)
    const hex = hexOf(seen, facing, plan)
    return {
      [STATUS_ORDER]: undefined,
      ...(isObject(status) && { status: inOrder(status, order) }),
      ...(hex !== undefined && { hex }),
      facing: facingName(facing, plan.grid),
    }
  },
}

/** @param edge the right edge of the map, pixels: reserves lie beyond it */
export function countersPart(drawn: Drawn, file: JsonObject, projection: Projection, edge: number): Part {
  const { scenario, ruleset } = drawn
  const counters = Object.entries(scenario.counters) as [CounterId, Counter][]
  const faces = new Map(counters.map(([id, counter]) => [id, cardFace(scenario, counter, ruleset)]))
  const sheets = sheetsFor(drawn, [...faces.values()], projection)
  const entries = entriesOf(COUNTER, file)
  const centers = centersOnMap(drawn, projection)
  const onMap: TileObject[] = []
  const reserve: TileObject[] = []
  // Drawn as they lie: the lowest first.
  for (const id of bottomFirst(
    scenario,
    counters.map(([id]) => id),
  )) {
    const counter = scenario.counters[id] as Counter
    const face = faces.get(id) as CounterFace
    const sheet = face.footprint === 2 ? sheets.long : sheets.short
    const center = centers.get(id)
    const { said, properties } = counterProperties(entries[id] ?? {}, scenario.map.grid, counter)
    ;(center ? onMap : reserve).push({
      name: said,
      kind: COUNTER.name,
      sheet,
      tile: faceTile(sheet, { drawn, face, counter }),
      center: center ?? besideMap(reserve.length, edge, sheets),
      rotation: Math.round(degrees(facingAngle(counter.facing, scenario.map.grid) - cardTurn(face))),
      properties: { ...idProperties(id), ...properties },
    })
  }
  return objectPart([sheets.short, sheets.long], { counters: onMap, reserve })
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

// A counter without a hex covers as many once it has one.
function covered({ scenario }: Drawn, counter: Counter): number {
  return footprint(scenario, { ...counter, hex: counter.hex ?? ('0,0' as NonNullable<Counter['hex']>) })
    .length
}

function counterProperties(entry: JsonObject, grid: Grid, counter: Counter): ReturnType<typeof toTiled> {
  const status = partOf(entry['status'])
  const keys = Object.keys(status)
  const isSorted = keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key)
  const flat = keys.filter((key) => isFit(key) && isFit(status[key])).map((key) => STATUS + key)
  const written = toTiled(COUNTER, isSorted ? entry : { ...entry, [STATUS_ORDER]: keys }, flat)
  const isOff = counter.hex !== undefined && !onGrid(parseHexKey(counter.hex), grid)
  return isOff ? { ...written, properties: { ...written.properties, hex: entry['hex'] as string } } : written
}

function inOrder(status: JsonObject, order: unknown): JsonObject {
  const asked: readonly unknown[] = Array.isArray(order) ? order : []
  const known = new Set(
    asked.filter((key): key is string => typeof key === 'string' && Object.hasOwn(status, key)),
  )
  const others = Object.keys(status).filter((key) => !known.has(key))
  return Object.fromEntries([...known, ...others.sort()].map((key) => [key, status[key]]))
}

/** By the turn of its card: the nearest of the twelve. */
function facingOf({ object, tile }: SeenObject, { grid: { orientation } }: ReadPlan): Facing {
  const turn = typeof tile['turn'] === 'number' ? tile['turn'] : 0
  const twelfth = Math.round((object.rotation + turn) / 30) + (orientation === 'flat' ? 0 : 1)
  const step = ((twelfth % 12) + 12) % 12
  return step % 2 === 0
    ? { kind: 'side', index: direction(step / 2) }
    : { kind: 'vertex', index: direction((step - 1) / 2) }
}

/** Off the map a counter has no hex, but for one that had such a place. */
function hexOf(
  { center, tile, properties }: SeenObject,
  facing: Facing,
  { grid, projection: { toMm, layout } }: ReadPlan,
): string | undefined {
  const middle = toMm(center)
  const at = hexAt(tile['hexes'] === 2 ? frontOf(middle, facing, layout) : middle, layout)
  if (onGrid(at, grid)) return textOfHex(at, grid)
  const said = properties['hex']
  return typeof said === 'string' ? said : undefined
}

/** The middle of the front hex of a card on two: that of the card lies between them. */
function frontOf(middle: Point, { kind, index }: Facing, layout: Layout): Point {
  const here = { q: 0, r: 0 }
  const [from, to] = [here, neighbor(here, kind === 'side' ? opposite(index) : direction(index + 2))].map(
    (hex) => hexCenter(hex, layout),
  ) as [Point, Point]
  return { x: middle.x - (to.x - from.x) / 2, y: middle.y - (to.y - from.y) / 2 }
}

interface Sheets {
  readonly short: OpenSheet
  readonly long: OpenSheet
}

/** Cards of one hex and of two, as large as the largest of them with its shadow. */
function sheetsFor({ scenario }: Drawn, faces: readonly CounterFace[], { scale }: Projection): Sheets {
  const { hexMm } = scenario.map
  const sheet = (name: string, of: 1 | 2): OpenSheet => {
    const sizes = faces
      .filter(({ footprint: hexes }) => (hexes === 2 ? 2 : 1) === of)
      .map((face) => {
        const { width, height } = cardSize(face, hexMm)
        const shadow = cardReach(face, hexMm) - Math.hypot(width, height) / 2
        return { width: width + 2 * shadow, height: height + 2 * shadow }
      })
    const even = (mm: number, perMm: number): number => Math.max(2, 2 * Math.ceil((mm * perMm) / 2))
    return openSheet(
      name,
      even(Math.max(greatestOf(sizes.map(({ width }) => width)), 0), scale.x),
      even(Math.max(greatestOf(sizes.map(({ height }) => height)), 0), scale.y),
    )
  }
  return { short: sheet('counters', 1), long: sheet('long-counters', 2) }
}

interface Shows {
  readonly drawn: Drawn
  readonly face: CounterFace
  readonly counter: Counter
}

function faceTile(sheet: OpenSheet, { drawn, face, counter }: Shows): number {
  const { scenario } = drawn
  const hexes = covered(drawn, counter)
  const turn = Math.round(degrees(cardTurn(face)))
  return sheet.numberOf(JSON.stringify([face, hexes, counter.type, counter.face]), () => ({
    kind: COUNTER.name,
    // A counter that is added in Tiled has the type and face of its tile.
    properties: {
      hexes,
      turn,
      ...flatProperties({ type: counter.type, face: counter.face }, ['type', 'face']),
    },
    paint: () => paintFace(face, scenario.map.hexMm, 3),
  }))
}

/** The most that a card of a stack lies off the middle, hexes: it must not seem to lie on another. */
const FAN = 0.07
const WIDEST_FAN = 0.5

/** The middles of cards on the map, pixels, those of a stack fanned as on ours. */
function centersOnMap({ scenario, ruleset }: Drawn, { toPixels, layout }: Projection): Map<string, Point> {
  const scene = sceneOf(scenario, ruleset)
  return new Map(
    scene.counters.map(({ id, level, stackHeight }) => {
      const hexes = footprint(scenario, scenario.counters[id as CounterId]).map((hex) =>
        hexCenter(hex, layout),
      )
      const fan = (level - (stackHeight - 1) / 2) * Math.min(FAN, WIDEST_FAN / stackHeight) * layout.hexMm
      const middle = (axis: 'x' | 'y'): number =>
        hexes.reduce((sum, point) => sum + point[axis], 0) / hexes.length
      return [id, toPixels({ x: middle('x') + fan, y: middle('y') - fan })]
    }),
  )
}

const RESERVES_IN_ROW = 8

function besideMap(index: number, edge: number, { short, long }: Sheets): Point {
  const step = Math.max(short.width, short.height, long.width, long.height) + 8
  return {
    x: edge + step * (1 + (index % RESERVES_IN_ROW)),
    y: step * (0.5 + Math.floor(index / RESERVES_IN_ROW)),
  }
}
