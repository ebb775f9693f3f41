/** Hexsides as objects, each with the picture of what stands on it; roads and streams lie below all others. */
import { inBuckets } from '#shared/document/chunk'
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures } from '#shared/document/types'
import { type Hexside, hexsideKey } from '#shared/hex/hexside'
import { hexsideEnds, type Layout, type Point } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { partOf } from '../ours/cells'
import { KEYS, KINDS } from '../ours/entries'
import { sideOfText } from '../ours/places'
import { flatProperties } from '../ours/flatProperties'
import { type TiledProperties } from '../model/tiledMap'
import { type Projection } from '../model/geometry'
import { type Drawn, middleHex, piecePicture, smallGrid } from './pieceScene'
import { openSheet, type Part, type SheetTile } from './sheet'
import { squareSize } from './standing'
import { objectLayer, type TileObject, tileObject } from './tileObjects'

/** Hexes from the middle of the side: a road reaches to the middles of both its hexes. */
const REACH = 0.62

export function sidesPart(drawn: Drawn, file: JsonObject, projection: Projection): Part {
  const { map } = drawn.scenario
  const { width, height } = squareSize(2 * REACH * map.hexMm, projection)
  const sheet = openSheet('hexsides', width, height)
  const objects = Object.entries(partOf(partOf(file['map'])['hexsides'])).map(([place, entry]) => {
    const side = sideOfText(place, map.grid)
    const features = hexsideAt(map, side) ?? {}
    const properties = flatProperties(partOf(entry), KEYS.hexside)
    const tile = sheet.numberOf(`${side.direction} ${JSON.stringify(entry)}`, () =>
      sideTile(drawn, side.direction, features, properties),
    )
    const object: TileObject = {
      name: nameOf(features),
      kind: KINDS.hexside,
      tile,
      center: projection.toPixels(sideMiddle(side, projection.layout)),
      properties,
    }
    return { object, isWay: !(features.barrier ?? features.opening ?? features.fixture) }
  })
  return {
    sheets: [sheet],
    layers: (gidOf) =>
      [
        { name: 'ways', shown: objects.filter(({ isWay }) => isWay) },
        { name: 'hexsides', shown: objects.filter(({ isWay }) => !isWay) },
      ].flatMap(({ name, shown }) =>
        shown.length === 0
          ? []
          : [
              objectLayer(
                name,
                shown.map(({ object }) => tileObject(object, sheet, gidOf)),
              ),
            ],
      ),
  }
}

function sideMiddle(side: Hexside, layout: Layout): Point {
  const [a, b] = hexsideEnds(side, layout)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function nameOf({ barrier, opening, way, fixture }: HexsideFeatures): string {
  return (opening ?? fixture ?? barrier ?? way)?.feature ?? ''
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
    kind: KINDS.hexside,
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
