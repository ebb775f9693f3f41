/** The hexes of a map of ours: all that each cell's tiles say, whatever layer they are in. */
import { MAX_ELEVATION } from '#shared/document/limits'
import { isAbsent } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { isObject, type JsonObject } from '#shared/json/decode'
import { tileFacts } from '../model/tileFacts'
import { type TiledLayer, type TiledProperties, type TileLayer } from '../model/tiledMap'
import { type FileCell, openCells } from '../ours/cells'
import { KEYS } from '../ours/entries'
import { entryOf, restOf } from '../ours/flatProperties'
import { type ReadPlan } from './readPlan'
import { isZone } from './readZones'

type Said = Partial<FileCell>

/** @param absent of the remainder */
export function readGround(plan: ReadPlan, palette: JsonObject, absent: unknown): FileCell[] {
  const { map, grid } = plan
  const [first] = Object.values(palette)
  const usual = typeof first === 'string' ? first : ''
  const cells = openCells(grid.columns, grid.rows, usual)
  const isCovered = new Uint8Array(cells.length)
  const meaningOf = meanings(map)
  let strange = 0
  for (const layer of map.layers.filter(isGround))
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

function isGround(layer: TiledLayer): layer is TileLayer {
  return layer.kind === 'tiles' && !isZone(layer)
}

function meanings(map: ReadPlan['map']): (gid: number) => Said | undefined {
  const factsOf = tileFacts(map)
  const known = new Map<number, Said | undefined>()
  return (gid) => {
    if (known.has(gid)) return known.get(gid)
    const tile = factsOf(gid)?.tile
    const said = tile && saidBy(tile.properties)
    known.set(gid, said)
    return said
  }
}

/** Undefined of a tile that is none of ours. */
function saidBy(properties: TiledProperties): Said | undefined {
  const { terrain, level, cave } = entryOf(properties, restOf(properties) ?? {}, KEYS.terrain)
  const { flags, wandering } = properties
  const said: Said = {
    ...(typeof terrain === 'string' && {
      terrain,
      level: typeof level === 'number' ? within(level, -MAX_ELEVATION, MAX_ELEVATION) : 0,
      cave: cave === true,
    }),
    ...(typeof flags === 'number' && { flags: within(flags, 0, 7) }),
    ...(typeof wandering === 'number' && { wandering: within(wandering, 0, 4) }),
  }
  return Object.keys(said).length > 0 ? said : undefined
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value) || 0))
}

function layAbsent(cells: FileCell[], columns: number, absent: unknown): void {
  if (!Array.isArray(absent)) return
  for (const one of absent as readonly unknown[]) {
    if (!isObject(one) || typeof one['terrain'] !== 'string') continue
    const [column, row] = [Number(one['column']), Number(one['row'])]
    const cell = column < columns ? cells[row * columns + column] : undefined
    if (!cell) continue
    const number = (key: string, least: number, most: number): number => within(Number(one[key]), least, most)
    Object.assign(cell, {
      terrain: one['terrain'],
      level: number('level', -MAX_ELEVATION, MAX_ELEVATION),
      cave: one['cave'] === true,
      flags: number('flags', 0, 7),
      wandering: number('wandering', 0, 4),
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
