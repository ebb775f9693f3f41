/** Said alike by both of Tiled's formats: the heads of a map and of a tileset, numbers of layers and objects, kinds of values. */
import { type TiledMap, type TiledObject, type TiledTileset, type TiledValue } from '../model/tiledMap'

interface MapNumbers {
  readonly nextLayer: number
  readonly nextObject: number
  objectNumber(object: TiledObject): number
}

/** Numbers layers and objects from 1, in drawing order. */
export function mapNumbers({ layers }: TiledMap): MapNumbers {
  const numbers = new Map<TiledObject, number>()
  for (const layer of layers)
    if (layer.kind === 'objects') for (const object of layer.objects) numbers.set(object, numbers.size + 1)
  return {
    nextLayer: layers.length + 1,
    nextObject: numbers.size + 1,
    objectNumber: (object) => numbers.get(object) ?? 0,
  }
}

/** The attributes of a map without its content, as Tiled 1.8 has them. */
export function mapHead({ grid, box }: TiledMap, { nextLayer, nextObject }: MapNumbers) {
  return {
    version: '1.8',
    tiledversion: '1.8.2',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    width: box.columns,
    height: box.rows,
    tilewidth: grid.tileWidth,
    tileheight: grid.tileHeight,
    hexsidelength: grid.hexSide,
    staggeraxis: grid.staggerAxis,
    staggerindex: grid.staggerIndex,
    nextlayerid: nextLayer,
    nextobjectid: nextObject,
  }
}

/** The attributes of a tileset without its picture and its tiles. */
export function tilesetHead({ firstGid, name, tileWidth, tileHeight, tileCount, columns }: TiledTileset) {
  return {
    firstgid: firstGid,
    name,
    tilewidth: tileWidth,
    tileheight: tileHeight,
    tilecount: tileCount,
    columns,
  }
}

/** Tiled keeps six digits of a place. */
export function placeNumber(pixels: number): number {
  return Math.round(pixels * 100) / 100
}

const INT = 0x7fffffff

export function typeOfValue(value: TiledValue): 'string' | 'bool' | 'int' | 'float' {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'bool'
  return Number.isInteger(value) && Math.abs(value) <= INT ? 'int' : 'float'
}
