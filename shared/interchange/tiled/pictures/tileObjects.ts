/** Objects that show a tile about a point of the map, and layers of objects and of tiles. */
import { type Point } from '#shared/hex/layout'
import { tileObjectAt } from '../model/geometry'
import {
  type CellBox,
  type ObjectLayer,
  type TiledObject,
  type TiledProperties,
  type TileLayer,
} from '../model/tiledMap'
import { type Part, type Sheet } from './sheet'

export interface TileObject {
  readonly name: string
  readonly kind: string
  readonly sheet: Sheet
  readonly tile: number
  /** Its middle, pixels. */
  readonly center: Point
  /** Degrees, clockwise. */
  readonly rotation?: number
  readonly properties: TiledProperties
}

/** @param layers the objects of each by its name */
export function objectPart(
  sheets: readonly Sheet[],
  layers: Readonly<Record<string, readonly TileObject[]>>,
): Part {
  return {
    sheets,
    layers: (gidOf) =>
      Object.entries(layers).flatMap(([name, all]) =>
        objectLayers(
          name,
          all.map(({ name, kind, sheet, tile, center, rotation = 0, properties }) => {
            const box = { width: sheet.width, height: sheet.height, rotation }
            return { name, kind, ...tileObjectAt(center, box), ...box, gid: gidOf(sheet, tile), properties }
          }),
        ),
      ),
  }
}

/** One layer; none where there are no objects. */
export function objectLayers(name: string, objects: readonly TiledObject[]): ObjectLayer[] {
  if (objects.length === 0) return []
  return [{ kind: 'objects', name, properties: {}, visible: true, opacity: 1, objects }]
}

export function tileLayer(
  name: string,
  box: CellBox,
  gids: Uint32Array,
  properties: TiledProperties = {},
): TileLayer {
  return { kind: 'tiles', name, properties, visible: true, opacity: 1, box, gids }
}
