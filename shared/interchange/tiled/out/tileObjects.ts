/** Objects that show a tile about a point of the map. */
import { type Point } from '#shared/hex/layout'
import { tileObjectAt } from '../model/geometry'
import { type GidOf, type Sheet } from './sheet'
import { type ObjectLayer, type TiledObject, type TiledProperties } from '../model/tiledMap'

export interface TileObject {
  readonly name: string
  readonly kind: string
  readonly tile: number
  /** Its middle, pixels. */
  readonly center: Point
  /** Degrees, clockwise. */
  readonly rotation?: number
  readonly properties: TiledProperties
}

export function tileObject(
  { name, kind, tile, center, rotation = 0, properties }: TileObject,
  sheet: Sheet,
  gidOf: GidOf,
): TiledObject {
  const box = { width: sheet.width, height: sheet.height, rotation }
  return { name, kind, ...tileObjectAt(center, box), ...box, gid: gidOf(sheet, tile), properties }
}

export function objectLayer(name: string, objects: readonly TiledObject[]): ObjectLayer {
  return { kind: 'objects', name, properties: {}, visible: true, opacity: 1, objects }
}
