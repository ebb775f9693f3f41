/** Structures and markers of hexes as objects, each with its picture, on the hex under its middle. */
import { type MarkerId } from '#shared/document/ids'
import { type Marker, type Structure } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { hexAt, hexCenter } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { type Projection } from '../model/geometry'
import { entriesOf, idProperties, type ObjectKind, toTiled } from '../ours/kind'
import { textOfHex } from '../ours/places'
import { type ReadPlan } from '../ours/readPlan'
import { type SeenObject } from '../ours/seenObject'
import { type Drawn, middleHex, piecePicture, type PieceOptions } from '../pictures/pieceScene'
import { openSheet, type Part } from '../pictures/sheet'
import { objectPart, type TileObject } from '../pictures/tileObjects'

export const STRUCTURE: ObjectKind = {
  name: 'structure',
  section: ['map', 'structures'],
  keys: ['feature', 'facing', 'integrity', 'owner'],
  keyOf: hexOf,
}

export const MARKER: ObjectKind = {
  name: 'marker',
  section: ['map', 'markers'],
  placed: ['hex'],
  keys: ['kind', 'facing', 'hidden'],
  read: (seen, plan) => ({ hex: hexOf(seen, plan) }),
}

function hexOf({ center }: SeenObject, { projection: { toMm, layout }, grid }: ReadPlan): string {
  return textOfHex(hexAt(toMm(center), layout), grid)
}

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
  const middle = hexKey(middleHex(drawn))
  const object = (
    kind: ObjectKind,
    { key, name, hex, look }: Standing,
    ids: TileObject['properties'],
  ): TileObject => {
    const { properties } = toTiled(kind, entriesOf(kind, file)[key])
    return {
      name,
      kind: kind.name,
      sheet,
      tile: sheet.numberOf(JSON.stringify(look), () => ({
        kind: kind.name,
        properties,
        paint: () => piecePicture(drawn, { layers: ['structures'], map: look, reach: REACH * map.hexMm }),
      })),
      center: projection.toPixels(hexCenter(parseHexKey(hex), projection.layout)),
      properties: { ...ids, ...properties },
    }
  }
  const structures = (Object.entries(map.structures) as [HexKey, Structure][]).map(([hex, structure]) => {
    const key = textOfHex(parseHexKey(hex), map.grid)
    const look = { structures: { [middle]: structure } }
    return object(STRUCTURE, { key, name: structure.feature, hex, look }, {})
  })
  const markers = (Object.entries(map.markers) as [MarkerId, Marker][]).map(([id, marker]) => {
    const look = { markers: { ['it' as MarkerId]: { ...marker, hex: middle } } }
    return object(MARKER, { key: id, name: marker.kind, hex: marker.hex, look }, idProperties(id))
  })
  return objectPart([sheet], { structures, markers })
}

interface Standing {
  /** In our file. */
  readonly key: string
  readonly name: string
  readonly hex: HexKey
  readonly look: NonNullable<PieceOptions['map']>
}
