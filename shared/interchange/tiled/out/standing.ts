/** Structures and markers of hexes as objects, each with its picture. */
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type MarkerId } from '#shared/document/ids'
import { type Marker, type Structure } from '#shared/document/types'
import { type JsonObject } from '#shared/json/decode'
import { partOf } from '../ours/cells'
import { idProperties, KEYS, KINDS } from '../ours/entries'
import { textOfHex } from '../ours/places'
import { flatProperties } from '../ours/flatProperties'
import { type Projection } from '../model/geometry'
import { type Drawn, middleHex, piecePicture, type PieceOptions } from './pieceScene'
import { type OpenSheet, openSheet, type Part } from './sheet'
import { objectLayer, type TileObject, tileObject } from './tileObjects'

/** Hexes from the middle of the hex: towers and obstacles reach over its sides. */
const REACH = 0.75

/** Pixels of a square of so many mm; even, for Tiled halves it. */
export function squareSize(
  mm: number,
  { scale }: Projection,
): { readonly width: number; readonly height: number } {
  return { width: 2 * Math.ceil((mm * scale.x) / 2), height: 2 * Math.ceil((mm * scale.y) / 2) }
}

export function standingPart(drawn: Drawn, file: JsonObject, projection: Projection): Part {
  const { map } = drawn.scenario
  const { width, height } = squareSize(2 * REACH * map.hexMm, projection)
  const sheet = openSheet('standing', width, height)
  const said = partOf(file['map'])
  const structures = (Object.entries(map.structures) as [HexKey, Structure][]).map(([key, structure]) => {
    const entry = partOf(partOf(said['structures'])[textOfHex(parseHexKey(key), map.grid)])
    return objectOf(
      { kind: KINDS.structure, look: { structures: { [middleKey(drawn)]: structure } } },
      { name: structure.feature, hex: key, properties: flatProperties(entry, KEYS.structure) },
      { drawn, projection, sheet },
    )
  })
  const markers = (Object.entries(map.markers) as [MarkerId, Marker][]).map(([id, marker]) => {
    const { hex: _hex, ...entry } = partOf(partOf(said['markers'])[id])
    return objectOf(
      { kind: KINDS.marker, look: { markers: { ['it' as MarkerId]: { ...marker, hex: middleKey(drawn) } } } },
      {
        name: marker.kind,
        hex: marker.hex,
        properties: { ...idProperties(id), ...flatProperties(entry, KEYS.marker) },
      },
      { drawn, projection, sheet },
    )
  })
  return {
    sheets: [sheet],
    layers: (gidOf) =>
      (
        [
          ['structures', structures],
          ['markers', markers],
        ] as const
      ).flatMap(([name, objects]) =>
        objects.length === 0
          ? []
          : [
              objectLayer(
                name,
                objects.map((one) => tileObject(one, sheet, gidOf)),
              ),
            ],
      ),
  }
}

const middleKey = (drawn: Drawn): HexKey => hexKey(middleHex(drawn))

interface Look {
  readonly kind: string
  readonly look: NonNullable<PieceOptions['map']>
}

function objectOf(
  { kind, look }: Look,
  { name, hex, properties }: Pick<TileObject, 'name' | 'properties'> & { readonly hex: HexKey },
  {
    drawn,
    projection,
    sheet,
  }: { readonly drawn: Drawn; readonly projection: Projection; readonly sheet: OpenSheet },
): TileObject {
  const { id: _id, idJson: _json, ...inherited } = properties
  const tile = sheet.numberOf(JSON.stringify(look), () => ({
    kind,
    properties: inherited,
    paint: () =>
      piecePicture(drawn, { layers: ['structures'], map: look, reach: REACH * drawn.scenario.map.hexMm }),
  }))
  const center = projection.toPixels(hexCenter(parseHexKey(hex), projection.layout))
  return { name, kind, tile, center, properties }
}
