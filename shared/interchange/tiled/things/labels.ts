/** Labels as objects of text: as exact as they were where Tiled has not moved them, and by their boxes where it has. */
import { type LabelId } from '#shared/document/ids'
import { LABEL_SIZE } from '#shared/document/limits'
import { type Label } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { hexAt, hexCenter } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { greatestOf } from '#shared/lang/extremes'
import { boxAt, isSamePlace, type Projection } from '../model/geometry'
import { labelPixels } from '../model/objectBoxes'
import { type ObjectLayer, type TiledObject } from '../model/tiledMap'
import { numberOf } from '../ours/flatProperties'
import { entriesOf, idProperties, type ObjectKind, toTiled } from '../ours/kind'
import { hexOfText, textOfHex } from '../ours/places'
import { type ReadPlan } from '../ours/readPlan'
import { type SeenObject } from '../ours/seenObject'
import { type Drawn } from '../pictures/pieceScene'
import { objectLayers } from '../pictures/tileObjects'

export const LABEL: ObjectKind = {
  name: 'label',
  section: ['labels'],
  said: 'text',
  keys: ['hex', 'dxMm', 'dyMm', 'sizeMm', 'angle', 'color', 'font'],
  read: (seen, plan) => ({
    ...placeOf(seen, plan),
    ...sizeOf(seen, plan),
    ...angleOf(seen),
    color: colorOf(seen),
  }),
}

export function labelLayers({ scenario }: Drawn, file: JsonObject, projection: Projection): ObjectLayer[] {
  const entries = entriesOf(LABEL, file)
  const objects = (Object.entries(scenario.labels) as [LabelId, Label][]).map(([id, label]) =>
    labelObject(id, label, entries[id], projection),
  )
  return objectLayers('labels', objects)
}

function labelObject(
  id: string,
  label: Label,
  entry: JsonObject | undefined,
  projection: Projection,
): TiledObject {
  const { said, properties } = toTiled(LABEL, entry)
  const { x, y } = hexCenter(parseHexKey(label.hex), projection.layout)
  const center = projection.toPixels({ x: x + label.dxMm, y: y + label.dyMm })
  const pixels = labelPixels(label.sizeMm, projection)
  const lines = said.split('\n')
  // Wide enough for any letters: they are centred in it.
  const width = Math.ceil(Math.max(1, greatestOf(lines.map((line) => line.length))) * pixels * 0.7) + 8
  const box = { width, height: Math.ceil(lines.length * pixels * 1.5), rotation: label.angle }
  return {
    name: '',
    kind: LABEL.name,
    ...boxAt(center, box),
    ...box,
    text: {
      text: said,
      pixels,
      bold: label.font === 'sans-bold',
      family: label.font === undefined ? 'EB Garamond' : 'Noto Sans',
      ...(label.color !== undefined && { color: label.color }),
    },
    properties: { ...idProperties(id), ...properties },
  }
}

/** The letters may be written otherwise. */
function colorOf({ object, properties }: SeenObject): string | undefined {
  const said = properties['color']
  const shown = object.text?.color
  return typeof said === 'string' && said.toLowerCase() === shown?.toLowerCase() ? said : shown
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

function placeOf({ center, properties }: SeenObject, { grid, projection }: ReadPlan): JsonObject {
  const { layout, toPixels, toMm } = projection
  const said = properties['hex']
  const hex = typeof said === 'string' ? hexOfText(said, grid) : undefined
  if (hex) {
    const { x, y } = hexCenter(hex, layout)
    const by = { x: numberOf(properties, 'dxMm', 0), y: numberOf(properties, 'dyMm', 0) }
    if (isSamePlace(toPixels({ x: x + by.x, y: y + by.y }), center)) return {}
  }
  const mm = toMm(center)
  const now = hexAt(mm, layout)
  const { x, y } = hexCenter(now, layout)
  return { hex: textOfHex(now, grid), dxMm: hundredths(mm.x - x), dyMm: hundredths(mm.y - y) }
}

function sizeOf({ object, properties }: SeenObject, { projection }: ReadPlan): JsonObject {
  const { sizeMm } = properties
  const pixels = object.text?.pixels ?? labelPixels(LABEL_SIZE.least, projection)
  if (typeof sizeMm === 'number' && labelPixels(sizeMm, projection) === pixels) return {}
  const size = hundredths(pixels / projection.scale.y)
  return { sizeMm: Math.min(LABEL_SIZE.most, Math.max(LABEL_SIZE.least, size)) }
}

function angleOf({ object: { rotation }, properties }: SeenObject): JsonObject {
  const said = numberOf(properties, 'angle', 0)
  const off = (((rotation - said) % 360) + 360) % 360
  const isSame = Math.min(off, 360 - off) < 0.01 + 1e-5 * Math.abs(said)
  return isSame ? {} : { angle: hundredths(rotation) }
}
