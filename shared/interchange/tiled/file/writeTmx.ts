/** A map as TMX, for Tiled 1.8 and later. */
import { element, xmlFile, type XmlAttributes, type XmlLines } from '../../xml/writeXml'
import {
  type ImageLayer,
  type ObjectLayer,
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

export function writeTmx(map: TiledMap): string {
  const { properties, tilesets, layers } = map
  const numbers = mapNumbers(map)
  return xmlFile(
    element('map', { ...mapHead(map, numbers), infinite: 0 }, [
      ...propertyLines(properties),
      ...tilesets.map(tilesetLines),
      ...layers.map((layer, index) => layerLines(layer, index + 1, numbers.objectNumber)),
    ]),
  )
}

function propertyLines(properties: TiledProperties): XmlLines[] {
  const entries = Object.entries(properties)
  if (entries.length === 0) return []
  return [
    element(
      'properties',
      {},
      entries.map(([name, value]) => {
        const type = typeOfValue(value)
        return element('property', { name, ...(type !== 'string' && { type }), value })
      }),
    ),
  ]
}

function imageLines({ source, width, height }: TiledImage): XmlLines {
  return element('image', { source, width, height })
}

function tilesetLines(tileset: TiledTileset): XmlLines {
  const { image, tiles } = tileset
  return element('tileset', tilesetHead(tileset), [
    ...(image ? [imageLines(image)] : []),
    ...tiles.map(({ id, kind, properties }) =>
      element('tile', { id, type: kind }, propertyLines(properties)),
    ),
  ])
}

type ObjectNumber = (object: TiledObject) => number

function layerLines(layer: TiledLayer, id: number, numberOf: ObjectNumber): XmlLines {
  const { name, visible, opacity } = layer
  const base = { id, name, ...(opacity < 1 && { opacity }), ...(!visible && { visible: 0 }) }
  switch (layer.kind) {
    case 'tiles':
      return tileLayerLines(layer, base)
    case 'image':
      return imageLayerLines(layer, base)
    case 'objects':
      return objectLayerLines(layer, base, numberOf)
  }
}

function tileLayerLines(layer: TileLayer, base: XmlAttributes): XmlLines {
  const { box, properties } = layer
  const cells = encodeCells(layer)
  const data =
    cells.kind === 'plain'
      ? element('data', { encoding: 'csv' }, `\n${cells.rows.map((row) => row.join(',')).join(',\n')}\n`)
      : element('data', { encoding: 'base64', compression: 'zlib' }, cells.base64)
  return element('layer', { ...base, width: box.columns, height: box.rows }, [
    ...propertyLines(properties),
    data,
  ])
}

function imageLayerLines({ x, y, image, properties }: ImageLayer, base: XmlAttributes): XmlLines {
  const offset = { ...(x !== 0 && { offsetx: x }), ...(y !== 0 && { offsety: y }) }
  return element('imagelayer', { ...base, ...offset }, [imageLines(image), ...propertyLines(properties)])
}

function objectLayerLines(layer: ObjectLayer, base: XmlAttributes, numberOf: ObjectNumber): XmlLines {
  const { properties, objects } = layer
  return element('objectgroup', { draworder: 'index', ...base }, [
    ...propertyLines(properties),
    ...objects.map((object) => objectLines(object, numberOf(object))),
  ])
}

function objectLines(object: TiledObject, id: number): XmlLines {
  const { name, kind, gid, x, y, width, height, rotation, text, properties } = object
  return element(
    'object',
    {
      id,
      ...(name !== '' && { name }),
      ...(kind !== '' && { type: kind }),
      gid,
      x: placeNumber(x),
      y: placeNumber(y),
      width,
      height,
      ...(rotation !== 0 && { rotation }),
    },
    [...propertyLines(properties), ...(text ? [textLines(text)] : [])],
  )
}

function textLines({ text, pixels, color, bold, family }: NonNullable<TiledObject['text']>): XmlLines {
  return element(
    'text',
    {
      fontfamily: family,
      pixelsize: pixels,
      color,
      ...(bold && { bold: 1 }),
      halign: 'center',
      valign: 'center',
    },
    text,
  )
}
