/** Zones: a layer of tiles each, so that Tiled's brushes change them; the cells of its tiles are its hexes. */
import { type ZoneId } from '#shared/document/ids'
import { type Zone } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, isAbsent, onGrid, toOffset } from '#shared/hex/grid'
import { type JsonObject } from '#shared/json/decode'
import {
  type CellBox,
  type TiledGrid,
  type TiledLayer,
  type TiledProperties,
  type TileLayer,
} from '../model/tiledMap'
import { entriesUnder } from '../ours/entryIds'
import { entriesOf, fromTiled, idOf, idProperties, type Kind, toTiled } from '../ours/kind'
import { textOfHex } from '../ours/places'
import { type ReadPlan, rememberPlace, restHere } from '../ours/readPlan'
import { type Drawn, piecePicture, smallGrid } from '../pictures/pieceScene'
import { openSheet, type Part, type SheetTile } from '../pictures/sheet'
import { tileLayer } from '../pictures/tileObjects'

export const ZONE: Kind = {
  section: ['zones'],
  said: 'name',
  placed: ['hexes'],
  keys: ['kind', 'side', 'color', 'hatching', 'opacity'],
}

/** The property of a layer that is a zone. */
const MARK = 'zone'

export function zonesPart(drawn: Drawn, file: JsonObject, tiled: TiledGrid, box: CellBox): Part {
  const { zones, map } = drawn.scenario
  const entries = entriesOf(ZONE, file)
  const sheet = openSheet('zones', tiled.tileWidth, tiled.tileHeight)
  const layers = (Object.entries(zones) as [ZoneId, Zone][]).map(([id, zone]) => {
    const { said, properties } = toTiled(ZONE, entries[id])
    const { name: _name, hexes: _all, ...look } = zone
    const tile = sheet.numberOf(JSON.stringify(look), () => zoneTile(drawn, zone))
    const cells = zone.hexes
      .map(parseHexKey)
      .filter((hex) => onGrid(hex, map.grid))
      .map((hex) => toOffset(hex, map.grid))
    return {
      tile,
      name: said,
      cells: cells.map(({ col, row }) => row * box.columns + col),
      properties: { [MARK]: true, ...idProperties(id), ...properties, ...orderProperties(zone, drawn) },
    }
  })
  return {
    sheets: [sheet],
    layers: (gidOf) =>
      layers.map(({ tile, name, cells, properties }) => {
        const gids = new Uint32Array(box.columns * box.rows)
        for (const cell of cells) gids[cell] = gidOf(sheet, tile)
        return tileLayer(name, box, gids, properties)
      }),
  }
}

/** For a zone whose hexes are not those of its cells, row by row: the author's order, and hexes off the map. */
function orderProperties({ hexes }: Zone, { scenario: { map } }: Drawn): TiledProperties {
  const inOrder = [...hexes].map((hex) => toOffset(parseHexKey(hex), map.grid))
  const isUsual = inOrder.every((place, index) => {
    const before = inOrder[index - 1]
    const follows = !before || before.row < place.row || (before.row === place.row && before.col < place.col)
    return follows && onGrid(parseHexKey(hexes[index] as (typeof hexes)[number]), map.grid)
  })
  return isUsual ? {} : { hexes: hexes.map((hex) => textOfHex(parseHexKey(hex), map.grid)).join(' ') }
}

function zoneTile(drawn: Drawn, zone: Zone): SheetTile {
  const hexes = [...hexesOfGrid(smallGrid(drawn))].map(hexKey)
  return {
    kind: MARK,
    properties: {},
    paint: () =>
      piecePicture(drawn, {
        layers: ['zones'],
        inHex: true,
        reach: drawn.scenario.map.hexMm / Math.sqrt(3),
        zones: { ['it' as ZoneId]: { ...zone, name: '', hexes } },
      }),
  }
}

export function isZone(layer: TiledLayer): layer is TileLayer {
  return layer.kind === 'tiles' && layer.properties[MARK] === true
}

export function readZones(plan: ReadPlan): JsonObject {
  const zones = entriesUnder(MARK)
  for (const layer of plan.map.layers.filter(isZone)) {
    const { properties, name, at } = layer
    const rest = restHere(plan, properties, at)
    const id = zones.add(idOf(properties), {
      kind: 'other',
      ...fromTiled(ZONE, name, { properties, rest }),
      hexes: hexesOf(layer, plan.grid),
    })
    rememberPlace(plan, [...ZONE.section, id], at)
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
