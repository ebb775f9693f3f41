/** Counters as objects with the picture of their card, turned as they face; those that are not on the map lie beside it. */
import { bottomFirst, footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { facingAngle } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { greatestOf } from '#shared/lang/extremes'
import { cardFace } from '#shared/painter/cardFace'
import { cardReach, cardSize, cardTurn } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { sceneOf } from '#shared/painter/sceneOf'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { partOf } from '../ours/cells'
import { idProperties, KEYS, KINDS, named, STATUS, STATUS_ORDER } from '../ours/entries'
import { flatProperties, isFit } from '../ours/flatProperties'
import { type Projection } from '../model/geometry'
import { type TiledProperties } from '../model/tiledMap'
import { type Drawn } from './pieceScene'
import { type OpenSheet, openSheet, type Part } from './sheet'
import { objectLayer, type TileObject, tileObject } from './tileObjects'

interface Shown {
  readonly object: TileObject
  readonly sheet: OpenSheet
  readonly isOnMap: boolean
}

/** @param edge the right edge of the map, pixels: reserves lie beyond it */
export function countersPart(drawn: Drawn, file: JsonObject, projection: Projection, edge: number): Part {
  const { scenario, ruleset } = drawn
  const counters = Object.entries(scenario.counters) as [CounterId, Counter][]
  const faces = new Map(counters.map(([id, counter]) => [id, cardFace(scenario, counter, ruleset)]))
  const sheets = sheetsFor(drawn, [...faces.values()], projection)
  const centers = centersOnMap(drawn, projection)
  let reserves = 0
  // Drawn as they lie: the lowest first.
  const shown = bottomFirst(
    scenario,
    counters.map(([id]) => id),
  ).map((id): Shown => {
    const counter = scenario.counters[id] as Counter
    const face = faces.get(id) as CounterFace
    const sheet = face.footprint === 2 ? sheets.long : sheets.short
    const center = centers.get(id)
    const entry = partOf(partOf(file['counters'])[id])
    const { said, properties } = counterProperties(entry, scenario.map.grid, counter)
    return {
      sheet,
      isOnMap: center !== undefined,
      object: {
        name: said,
        kind: KINDS.counter,
        tile: faceTile(sheet, { drawn, face, counter }),
        center: center ?? besideMap(reserves++, edge, sheets),
        rotation: Math.round(degrees(facingAngle(counter.facing, scenario.map.grid) - cardTurn(face))),
        properties: { ...idProperties(id), ...properties },
      },
    }
  })
  return {
    sheets: [sheets.short, sheets.long],
    layers: (gidOf) =>
      [
        { name: 'counters', of: shown.filter(({ isOnMap }) => isOnMap) },
        { name: 'reserve', of: shown.filter(({ isOnMap }) => !isOnMap) },
      ].flatMap(({ name, of }) =>
        of.length === 0
          ? []
          : [
              objectLayer(
                name,
                of.map(({ object, sheet }) => tileObject(object, sheet, gidOf)),
              ),
            ],
      ),
  }
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

// A counter without a hex covers as many once it has one.
function covered({ scenario }: Drawn, counter: Counter): number {
  return footprint(scenario, { ...counter, hex: counter.hex ?? ('0,0' as NonNullable<Counter['hex']>) })
    .length
}

/** Their order is the author's; Tiled has its own. */
function counterProperties(
  { hex, facing: _facing, ...entry }: JsonObject,
  grid: Drawn['scenario']['map']['grid'],
  counter: Counter,
): { readonly said: string; readonly properties: TiledProperties } {
  const status = Object.keys(partOf(entry['status']))
  const isSorted = status.every((key, index) => index === 0 || (status[index - 1] as string) < key)
  const flat = status.filter((key) => isFit(key) && isFit(partOf(entry['status'])[key]))
  const keys = [...KEYS.counter, ...flat.map((key) => STATUS + key)]
  const told = named(isSorted ? entry : { ...entry, [STATUS_ORDER]: status }, 'name', keys)
  const isOff = counter.hex !== undefined && !onGrid(parseHexKey(counter.hex), grid)
  return isOff ? { ...told, properties: { ...told.properties, hex: hex as string } } : told
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
    kind: KINDS.counter,
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
