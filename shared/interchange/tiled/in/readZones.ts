/** Zones: a layer of tiles each. */
import { type Grid, isAbsent } from '#shared/hex/grid'
import { type JsonObject } from '#shared/json/decode'
import { type TiledLayer, type TileLayer } from '../model/tiledMap'
import { idOf, KEYS } from '../ours/entries'
import { entryOf } from '../ours/flatProperties'
import { namedEntries } from './entryIds'
import { type ReadPlan, rememberPlace, restHere } from './readPlan'

export function isZone(layer: TiledLayer): layer is TileLayer {
  return layer.kind === 'tiles' && layer.properties['zone'] === true
}

export function readZones(plan: ReadPlan): JsonObject {
  const zones = namedEntries('zone')
  for (const layer of plan.map.layers.filter(isZone)) {
    const { properties, name, at } = layer
    const rest = restHere(plan, properties, at)
    const id = zones.add(idOf(properties), {
      name,
      ...entryOf(properties, { kind: 'other', ...rest }, KEYS.zone),
      hexes: hexesOf(layer, plan.grid),
    })
    rememberPlace(plan, ['zones', id], at)
  }
  return zones.all()
}

/** The author's order as far as it is still painted; hexes off the map stay; new ones follow row by row. */
function hexesOf({ gids, properties }: TileLayer, grid: Grid): string[] {
  const painted = new Set<string>()
  gids.forEach((gid, index) => {
    const place = { col: index % grid.columns, row: Math.floor(index / grid.columns) }
    if (gid !== 0 && !isAbsent(place, grid)) painted.add(`${place.col},${place.row}`)
  })
  const said = properties['hexes']
  if (typeof said !== 'string' || said === '') return [...painted]
  const kept = said.split(' ').filter((hex) => painted.has(hex) || !isOnMap(hex, grid))
  const known = new Set(kept)
  return [...kept, ...[...painted].filter((hex) => !known.has(hex))]
}

function isOnMap(hex: string, grid: Grid): boolean {
  const [col = -1, row = -1] = hex.split(',').map(Number)
  return col >= 0 && row >= 0 && col < grid.columns && row < grid.rows && !isAbsent({ col, row }, grid)
}
