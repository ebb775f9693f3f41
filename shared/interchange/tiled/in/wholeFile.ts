/** One of our maps that Tiled had: layers and objects as they are now, joined with the rest of the document that travelled along. */
import { type Grid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { isObject, type JsonObject } from '#shared/json/decode'
import { foundInstead } from '#shared/i18n/foundInstead'
import { refuse } from '../../exchange/fault'
import { projectionOf } from '../model/geometry'
import { ourGridOf } from '../model/ourGrid'
import { shiftedLayers } from '../model/shiftedLayers'
import { type TiledMap } from '../model/tiledMap'
import { mapRowsOf, partOf } from '../ours/cells'
import { objectOf } from '../ours/flatProperties'
import { MAP_PROPERTIES, TILED_VERSION } from '../ours/mapProperties'
import { readGround } from './readGround'
import { readObjects } from './readObjects'
import { type ReadPlan } from './readPlan'
import { readZones } from './readZones'

export interface WholeFile {
  /** The text in our format. */
  readonly text: string
  readonly warnings: readonly Localized[]
  /** The place in Tiled's file of a path in ours; undefined for what no layer and no object says. */
  placeOf(path: string): Localized | undefined
}

/** True of maps that this program wrote, whatever Tiled did to them. */
export function isOurs({ properties }: TiledMap): boolean {
  return Object.hasOwn(properties, MAP_PROPERTIES.mark)
}

/** Throws `ExchangeRefusal`. @param name of the file */
export function wholeFile(map: TiledMap, name: string): WholeFile {
  const { mark, hexMm: size, halfHexes, document } = MAP_PROPERTIES
  requireVersion(map, name, mark)
  const remainder = remainderOf(map, document, name)
  const file = partOf(remainder['file'])
  const own = partOf(file['map'])
  const hexMm = map.properties[size]
  if (typeof hexMm !== 'number' || !(hexMm >= 1 && hexMm <= 1000)) return refuseProperty(map, name, size)
  const grid: Grid = {
    ...ourGridOf(map.grid, map.box),
    columns: map.box.columns,
    rows: map.box.rows,
    ...(map.properties[halfHexes] === true && { halfHexes: true }),
  }
  const projection = projectionOf({ grid, hexMm }, map.grid, map.box)
  const plan: ReadPlan = { map, name, grid, projection, places: new Map(), warnings: shiftedLayers(map) }
  const palette = partOf(own['palette'])
  const cells = readGround(plan, palette, remainder['absent'])
  const full = (): never => refuse(name, TOO_MANY, map.at?.())
  const { counters, boards, labels, ...onMap } = readObjects(plan)
  const text = JSON.stringify({
    ...file,
    map: {
      ...own,
      ...grid,
      hexMm,
      halfHexes: grid.halfHexes === true,
      ...mapRowsOf(cells, grid.columns, palette, full),
      ...onMap,
    },
    boards,
    counters: ordered(counters, remainder['counters']),
    zones: readZones(plan),
    labels,
  })
  return {
    text,
    warnings: plan.warnings,
    placeOf(path) {
      if (path === '') return map.at?.()
      for (const [steps, at] of plan.places) if (path.startsWith(steps)) return at()
      return undefined
    },
  }
}

const TOO_MANY = localized('trop de terrains différents', 'too many different terrains')

function requireVersion({ properties, at }: TiledMap, name: string, mark: string): void {
  const found = String(properties[mark]).slice(0, 20)
  if (properties[mark] === TILED_VERSION) return
  const say = (version: string | number): Localized => localized(`${mark} ${version}`, `${mark} ${version}`)
  refuse(name, foundInstead(say(found), say(TILED_VERSION)), at?.())
}

function remainderOf(map: TiledMap, key: string, name: string): JsonObject {
  const text = map.properties[key]
  const found = typeof text === 'string' ? objectOf(text) : undefined
  return found && isObject(found['file']) ? found : refuseProperty(map, name, key)
}

function refuseProperty({ at }: TiledMap, name: string, key: string): never {
  return refuse(
    name,
    localized(
      `la propriété «\u202f${key}\u202f» de la carte n’est plus celle que ce programme a écrite`,
      `the property "${key}" of the map is no longer as this program wrote it`,
    ),
    at?.(),
  )
}

/** In the author's order; new ones follow. */
function ordered(entries: JsonObject, ids: unknown): JsonObject {
  const list: readonly unknown[] = Array.isArray(ids) ? ids : []
  const before = new Set(
    list.filter((id): id is string => typeof id === 'string' && Object.hasOwn(entries, id)),
  )
  const others = Object.keys(entries).filter((id) => !before.has(id))
  return Object.fromEntries([...before, ...others].map((id) => [id, entries[id]]))
}
