/** One of our maps that Tiled had: layers and objects as they are now, joined with the rest of the document that travelled along. */
import { type Grid } from '#shared/hex/grid'
import { foundInstead } from '#shared/i18n/foundInstead'
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { isObject, type JsonObject } from '#shared/json/decode'
import { withValueAt } from '#shared/json/places'
import { refuse } from '../../exchange/fault'
import { projectionOf } from '../model/geometry'
import { ourGridOf } from '../model/ourGrid'
import { shiftedLayers } from '../model/shiftedLayers'
import { type TiledMap } from '../model/tiledMap'
import { mapRowsOf, partOf } from '../ours/cells'
import { objectOf } from '../ours/flatProperties'
import { MAP_PROPERTIES, TILED_VERSION } from '../ours/mapProperties'
import { type ReadPlan } from '../ours/readPlan'
import { COUNTER } from '../things/counters'
import { readHexes } from '../things/hexes'
import { readObjects } from '../things/objects'
import { readZones, ZONE } from '../things/zones'

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
  const cells = readHexes(plan, palette, remainder['absent'])
  const full = (): never => refuse(name, TOO_MANY, map.at?.())
  const objects = readObjects(plan)
  const rows = mapRowsOf(cells, grid.columns, palette, full)
  const inMap = { ...own, ...grid, hexMm, halfHexes: grid.halfHexes === true, ...rows }
  const sections: [Path, JsonObject][] = [...objects].map(([kind, entries]) => [
    kind.section,
    kind === COUNTER ? ordered(entries, remainder['counters']) : entries,
  ])
  sections.push([ZONE.section, readZones(plan)])
  const all = sections.reduce((whole, [section, entries]) => withValueAt(whole, section, entries), {
    ...file,
    map: inMap,
  })
  const text = JSON.stringify(all)
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
