/** A map as TMJ, the JSON of Tiled 1.8 and later: a line for each row of cells and for each object. */
import {
  type TiledImage,
  type TiledLayer,
  type TiledMap,
  type TiledObject,
  type TiledProperties,
  type TiledTileset,
  type TileLayer,
} from '../model/tiledMap'
import { encodeCells } from './encodeCells'
import { mapHead, mapNumbers, placeNumber, tilesetHead, typeOfValue } from './mapNumbers'

export function writeTmj(map: TiledMap): string {
  const { properties, tilesets, layers } = map
  const numbers = mapNumbers(map)
  const head = { type: 'map', ...mapHead(map, numbers), compressionlevel: -1, infinite: false }
  const members = [
    ...Object.entries(head).map(([key, value]) => member(key, JSON.stringify(value))),
    member('properties', JSON.stringify(propertyList(properties))),
    member('tilesets', listOf(tilesets.map((tileset) => JSON.stringify(tilesetJson(tileset))))),
    member('layers', listOf(layers.map((layer, index) => layerText(layer, index + 1, numbers.objectNumber)))),
  ]
  return `{\n${members.join(',\n')}\n}\n`
}

const member = (key: string, json: string): string => `${JSON.stringify(key)}: ${json}`

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n]`
}

function propertyList(properties: TiledProperties) {
  return Object.entries(properties).map(([name, value]) => ({ name, type: typeOfValue(value), value }))
}

function said(properties: TiledProperties) {
  return Object.keys(properties).length === 0 ? {} : { properties: propertyList(properties) }
}

function imageJson({ source, width, height }: TiledImage) {
  return { image: source, imagewidth: width, imageheight: height }
}

function tilesetJson(tileset: TiledTileset) {
  const { spacing, margin, image, tiles } = tileset
  return {
    ...tilesetHead(tileset),
    spacing,
    margin,
    ...(image && imageJson(image)),
    tiles: tiles.map(({ id, kind, properties }) => ({ id, type: kind, ...said(properties) })),
  }
}

function layerText(layer: TiledLayer, id: number, numberOf: (object: TiledObject) => number): string {
  const { name, visible, opacity, properties } = layer
  const base = { id, name, visible, opacity, ...said(properties) }
  switch (layer.kind) {
    case 'tiles':
      return tileLayerText(layer, base)
    case 'image': {
      const { x, y, image } = layer
      const offset = { offsetx: x, offsety: y }
      return JSON.stringify({ ...base, type: 'imagelayer', x: 0, y: 0, ...offset, image: image.source })
    }
    case 'objects': {
      const start = JSON.stringify({ ...base, type: 'objectgroup', draworder: 'index', x: 0, y: 0 })
      const objects = layer.objects.map((object) => JSON.stringify(objectJson(object, numberOf(object))))
      return withMember(start, 'objects', listOf(objects))
    }
  }
}

function tileLayerText(layer: TileLayer, base: object): string {
  const { columns, rows } = layer.box
  const cells = encodeCells(layer)
  const place = { type: 'tilelayer', x: 0, y: 0, width: columns, height: rows }
  if (cells.kind === 'plain')
    return withMember(
      JSON.stringify({ ...base, ...place }),
      'data',
      `[\n${cells.rows.map((row) => row.join(',')).join(',\n')}\n]`,
    )
  const packed = { encoding: 'base64', compression: 'zlib', data: cells.base64 }
  return JSON.stringify({ ...base, ...place, ...packed })
}

// A last member in lines of its own.
function withMember(object: string, key: string, json: string): string {
  return `${object.slice(0, -1)},${member(key, json)}}`
}

function objectJson(object: TiledObject, id: number) {
  const { name, kind, gid, x, y, width, height, rotation, text, properties } = object
  return {
    id,
    name,
    type: kind,
    ...(gid !== undefined && { gid }),
    x: placeNumber(x),
    y: placeNumber(y),
    width,
    height,
    rotation,
    visible: true,
    ...(text && { text: textJson(text) }),
    ...said(properties),
  }
}

function textJson({ text, pixels, color, bold, family }: NonNullable<TiledObject['text']>) {
  return {
    text,
    pixelsize: pixels,
    ...(family !== undefined && { fontfamily: family }),
    ...(color !== undefined && { color }),
    ...(bold && { bold }),
    halign: 'center',
    valign: 'center',
  }
}
