/** The layers of a map in drawing order, groups taken apart; of infinite maps the box that holds all their chunks. */
import { MAX_LINES } from '#shared/document/limits'
import { localized } from '#shared/i18n/localized'
import { foundInstead } from '#shared/i18n/foundInstead'
import { refuse } from '../../exchange/fault'
import {
  type CellBox,
  type TiledLayer,
  type TiledObject,
  type TiledText,
  type TileLayer,
} from '../model/tiledMap'
import { type Cursor, flagAt, integerAt, numberAt, textAt } from './cursor'
import { decodeCells } from './decodeCells'
import { readProperties } from './readProperties'
import { kindAt, readImage } from './readTilesets'

/** In all layers together. */
const MOST_CELLS = 64_000_000
const FAR = 1_000_000

interface Shift {
  readonly x: number
  readonly y: number
  readonly opacity: number
  readonly visible: boolean
}

interface Reading {
  /** The size of a map that is not infinite. */
  readonly size: CellBox | undefined
  cells: number
}

export function readLayers(
  list: Cursor,
  size: CellBox | undefined,
): { readonly layers: readonly TiledLayer[]; readonly box: CellBox } {
  const layers = layersIn(list, { x: 0, y: 0, opacity: 1, visible: true }, { size, cells: 0 })
  const box = size ?? boxAround(layers, list)
  return {
    layers: size ? layers : layers.map((layer) => (layer.kind === 'tiles' ? laidIn(layer, box) : layer)),
    box,
  }
}

function layersIn(list: Cursor, above: Shift, reading: Reading): TiledLayer[] {
  return list.items().flatMap((at): TiledLayer[] => {
    const shift: Shift = {
      x: above.x + numberAt(at, 'offsetx', 0),
      y: above.y + numberAt(at, 'offsety', 0),
      opacity: above.opacity * numberAt(at, 'opacity', 1),
      visible: above.visible && flagAt(at, 'visible', true),
    }
    const base = {
      name: textAt(at, 'name', ''),
      properties: readProperties(at),
      visible: shift.visible,
      opacity: shift.opacity,
      at: at.place,
    }
    switch (at.member('type').value) {
      case 'tilelayer':
        return [{ kind: 'tiles', ...base, ...readCells(at, reading), shift: { x: shift.x, y: shift.y } }]
      case 'objectgroup':
        return [
          {
            kind: 'objects',
            ...base,
            objects: at
              .member('objects')
              .items()
              .map((one) => readObject(one, shift)),
          },
        ]
      case 'imagelayer': {
        const image = readImage(at, '')
        return image ? [{ kind: 'image', ...base, x: shift.x, y: shift.y, image }] : []
      }
      case 'group':
        return layersIn(at.member('layers'), shift, reading)
      default:
        return []
    }
  })
}

function readCells(at: Cursor, reading: Reading): Pick<TileLayer, 'box' | 'gids'> {
  const packing = { encoding: textAt(at, 'encoding', 'csv'), compression: textAt(at, 'compression', '') }
  const chunks = at.member('chunks').items()
  // A layer of an infinite map on which nobody has painted has no chunks.
  if (!reading.size && (chunks.length > 0 || isBlank(at.member('data').value))) {
    const parts = chunks.map((chunk) => {
      const box = boxAt(chunk, [0, MAX_LINES])
      countCells(box, chunk, reading)
      return { box, gids: decodeCells(chunk.member('data'), packing, box.columns * box.rows), at: chunk }
    })
    return joined(parts, at)
  }
  const box = { ...boxAt(at, [1, MAX_LINES]), column: 0, row: 0 }
  countCells(box, at, reading)
  const gids = decodeCells(at.member('data'), packing, box.columns * box.rows)
  return reading.size ? { box: reading.size, gids: cellsIn([{ box, gids }], reading.size) } : { box, gids }
}

function isBlank(data: unknown): boolean {
  if (typeof data === 'string') return data.trim() === ''
  return data === undefined || data === null || (Array.isArray(data) && data.length === 0)
}

function boxAt(at: Cursor, size: readonly [number, number]): CellBox {
  return {
    column: integerAt(at, 'x', [-FAR, FAR], 0),
    row: integerAt(at, 'y', [-FAR, FAR], 0),
    columns: integerAt(at, 'width', size),
    rows: integerAt(at, 'height', size),
  }
}

