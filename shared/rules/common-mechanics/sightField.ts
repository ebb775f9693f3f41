/** A map of the fantasy game as sight reads it, in flat arrays: made once for each state of the map and each set of rows. */
import { CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { type Chunk, type ScenarioMap } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { type CellFrame, cellFrame } from '../engine/cellFrame'
import { LEVEL, risesForSight } from './altitude'
import { type FantasyPosition } from './fantasyRules'
import { type FantasyRows } from './mapRows'
import { NOTHING, type SightHeights, sightHeights } from './sightHeights'

export interface SightField extends CellFrame, SightHeights {
  /** Of each cell the altitude of its ground, in half levels. */
  readonly grounds: Int16Array
  /** Of each cell the height at which it blocks a line that crosses it. */
  readonly tops: Int16Array
}

const fields = new WeakMap<ScenarioMap, WeakMap<FantasyRows, SightField>>()

export function sightField(position: FantasyPosition): SightField {
  const { map } = position.scenario
  const byRows = fields.get(map) ?? new WeakMap<FantasyRows, SightField>()
  fields.set(map, byRows)
  const known = byRows.get(position.rows)
  if (known) return known
  const field = makeField(position)
  byRows.set(position.rows, field)
  return field
}

function makeField(position: FantasyPosition): SightField {
  const { map } = position.scenario
  const frame = cellFrame(map.grid)
  const { cellOf } = frame
  const grounds = new Int16Array(frame.cells)
  const tops = new Int16Array(frame.cells).fill(NOTHING)
  const field: SightField = {
    ...frame,
    ...{ grounds, tops },
    ground: (hex) => grounds[cellOf(hex)] as number,
    top: (hex) => tops[cellOf(hex)] as number,
  }
  map.chunks.forEach((chunk, index) => setChunk(field, position.rows, chunk, index))
  // What a marker changes is asked of the document.
  const heights = sightHeights(position)
  for (const { hex: key } of Object.values(map.markers)) {
    const hex = parseHexKey(key)
    if (heights.onMap(hex)) tops[cellOf(hex)] = heights.top(hex)
  }
  return field
}

function setChunk(
  { grid, cellOf, grounds, tops, places }: SightField,
  { terrains }: FantasyRows,
  chunk: Chunk,
  index: number,
): void {
  const rises = new Map(terrains.map(({ id, difficulty }) => [id, risesForSight(difficulty) ? 1 : 0]))
  const across = chunkColumns(grid)
  const [left, top] = [(index % across) * CHUNK_SIZE, Math.floor(index / across) * CHUNK_SIZE]
  for (let row = 0; row < CHUNK_SIZE && top + row < grid.rows; row++)
    for (let col = 0; col < CHUNK_SIZE && left + col < grid.columns; col++) {
      const place = cellOf(toAxial({ col: left + col, row: top + row }, grid))
      if ((places[place] as number) < 0) continue
      const inChunk = row * CHUNK_SIZE + col
      const ground = (chunk.elevation?.[inChunk] ?? 0) * LEVEL
      grounds[place] = ground
      tops[place] = ground + (rises.get(chunk.terrain[inChunk] as string) ?? 1)
    }
}
