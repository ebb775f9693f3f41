/** The values of hexes as tiles: terrain, level and cave together in one layer, flags and wandering level in one each. */
import { isAbsent } from '#shared/hex/grid'
import { hexRadius } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { isObject, type JsonObject } from '#shared/json/decode'
import { tileFacts } from '../model/tileFacts'
import {
  type CellBox,
  type TiledGrid,
  type TiledLayer,
  type TiledProperties,
  type TileLayer,
} from '../model/tiledMap'
import { bounded, BOUNDS, cellsOfFile, type FileCell, type FileCells, openCells } from '../ours/cells'
import { entryOf, flatProperties, restOf } from '../ours/flatProperties'
import { type ReadPlan } from '../ours/readPlan'
import { type Drawn, piecePicture } from '../pictures/pieceScene'
import { openSheet, type Part, type Sheet, type SheetTile } from '../pictures/sheet'
import { tileLayer } from '../pictures/tileObjects'
import { isZone } from './zones'

/** The properties of a tile of the ground. */
const GROUND = ['terrain', 'level', 'cave'] as const
type Ground = Pick<FileCell, (typeof GROUND)[number]>

/** Values with a layer of their own, whose tiles say nothing else. */
const MARKS = ['flags', 'wandering'] as const
type Mark = (typeof MARKS)[number]

/** The values that a tile gives its hex; undefined for a tile that is none of ours. */
function saidBy(properties: TiledProperties): Partial<FileCell> | undefined {
  const { terrain, level, cave } = entryOf(properties, restOf(properties) ?? {}, GROUND)
  const marks = MARKS.flatMap((mark) => {
    const value = properties[mark]
    return typeof value === 'number' ? [[mark, bounded(mark, value)]] : []
  })
  const said: Partial<FileCell> = {
    ...(typeof terrain === 'string' && {
      terrain,
      level: typeof level === 'number' ? bounded('level', level) : 0,
      cave: cave === true,
    }),
    ...Object.fromEntries(marks),
  }
  return Object.keys(said).length > 0 ? said : undefined
}

function groundTile(drawn: Drawn, { terrain, level, cave }: Ground): SheetTile {
  const said = { terrain, ...(level !== 0 && { level }), ...(cave && { cave }) }
  const environment = cave ? 'cave' : 'outdoors'
  // A scanned board shows through open ground, as it does on our map.
  const isSeenThrough =
    drawn.scenario.map.background !== undefined && terrain === drawn.ruleset.openTerrain && level === 0
  return {
    kind: 'terrain',
    properties: flatProperties(said, GROUND),
    paint: () =>
      piecePicture(drawn, {
        layers: isSeenThrough ? ['grid'] : ['terrain', 'elevation', 'grid'],
        everywhere: { terrain, level, environment },
        reach: hexRadius(drawn.scenario.map),
        inHex: true,
      }),
  }
}

function markTile(drawn: Drawn, mark: Mark, value: number): SheetTile {
  return {
    kind: mark,
    properties: { [mark]: value },
    paint: () =>
      piecePicture(drawn, {
        layers: ['attributes'],
        everywhere: { [mark]: value },
        inHex: true,
        reach: drawn.scenario.map.hexMm / 2,
      }),
  }
}

/** So many tiles are made of every terrain on every level in use; beyond that, of what the map has and the level 0. */
const MOST_OFFERED = 256

/** One layer, with a tile for each ground that the map has, and for each terrain. */
export function groundPart(drawn: Drawn, file: JsonObject, grid: TiledGrid, box: CellBox): Part {
  const cells = cellsOfFile(file)
  const sheet = openSheet('terrain', grid.tileWidth, grid.tileHeight)
  const numberOf = (ground: Ground): number =>
    sheet.numberOf(`${ground.terrain}|${ground.level}|${ground.cave}`, () => groundTile(drawn, ground))
  for (const ground of offered(drawn, cells, box)) numberOf(ground)
  const numbers = everyCell(cells, box, numberOf)
  return layersPart(sheet, box, [{ name: 'terrain', numbers }])
}

function offered({ ruleset }: Drawn, cells: FileCells, { columns, rows }: CellBox): Ground[] {
  const levels = new Set([0])
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) levels.add(cells.at(column, row).level)
  const terrains = ruleset.terrains.map(({ id }) => id)
  const rising = levels.size * terrains.length > MOST_OFFERED ? [0] : [...levels].sort((a, b) => a - b)
  return rising.flatMap((level) => terrains.map((terrain) => ({ terrain, level, cave: false })))
}

