/** Hexsides as objects on the middles of their sides, each with the picture of what stands on it; roads and streams lie below all others. */
import { inBuckets } from '#shared/document/chunk'
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures } from '#shared/document/types'
import { type Hexside, hexsideKey } from '#shared/hex/hexside'
import { hexsideEnds, type Layout, nearestHexside, type Point } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { type Projection } from '../model/geometry'
import { type TiledProperties } from '../model/tiledMap'
import { entriesOf, type ObjectKind, toTiled } from '../ours/kind'
import { sideOfText, textOfSide } from '../ours/places'
import { type Drawn, middleHex, piecePicture, smallGrid } from '../pictures/pieceScene'
import { openSheet, type Part, type SheetTile } from '../pictures/sheet'
import { objectPart, type TileObject } from '../pictures/tileObjects'
import { squareSize } from './standing'

export const HEXSIDE: ObjectKind = {
  name: 'hexside',
  section: ['map', 'hexsides'],
  keys: [
    ...['barrier.feature', 'barrier.inside', 'barrier.integrity'],
    ...['opening.feature', 'opening.inside', 'opening.state', 'opening.owner', 'opening.portcullis'],
    ...['way.feature', 'fixture.feature', 'fixture.inside'],
  ],
  keyOf: ({ center }, { projection: { toMm, layout }, grid }) =>
    textOfSide(nearestHexside(toMm(center), layout), grid),
  joins: true,
}

/** Hexes from the middle of the side: a road reaches to the middles of both its hexes. */
const REACH = 0.62

export function sidesPart(drawn: Drawn, file: JsonObject, projection: Projection): Part {
  const { map } = drawn.scenario
  const { width, height } = squareSize(2 * REACH * map.hexMm, projection)
  const sheet = openSheet('hexsides', width, height)
  const ways: TileObject[] = []
  const others: TileObject[] = []
  for (const [place, entry] of Object.entries(entriesOf(HEXSIDE, file))) {
    const side = sideOfText(place, map.grid)
    const features = hexsideAt(map, side) ?? {}
    const { barrier, opening, way, fixture } = features
    const { properties } = toTiled(HEXSIDE, entry)
    const standing = opening ?? fixture ?? barrier
    const object: TileObject = {
      name: (standing ?? way)?.feature ?? '',
      kind: HEXSIDE.name,
      sheet,
      tile: sheet.numberOf(`${side.direction} ${JSON.stringify(entry)}`, () =>
        sideTile(drawn, side.direction, features, properties),
      ),
      center: projection.toPixels(sideMiddle(side, projection.layout)),
      properties,
    }
    ;(standing ? others : ways).push(object)
  }
  return objectPart([sheet], { ways, hexsides: others })
}

function sideMiddle(side: Hexside, layout: Layout): Point {
  const [a, b] = hexsideEnds(side, layout)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function sideTile(
  drawn: Drawn,
  direction: Hexside['direction'],
  features: HexsideFeatures,
  properties: TiledProperties,
): SheetTile {
  const { hexMm } = drawn.scenario.map
  const side: Hexside = { hex: middleHex(drawn), direction }
  const hexsides = inBuckets({ [hexsideKey(side)]: features }, smallGrid(drawn))
  return {
    kind: HEXSIDE.name,
    properties,
    paint: () =>
      piecePicture(drawn, {
        layers: ['ways', 'hexsides'],
        map: { hexsides },
        reach: REACH * hexMm,
        about: (layout) => sideMiddle(side, layout),
      }),
  }
}
