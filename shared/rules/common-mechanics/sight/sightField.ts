/** A map of the fantasy game as sight reads it, in flat arrays: made once for each state of the map and each set of rows. */
import { eachPlace } from '#shared/document/chunk'
import { type ScenarioMap } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { type CellFrame, cellFrame } from '../../engine/cellFrame'
import { keptByMap } from '../../engine/keptByMap'
import { LEVEL, risesForSight, NOTHING, type SightHeights, sightHeights } from './altitude'
import { type FantasyPosition } from '../position/fantasyRules'
import { type FantasyRows } from '../rows/mapRows'

export interface SightField extends CellFrame, SightHeights {
  /** By cell, the altitude of its ground, in half levels. */
  readonly grounds: Int16Array
  /** By cell, the height at which it blocks a line that crosses it. */
  readonly tops: Int16Array
}

export const sightField = keptByMap(makeField)

function makeField(position: FantasyPosition): SightField {
  const { map } = position.scenario
  const frame = cellFrame(map.grid)
  const { cellOf } = frame
  const grounds = new Int16Array(frame.cells)
  const tops = new Int16Array(frame.cells).fill(NOTHING)
  const field: SightField = {
    ...frame,
    grounds,
    tops,
    ground: (hex) => grounds[cellOf(hex)] as number,
    top: (hex) => tops[cellOf(hex)] as number,
  }
  setTerrain(field, position.rows, map)
  // What a marker changes is asked of the document.
  const heights = sightHeights(position)
  for (const { hex: key } of Object.values(map.markers)) {
    const hex = parseHexKey(key)
    if (heights.onMap(hex)) tops[cellOf(hex)] = heights.top(hex)
  }
  return field
}

/** @rule CM-LOS-4 */
function setTerrain(field: SightField, { terrains }: FantasyRows, map: ScenarioMap): void {
  const { grid, cellOf, grounds, tops, places } = field
  const rises = new Map(terrains.map(({ id, difficulty }) => [id, risesForSight(difficulty) ? 1 : 0]))
  eachPlace(map, (coord, chunk, cell) => {
    const at = cellOf(toAxial(coord, grid))
    if ((places[at] as number) < 0) return
    const ground = (chunk.elevation?.[cell] ?? 0) * LEVEL
    grounds[at] = ground
    tops[at] = ground + (rises.get(chunk.terrain[cell] as string) ?? 1)
  })
}
