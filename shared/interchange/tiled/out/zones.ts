/** Zones: a layer of tiles each, so that Tiled's brushes change them. */
import { type ZoneId } from '#shared/document/ids'
import { type Zone } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexesOfGrid, onGrid, toOffset } from '#shared/hex/grid'
import { type JsonObject } from '#shared/json/decode'
import { partOf } from '../ours/cells'
import { idProperties, KEYS, named } from '../ours/entries'
import { textOfHex } from '../ours/places'
import { type CellBox, type TiledGrid, type TiledLayer, type TiledProperties } from '../model/tiledMap'
import { type Drawn, piecePicture, smallGrid } from './pieceScene'
import { openSheet, type Part } from './sheet'

export function zonesPart(drawn: Drawn, file: JsonObject, tiled: TiledGrid, box: CellBox): Part {
  const { zones, map } = drawn.scenario
  const sheet = openSheet('zones', tiled.tileWidth, tiled.tileHeight)
  const layers = (Object.entries(zones) as [ZoneId, Zone][]).map(([id, zone]) => {
    const { hexes: _hexes, ...entry } = partOf(partOf(file['zones'])[id])
    const { said, properties } = named(entry, 'name', KEYS.zone)
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
      properties: { zone: true, ...idProperties(id), ...properties, ...orderProperties(zone, drawn) },
    }
  })
  return {
    sheets: [sheet],
    layers: (gidOf) =>
      layers.map(({ tile, name, cells, properties }): TiledLayer => {
        const gids = new Uint32Array(box.columns * box.rows)
        for (const cell of cells) gids[cell] = gidOf(sheet, tile)
        return { kind: 'tiles', name, properties, visible: true, opacity: 1, box, gids }
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

function zoneTile(drawn: Drawn, zone: Zone) {
  const hexes = [...hexesOfGrid(smallGrid(drawn))].map(hexKey)
  return {
    kind: 'zone',
    properties: {},
    paint: () =>
      piecePicture(drawn, {
        layers: ['zones'] as const,
        inHex: true,
        reach: drawn.scenario.map.hexMm / Math.sqrt(3),
        zones: { ['it' as ZoneId]: { ...zone, name: '', hexes } },
      }),
  }
}
