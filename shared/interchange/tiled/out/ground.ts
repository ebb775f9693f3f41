/** Terrain, level and environment of hexes as one layer of tiles: a tile for each that the map has, and for each terrain. */
import { hexRadius } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { cellsOfFile, type FileCell, type FileCells } from '../ours/cells'
import { KEYS } from '../ours/entries'
import { flatProperties } from '../ours/flatProperties'
import { type CellBox, type TiledGrid } from '../model/tiledMap'
import { type Drawn, piecePicture } from './pieceScene'
import { openSheet, type Part, type SheetTile } from './sheet'

/** So many tiles are made of every terrain on every level in use; beyond that, of what the map has and the level 0. */
const MOST_OFFERED = 256

export function groundPart(drawn: Drawn, file: JsonObject, grid: TiledGrid, box: CellBox): Part {
  const cells = cellsOfFile(file)
  const sheet = openSheet('terrain', grid.tileWidth, grid.tileHeight)
  const numberOf = (ground: Ground): number =>
    sheet.numberOf(`${ground.terrain}|${ground.level}|${ground.cave}`, () => groundTile(drawn, ground))
  for (const ground of offered(drawn, cells, box)) numberOf(ground)
  const numbers: number[] = []
  for (let row = 0; row < box.rows; row++)
    for (let column = 0; column < box.columns; column++) {
      const { isAbsent, ...cell } = cells.at(column, row)
      numbers.push(isAbsent ? -1 : numberOf(cell))
    }
  return {
    sheets: [sheet],
    layers: (gidOf) => [
      {
        kind: 'tiles',
        name: 'terrain',
        properties: {},
        visible: true,
        opacity: 1,
        box,
        gids: Uint32Array.from(numbers, (number) => (number < 0 ? 0 : gidOf(sheet, number))),
      },
    ],
  }
}

type Ground = Pick<FileCell, 'terrain' | 'level' | 'cave'>

function offered({ ruleset }: Drawn, cells: FileCells, box: CellBox): Ground[] {
  const levels = new Set([0])
  for (let row = 0; row < box.rows; row++)
    for (let column = 0; column < box.columns; column++) levels.add(cells.at(column, row).level)
  const terrains = ruleset.terrains.map(({ id }) => id)
  const rising = levels.size * terrains.length > MOST_OFFERED ? [0] : [...levels].sort((a, b) => a - b)
  return rising.flatMap((level) => terrains.map((terrain) => ({ terrain, level, cave: false })))
}

function groundTile(drawn: Drawn, { terrain, level, cave }: Ground): SheetTile {
  const said = { terrain, ...(level !== 0 && { level }), ...(cave && { cave }) }
  const environment = cave ? 'cave' : 'outdoors'
  // A scanned board shows through open ground, as it does on our map.
  const isSeenThrough =
    drawn.scenario.map.background !== undefined && terrain === drawn.ruleset.openTerrain && level === 0
  return {
    kind: 'terrain',
    properties: flatProperties(said, KEYS.terrain),
    paint: () =>
      piecePicture(drawn, {
        layers: isSeenThrough ? ['grid'] : ['terrain', 'elevation', 'grid'],
        everywhere: { terrain, level, environment },
        reach: hexRadius(drawn.scenario.map),
        inHex: true,
      }),
  }
}
