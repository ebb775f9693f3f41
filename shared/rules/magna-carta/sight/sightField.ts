/** The map of a medieval position as a field of sight, made once for each state of the map and each set of rows. */
import { eachPlace } from '#shared/document/chunk'
import { elevationAt } from '#shared/document/map'
import { type ScenarioMap } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid, toOffset } from '#shared/hex/grid'
import { keptByMap } from '../../engine/keptByMap'
import { buildSightField, type FieldBuilder, type SightField } from '../../engine/sightField'
import { type Position } from '../position/position'
import { type MedievalRows as Rows } from '../rows/mapRows'
import { barrierOn, EYE_HEIGHT, LEVEL, standsOn } from './sightBoard'
import { standingSides } from '#shared/rules/standing/standingFeatures'

export const sightField = keptByMap(makeField)

function makeField(position: Position): SightField {
  const { map } = position.scenario
  const builder = buildSightField(map.grid, EYE_HEIGHT)
  setTerrain(builder, position.rows, map)
  // What a structure or a marker changes is asked of the position itself.
  const changed = new Set<HexKey>([
    ...(Object.keys(map.structures) as HexKey[]),
    ...Object.values(map.markers).map(({ hex }) => hex),
  ])
  for (const key of changed) {
    const hex = parseHexKey(key)
    if (!onGrid(hex, map.grid)) continue
    const { sightHeight, roofed } = standsOn(position, hex)
    builder.setHex(toOffset(hex, map.grid), elevationAt(map, hex) * LEVEL, sightHeight * LEVEL, roofed)
  }
  for (const [side, features] of standingSides(position)) {
    const barrier = barrierOn(position, side, features)
    if (barrier) builder.setBarrier(side, barrier)
  }
  return builder.field
}

function setTerrain(builder: FieldBuilder, { terrains }: Rows, map: ScenarioMap): void {
  const byId = new Map(terrains.map((row) => [row.id, row]))
  eachPlace(map, (coord, chunk, cell) => {
    const terrain = byId.get(chunk.terrain[cell] as string)
    const ground = chunk.elevation?.[cell] ?? 0
    const sightHeight = (terrain?.sightHeight ?? 0) * LEVEL
    builder.setHex(coord, ground * LEVEL, sightHeight, terrain?.roofed ?? false)
  })
}
