/** Boards as rectangles: as they were where Tiled has not moved them, and by their boxes where it has. */
import { isSamePlace } from '../model/geometry'
import { type JsonObject } from '#shared/json/decode'
import { type Point } from '#shared/hex/layout'
import { boardBox, boardPlaceOf } from '../model/objectBoxes'
import { type ObjectLayer, type TiledGrid, type TiledObject } from '../model/tiledMap'
import { numberOf } from '../ours/flatProperties'
import { entriesOf, idProperties, type ObjectKind, toTiled } from '../ours/kind'
import { type Drawn } from '../pictures/pieceScene'
import { objectLayers } from '../pictures/tileObjects'

export const BOARD: ObjectKind = {
  name: 'board',
  section: ['boards'],
  said: 'name',
  keys: ['firstColumn', 'firstRow', 'columns', 'rows', 'turned'],
  read({ object, properties }, { map: { grid, box } }) {
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
    return isSame ? {} : { ...boardPlaceOf(here, grid) }
  },
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }): Point {
  return { x: width, y: height }
}

export function boardLayers({ scenario }: Drawn, file: JsonObject, grid: TiledGrid): ObjectLayer[] {
  const entries = entriesOf(BOARD, file)
  const objects = Object.entries(scenario.boards).map(([id, board]): TiledObject => {
    const { said, properties } = toTiled(BOARD, entries[id])
    return {
      name: said,
      kind: BOARD.name,
      ...boardBox(board, grid),
      rotation: 0,
      properties: { ...idProperties(id), ...properties },
    }
  })
  return objectLayers('boards', objects)
}
