/** TMX and TSX in the shape of TMJ and TSJ: Tiled's own names for the same things. */
import { type Localized } from '#shared/i18n/localized'
import { readXml, type XmlElement } from '../../xml/readXml'

interface XmlAsJson {
  readonly value: object
  readonly name: string
  placeOf(object: object): Localized | undefined
}

export function xmlAsJson(text: string, file: string): XmlAsJson {
  const { root, placeOf } = readXml(text, file)
  const elements = new WeakMap<object, XmlElement>()
  const read = createReader(elements)
  return {
    value: root.name === 'tileset' ? read.tileset(root) : read.map(root),
    name: root.name,
    placeOf: (object) => {
      const element = elements.get(object)
      return element && placeOf(element)
    },
  }
}

type Shape = Record<string, unknown>

function createReader(elements: WeakMap<object, XmlElement>) {
  const told = (element: XmlElement, more: Shape = {}): Shape => {
    const shape = { ...element.attributes, ...propertiesIn(element), ...more }
    elements.set(shape, element)
    return shape
  }

  const propertiesIn = (element: XmlElement): Shape => {
    const list = children(element, 'properties').flatMap((group) => children(group, 'property'))
    if (list.length === 0) return {}
    return { properties: list.map((property) => told(property, { value: valueOf(property) })) }
  }

  const image = (element: XmlElement): Shape => {
    const [found] = children(element, 'image')
    if (!found) return {}
    const { source, width, height } = found.attributes
    return { image: source, imagewidth: width, imageheight: height }
  }

  const tileset = (element: XmlElement): Shape =>
    told(element, {
      ...image(element),
      tiles: children(element, 'tile').map((tile) => told(tile, image(tile))),
    })

  const cells = (element: XmlElement): Shape => {
    const tiles = children(element, 'tile')
    if (tiles.length > 0) return { data: tiles.map(({ attributes }) => Number(attributes['gid'] ?? 0)) }
    return { data: element.text }
  }

  const data = (element: XmlElement): Shape => {
    const [found] = children(element, 'data')
    if (!found) return {}
    const { encoding, compression } = found.attributes
    const chunks = children(found, 'chunk')
    const packing = { encoding, compression }
    return chunks.length > 0
      ? { ...packing, chunks: chunks.map((chunk) => told(chunk, cells(chunk))) }
      : { ...packing, ...cells(found) }
  }

  const SHAPES: Readonly<Record<string, readonly [string, (element: XmlElement) => Shape]>> = {
    layer: ['tilelayer', data],
    objectgroup: ['objectgroup', (element) => ({ objects: children(element, 'object').map(object) })],
    imagelayer: ['imagelayer', image],
    group: ['group', (element) => ({ layers: layers(element) })],
  }

  const layers = (element: XmlElement): Shape[] =>
    element.children.flatMap((child) => {
      const shape = Object.hasOwn(SHAPES, child.name) ? SHAPES[child.name] : undefined
      // A layer of objects of a tile is not one of the map.
      return shape ? [told(child, { type: shape[0], ...shape[1](child) })] : []
    })

  const object = (element: XmlElement): Shape => {
    const [text] = children(element, 'text')
    return told(element, text ? { text: told(text, { text: text.text }) } : {})
  }

  const map = (element: XmlElement): Shape =>
    told(element, {
      tilesets: children(element, 'tileset').map(tileset),
      layers: layers(element),
      type: element.name,
    })

  return { map, tileset }
}

function children(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** Long texts stand in the element, all others in an attribute. */
function valueOf({ attributes, text }: XmlElement): unknown {
  const value = attributes['value'] ?? text
  switch (attributes['type']) {
    case 'int':
    case 'float':
    case 'object':
      return Number(value)
    case 'bool':
      return value === 'true'
    default:
      return value
  }
}
