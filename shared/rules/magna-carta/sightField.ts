/** The map of a medieval position as a field of sight, made once for each state of the map and each set of rows. */
import { CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { elevationAt } from '#shared/document/map'
import { type Chunk, type ScenarioMap } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid, toOffset } from '#shared/hex/grid'
import { buildSightField, type FieldBuilder, type SightField } from '../engine/sightField'
import { type Position } from './position'
import { type MedievalRows as Rows } from './mapRows'
import { barrierOn, EYE_HEIGHT, LEVEL, standsOn } from './sightBoard'
import { standingSides } from '../standingFeatures'

const fields = new WeakMap<ScenarioMap, WeakMap<Rows, SightField>>()

export function sightField(position: Position): SightField {
  const { map } = position.scenario
  const byRows = fields.get(map) ?? new WeakMap<Rows, SightField>()
  fields.set(map, byRows)
  const known = byRows.get(position.rows)
  if (known) return known
  const field = makeField(position)
  byRows.set(position.rows, field)
  return field
}

function makeField(position: Position): SightField {
  const { map } = position.scenario
  const builder = buildSightField(map.grid, EYE_HEIGHT)
  map.chunks.forEach((chunk, index) => setChunk(builder, position.rows, map, { chunk, index }))
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

function setChunk(
  builder: FieldBuilder,
  { terrains }: Rows,
  { grid }: ScenarioMap,
  { chunk, index }: { readonly chunk: Chunk; readonly index: number },
): void {
  const byId = new Map(terrains.map((row) => [row.id, row]))
  const across = chunkColumns(grid)
  const [left, top] = [(index % across) * CHUNK_SIZE, Math.floor(index / across) * CHUNK_SIZE]
  for (let row = 0; row < CHUNK_SIZE && top + row < grid.rows; row++)
    for (let col = 0; col < CHUNK_SIZE && left + col < grid.columns; col++) {
      const cell = row * CHUNK_SIZE + col
      const terrain = byId.get(chunk.terrain[cell] as string)
      const ground = chunk.elevation?.[cell] ?? 0
      builder.setHex(
        { col: left + col, row: top + row },
        ground * LEVEL,
        (terrain?.sightHeight ?? 0) * LEVEL,
        terrain?.roofed ?? false,
      )
    }
}
