/** A scenario as a map of Tiled: what is natural there as layers and objects, the rest of the document in a property of the map. */
import { type Scenario } from '#shared/document/types'
import { isAbsent } from '#shared/hex/grid'
import { writeScenario } from '#shared/format/write'
import { type Localized } from '#shared/i18n/localized'
import { type JsonObject } from '#shared/json/decode'
import { CELL_KEYS, cellsOfFile, partOf } from '../ours/cells'
import { jsonForXml } from '../ours/flatProperties'
import { cellSteps, projectionOf } from '../model/geometry'
import { MAP_PROPERTIES, type Remainder, TILED_VERSION } from '../ours/mapProperties'
import { tiledGridOf } from '../model/ourGrid'
import { type CellBox, type TiledGrid, type TiledMap } from '../model/tiledMap'
import { pictureLayers } from '../pictures/pictureLayers'
import { type PicturePlan, sheetPicture } from '../pictures/picturePlan'
import { type Drawn } from '../pictures/pieceScene'
import { type GidOf, type Part, roomOf, type Sheet, tilesetOfSheet } from '../pictures/sheet'
import { boardLayers } from '../things/boards'
import { countersPart } from '../things/counters'
import { groundPart, marksPart } from '../things/hexes'
import { sidesPart } from '../things/hexsides'
import { labelLayers } from '../things/labels'
import { OBJECTS } from '../things/objects'
import { standingPart } from '../things/standing'
import { ZONE, zonesPart } from '../things/zones'

interface TiledPlan {
  readonly map: TiledMap
  readonly pictures: readonly PicturePlan[]
  readonly warnings: readonly Localized[]
}

/** @param baseName of the files, without an ending */
export function planTiled(drawn: Drawn, baseName: string): TiledPlan {
  const { scenario } = drawn
  const { grid: own, hexMm } = scenario.map
  const file = JSON.parse(writeScenario(scenario)) as JsonObject
  const grid = tiledGridOf(own)
  const box: CellBox = { column: 0, row: 0, columns: own.columns, rows: own.rows }
  const size = mapPixels(box, grid)
  const projection = projectionOf({ grid: own, hexMm }, grid)
  const ground = groundPart(drawn, file, grid, box)
  const marks = marksPart(drawn, file, grid, box)
  const sides = sidesPart(drawn, file, projection)
  const standing = standingPart(drawn, file, projection)
  const zones = zonesPart(drawn, file, grid, box)
  const counters = countersPart(drawn, file, projection, size.width)
  const flat = pictureLayers(drawn, projection, size, baseName)
  const numbered = numberedSheets([ground, marks, sides, standing, zones, counters])
  const gidOf: GidOf = (sheet, tile) => (numbered.get(sheet) ?? 1) + tile
  const sheets = [...numbered]
  const onSides = sides.layers(gidOf)
  return {
    map: {
      grid,
      box,
      properties: {
        [MAP_PROPERTIES.mark]: TILED_VERSION,
        [MAP_PROPERTIES.hexMm]: hexMm,
        [MAP_PROPERTIES.halfHexes]: own.halfHexes === true,
        [MAP_PROPERTIES.document]: jsonForXml(remainder(file, scenario)),
      },
      tilesets: sheets.map(([sheet, firstGid]) => tilesetOfSheet(sheet, firstGid, baseName)),
      layers: [
        ...flat.below,
        ...ground.layers(gidOf),
        ...onSides.filter(({ name }) => name === 'ways'),
        ...standing.layers(gidOf),
        ...onSides.filter(({ name }) => name !== 'ways'),
        ...flat.above,
        ...marks.layers(gidOf),
        ...zones.layers(gidOf),
        ...boardLayers(drawn, file, grid),
        ...labelLayers(drawn, file, projection),
        ...counters.layers(gidOf),
      ],
    },
    pictures: [
      ...sheets.map(([sheet]) => sheetPicture(sheet, projection.scale, `${baseName}-${sheet.name}.png`)),
      ...flat.pictures,
    ],
    warnings: flat.warnings,
  }
}

function mapPixels({ columns, rows }: CellBox, grid: TiledGrid): { width: number; height: number } {
  const step = cellSteps(grid)
  const byColumn = grid.staggerAxis === 'x'
  return {
    width: Math.ceil((columns - 1) * step.x + grid.tileWidth + (byColumn || rows < 2 ? 0 : step.x / 2)),
    height: Math.ceil((rows - 1) * step.y + grid.tileHeight + (byColumn && columns > 1 ? step.y / 2 : 0)),
  }
}

/** The first gids of the sheets that have tiles. */
function numberedSheets(parts: readonly Part[]): Map<Sheet, number> {
  const numbers = new Map<Sheet, number>()
  let next = 1
  for (const sheet of parts.flatMap(({ sheets }) => sheets)) {
    if (sheet.tiles.length === 0) continue
    numbers.set(sheet, next)
    next += roomOf(sheet)
  }
  return numbers
}

/** The document without what layers and objects say; the places that a frame leaves out have no tile. */
function remainder(file: JsonObject, { map: { grid }, counters: inOrder }: Scenario): Remainder {
  const cells = cellsOfFile(file)
  const absent: unknown[] = []
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      if (!isAbsent({ col: column, row }, grid)) continue
      const { isAbsent: _is, ...cell } = cells.at(column, row)
      absent.push({ column, row, ...cell })
    }
  const sections = [...OBJECTS, ZONE].map(({ section }) => section)
  const without = (part: unknown, depth: number, more: readonly string[] = []): JsonObject => {
    const said = [...more, ...sections.flatMap((steps) => (steps.length === depth ? steps.slice(-1) : []))]
    return Object.fromEntries(Object.entries(partOf(part)).filter(([key]) => !said.includes(key)))
  }
  const ids = Object.keys(inOrder)
  return {
    file: { ...without(file, 1, ['map']), map: without(file['map'], 2, [...CELL_KEYS, ...GRID_KEYS]) },
    ...(absent.length > 0 && { absent }),
    ...(ids.length > 1 && { counters: ids }),
  }
}

/** Said by the map of Tiled itself, and by its properties. */
const GRID_KEYS = ['orientation', 'stagger', 'columns', 'rows', 'halfHexes', 'hexMm']
