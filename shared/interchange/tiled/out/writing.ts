/** Labels as objects of text, boards as rectangles. */
import { type LabelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { greatestOf } from '#shared/lang/extremes'
import { partOf } from '../ours/cells'
import { idProperties, KEYS, KINDS, named } from '../ours/entries'
import { boxAt, type Projection } from '../model/geometry'
import { boardBox, labelPixels } from '../model/objectBoxes'
import { type ObjectLayer, type TiledGrid, type TiledObject } from '../model/tiledMap'
import { type Drawn } from './pieceScene'
import { objectLayer } from './tileObjects'

export function labelLayers({ scenario }: Drawn, file: JsonObject, projection: Projection): ObjectLayer[] {
  const objects = (Object.entries(scenario.labels) as [LabelId, Label][]).map(([id, label]) =>
    labelObject(id, label, partOf(partOf(file['labels'])[id]), projection),
  )
  return objects.length === 0 ? [] : [objectLayer('labels', objects)]
}

function labelObject(id: string, label: Label, entry: JsonObject, projection: Projection): TiledObject {
  const { said, properties } = named(entry, 'text', KEYS.label)
  const { x, y } = hexCenter(parseHexKey(label.hex), projection.layout)
  const center = projection.toPixels({ x: x + label.dxMm, y: y + label.dyMm })
  const pixels = labelPixels(label.sizeMm, projection)
  const lines = said.split('\n')
  // Wide enough for any letters: they are centred in it.
  const width = Math.ceil(Math.max(1, greatestOf(lines.map((line) => line.length))) * pixels * 0.7) + 8
  const box = { width, height: Math.ceil(lines.length * pixels * 1.5), rotation: label.angle }
  return {
    name: '',
    kind: KINDS.label,
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

export function boardLayers({ scenario }: Drawn, file: JsonObject, grid: TiledGrid): ObjectLayer[] {
  const objects = Object.entries(scenario.boards).map(([id, board]): TiledObject => {
    const { said, properties } = named(partOf(partOf(file['boards'])[id]), 'name', KEYS.board)
    return {
      name: said,
      kind: KINDS.board,
      ...boardBox(board, grid),
      rotation: 0,
      properties: { ...idProperties(id), ...properties },
    }
  })
  return objects.length === 0 ? [] : [objectLayer('boards', objects)]
}