/** Layers of what the ruleset knows or the map has; all values of either are tiles, used or not. */
export function marksPart(drawn: Drawn, file: JsonObject, grid: TiledGrid, box: CellBox): Part {
  const cells = cellsOfFile(file)
  const sheet = openSheet('marks', grid.tileWidth, grid.tileHeight)
  const layers = MARKS.flatMap((mark) => {
    const values = everyCell(cells, box, (cell) => cell[mark])
    if (!values.some((value) => value > 0) && !isKnown(drawn, mark)) return []
    const tiles = Array.from({ length: BOUNDS[mark][1] }, (_, index) =>
      sheet.numberOf(`${mark} ${index + 1}`, () => markTile(drawn, mark, index + 1)),
    )
    return [{ name: mark, numbers: values.map((value) => tiles[value - 1] ?? -1) }]
  })
  return layersPart(sheet, box, layers)
}

function isKnown({ ruleset }: Drawn, mark: Mark): boolean {
  return ruleset.hexAttributes.some((attribute) =>
    mark === 'wandering' ? attribute === 'wandering' : attribute !== 'wandering' && attribute !== 'cave',
  )
}

/** Row by row; -1 where a frame leaves no hex. */
function everyCell({ at }: FileCells, { columns, rows }: CellBox, of: (cell: FileCell) => number): number[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const cell = at(index % columns, Math.floor(index / columns))
    return cell.isAbsent ? -1 : of(cell)
  })
}

/** @param layers the numbers of their tiles; -1 = none */
function layersPart(
  sheet: Sheet,
  box: CellBox,
  layers: readonly { readonly name: string; readonly numbers: readonly number[] }[],
): Part {
  return {
    sheets: [sheet],
    layers: (gidOf) =>
      layers.map(({ name, numbers }) =>
        tileLayer(
          name,
          box,
          Uint32Array.from(numbers, (number) => (number < 0 ? 0 : gidOf(sheet, number))),
        ),
      ),
  }
}

/** All that each cell's tiles say, whatever layer they are in. @param absent of the remainder */
export function readHexes(plan: ReadPlan, palette: JsonObject, absent: unknown): FileCell[] {
  const { map, grid } = plan
  const [first] = Object.values(palette)
  const usual = typeof first === 'string' ? first : ''
  const cells = openCells(grid.columns, grid.rows, usual)
  const isCovered = new Uint8Array(cells.length)
  const meaningOf = meanings(map)
  let strange = 0
  for (const layer of map.layers.filter(isOfHexes))
    layer.gids.forEach((gid, index) => {
      const cell = cells[index]
      if (gid === 0 || !cell) return
      const said = meaningOf(gid)
      if (said) Object.assign(cell, said)
      else strange++
      if (said?.terrain !== undefined) isCovered[index] = 1
    })
  let bare = 0
  cells.forEach((cell, index) => {
    const place = { col: index % grid.columns, row: Math.floor(index / grid.columns) }
    if (isAbsent(place, grid)) Object.assign(cell, openCells(1, 1, usual)[0])
    else if (!isCovered[index]) bare++
  })
  layAbsent(cells, grid.columns, absent)
  if (bare > 0) plan.warnings.push(bareWarning(bare, usual))
  if (strange > 0) plan.warnings.push(strangeWarning(strange))
  return cells
}

function isOfHexes(layer: TiledLayer): layer is TileLayer {
  return layer.kind === 'tiles' && !isZone(layer)
}

function meanings(map: ReadPlan['map']): (gid: number) => Partial<FileCell> | undefined {
  const factsOf = tileFacts(map)
  const known = new Map<number, Partial<FileCell> | undefined>()
  return (gid) => {
    if (known.has(gid)) return known.get(gid)
    const tile = factsOf(gid)?.tile
    const said = tile && saidBy(tile.properties)
    known.set(gid, said)
    return said
  }
}

function layAbsent(cells: FileCell[], columns: number, absent: unknown): void {
  if (!Array.isArray(absent)) return
  for (const one of absent as readonly unknown[]) {
    if (!isObject(one) || typeof one['terrain'] !== 'string') continue
    const [column, row] = [Number(one['column']), Number(one['row'])]
    const cell = column < columns ? cells[row * columns + column] : undefined
    if (!cell) continue
    const numbers = (['level', ...MARKS] as const).map((key) => [key, bounded(key, Number(one[key]))])
    Object.assign(cell, {
      terrain: one['terrain'],
      cave: one['cave'] === true,
      ...Object.fromEntries(numbers),
    })
  }
}

function bareWarning(count: number, terrain: string) {
  return localized(
    `Cases sans tuile de terrain\u202f: ${count}\u202f; elles deviennent «\u202f${terrain}\u202f».`,
    `Hexes without a tile of terrain: ${count}; they become "${terrain}".`,
  )
}

function strangeWarning(count: number) {
  return localized(
    `Tuiles qui ne disent rien à ce programme\u202f: ${count}, laissées de côté.`,
    `Tiles that say nothing to this program: ${count}, left out.`,
  )
}
