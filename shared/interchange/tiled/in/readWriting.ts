/** Labels and boards: as exact as they were where Tiled has not moved them, and by their boxes where it has. */
import { LABEL_SIZE } from '#shared/document/limits'
import { hexAt, hexCenter, type Point } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { isSamePlace } from '../model/geometry'
import { boardBox, boardPlaceOf, labelPixels } from '../model/objectBoxes'
import { type TiledProperties } from '../model/tiledMap'
import { KEYS } from '../ours/entries'
import { entryOf } from '../ours/flatProperties'
import { hexOfText, textOfHex } from '../ours/places'
import { type ReadPlan } from './readPlan'
import { type SeenObject } from './seenObject'

export function readLabel(seen: SeenObject, plan: ReadPlan): JsonObject {
  const { object, properties, rest } = seen
  const { color: _color, ...entry } = entryOf(properties, rest, KEYS.label)
  const color = colorOf(seen)
  return {
    text: object.text?.text ?? object.name,
    ...entry,
    ...placeOfLabel(seen, plan),
    ...sizeOfLabel(seen, plan),
    ...angleOfLabel(seen),
    ...(color !== undefined && { color }),
  }
}

/** The letters may be written otherwise. */
function colorOf({ object, properties }: SeenObject): string | undefined {
  const said = properties['color']
  const shown = object.text?.color
  return typeof said === 'string' && said.toLowerCase() === shown?.toLowerCase() ? said : shown
}

function numberOf(properties: TiledProperties, key: string, fallback: number): number {
  const value = properties[key]
  return typeof value === 'number' ? value : fallback
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

function placeOfLabel({ center, properties }: SeenObject, { grid, projection }: ReadPlan): JsonObject {
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

function sizeOfLabel({ object, properties }: SeenObject, { projection }: ReadPlan): JsonObject {
  const { sizeMm } = properties
  const pixels = object.text?.pixels ?? labelPixels(LABEL_SIZE.least, projection)
  if (typeof sizeMm === 'number' && labelPixels(sizeMm, projection) === pixels) return {}
  const size = hundredths(pixels / projection.scale.y)
  return { sizeMm: Math.min(LABEL_SIZE.most, Math.max(LABEL_SIZE.least, size)) }
}

function angleOfLabel({ object: { rotation }, properties }: SeenObject): JsonObject {
  const said = numberOf(properties, 'angle', 0)
  const off = (((rotation - said) % 360) + 360) % 360
  const isSame = Math.min(off, 360 - off) < 0.01 + 1e-5 * Math.abs(said)
  return isSame ? {} : { angle: hundredths(rotation) }
}

export function readBoard(
  { object, properties, rest }: SeenObject,
  { map: { grid, box } }: ReadPlan,
): JsonObject {
  const said = {
    firstColumn: numberOf(properties, 'firstColumn', 0),
    firstRow: numberOf(properties, 'firstRow', 0),
    columns: numberOf(properties, 'columns', 1),
    rows: numberOf(properties, 'rows', 1),
  }
  // From the first cell of the map, which of an infinite one may be any.
  const first = boardBox({ firstColumn: box.column, firstRow: box.row, columns: 1, rows: 1 }, grid)
  const here = { x: object.x - first.x, y: object.y - first.y, width: object.width, height: object.height }
  const drawn = boardBox(said, grid)
  const isSame = isSamePlace(drawn, here) && isSamePlace(sizeOf(drawn), sizeOf(here))
  return {
    name: object.name,
    ...entryOf(properties, rest, KEYS.board),
    ...(isSame ? {} : boardPlaceOf(here, grid)),
  }
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }): Point {
  return { x: width, y: height }
}