function countCells({ columns, rows }: CellBox, at: Cursor, reading: Reading): void {
  reading.cells += columns * rows
  if (reading.cells <= MOST_CELLS) return
  const found = localized(`${reading.cells} cases`, `${reading.cells} cells`)
  const most = localized(`au plus ${MOST_CELLS}`, `at most ${MOST_CELLS}`)
  refuse(at.file, foundInstead(found, most), at.place())
}

interface Cells {
  readonly box: CellBox
  readonly gids: Uint32Array
}

const NOWHERE: CellBox = { column: 0, row: 0, columns: 0, rows: 0 }

function joined(parts: readonly Cells[], at: Cursor): Cells {
  const box = around(parts.flatMap(({ box: part, gids }) => usedIn(part, gids)))
  if (!box) return { box: NOWHERE, gids: new Uint32Array() }
  requireSize(box, at)
  return { box, gids: cellsIn(parts, box) }
}

/** The smallest box of what is not empty in a box. */
function usedIn({ column, row, columns }: CellBox, gids: Uint32Array): CellBox[] {
  const used = gids.reduce<[number, number, number, number]>(
    (found, gid, index) => {
      if (gid === 0) return found
      const [c, r] = [column + (index % columns), row + Math.floor(index / columns)]
      return [Math.min(found[0], c), Math.min(found[1], r), Math.max(found[2], c), Math.max(found[3], r)]
    },
    [Infinity, Infinity, -Infinity, -Infinity],
  )
  const [left, top, right, bottom] = used
  return left > right ? [] : [{ column: left, row: top, columns: right - left + 1, rows: bottom - top + 1 }]
}

function around(boxes: readonly CellBox[]): CellBox | undefined {
  if (boxes.length === 0) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { column, row, columns, rows } of boxes) {
    left = Math.min(left, column)
    top = Math.min(top, row)
    right = Math.max(right, column + columns)
    bottom = Math.max(bottom, row + rows)
  }
  return { column: left, row: top, columns: right - left, rows: bottom - top }
}

function requireSize({ columns, rows }: CellBox, at: Cursor): void {
  if (columns <= MAX_LINES && rows <= MAX_LINES) return
  const found = localized(`${columns} x ${rows} cases`, `${columns} x ${rows} cells`)
  const most = localized(`au plus ${MAX_LINES} x ${MAX_LINES}`, `at most ${MAX_LINES} x ${MAX_LINES}`)
  refuse(at.file, foundInstead(found, most), at.place())
}

function boxAround(layers: readonly TiledLayer[], list: Cursor): CellBox {
  const boxes = layers.flatMap((layer) =>
    layer.kind === 'tiles' && layer.box.columns > 0 ? [layer.box] : [],
  )
  const box = around(boxes)
  if (!box)
    return refuse(
      list.file,
      foundInstead(localized('une carte vide', 'an empty map'), localized('des tuiles', 'tiles')),
      list.place(),
    )
  requireSize(box, list)
  return box
}

function laidIn(layer: TileLayer, box: CellBox): TileLayer {
  return { ...layer, box, gids: cellsIn([layer], box) }
}

/** Parts of a layer as the cells of one box; what lies outside it is left out. */
function cellsIn(parts: readonly Cells[], box: CellBox): Uint32Array {
  const cells = new Uint32Array(box.columns * box.rows)
  for (const { box: part, gids } of parts) {
    gids.forEach((gid, index) => {
      if (gid === 0) return
      const column = part.column + (index % part.columns) - box.column
      const row = part.row + Math.floor(index / part.columns) - box.row
      if (column >= 0 && row >= 0 && column < box.columns && row < box.rows)
        cells[row * box.columns + column] = gid
    })
  }
  return cells
}

function readObject(at: Cursor, shift: Shift): TiledObject {
  const gid = numberAt(at, 'gid', 0)
  const text = at.member('text')
  return {
    name: textAt(at, 'name', ''),
    kind: kindAt(at),
    at: at.place,
    x: numberAt(at, 'x', 0) + shift.x,
    y: numberAt(at, 'y', 0) + shift.y,
    width: numberAt(at, 'width', 0),
    height: numberAt(at, 'height', 0),
    rotation: numberAt(at, 'rotation', 0),
    ...(gid > 0 && { gid: gid & 0x0fffffff }),
    ...(text.value !== undefined && { text: readText(text) }),
    properties: readProperties(at),
  }
}

function readText(at: Cursor): TiledText {
  const color = textAt(at, 'color', '')
  return {
    text: textAt(at, 'text', ''),
    pixels: numberAt(at, 'pixelsize', 16),
    ...(/^#[0-9a-f]{6}$/i.test(color) && { color }),
    bold: flagAt(at, 'bold', false),
  }
}
