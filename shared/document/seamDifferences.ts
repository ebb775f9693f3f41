/** Where two boards with half hexes do not agree on the rim hexes in which they coincide (MAP-3). */
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { hexesOfGrid, onGrid } from '#shared/hex/grid'
import { type JoinedGrids } from '#shared/hex/joinGrids'
import { layHex } from '#shared/hex/laying'
import { elevationAt, environmentAt, flagsAt, terrainAt, wanderingAt } from './map'
import { type ScenarioMap, type TerrainId } from './types'

/** What a map has in a hex. */
export interface SeamHex {
  readonly terrain: TerrainId
  readonly level: number
}

export interface SeamDifference {
  /** On the joined map. */
  readonly hex: HexKey
  readonly here: SeamHex
  readonly there: SeamHex
}

/** Of two maps laid on the grid of both, hex by hex; alike in terrain and level, they may still differ in what else a hex has. */
export function seamDifferences(here: ScenarioMap, there: ScenarioMap, grids: JoinedGrids): SeamDifference[] {
  const back = { q: -grids.here.shift.q, r: -grids.here.shift.r }
  const differences: SeamDifference[] = []
  for (const hex of hexesOfGrid(grids.there.from)) {
    const laid = layHex(hex, grids.there)
    if (!onGrid({ q: laid.q + back.q, r: laid.r + back.r }, grids.here.from)) continue
    if (VALUES.every((valueAt) => valueAt(here, laid) === valueAt(there, laid))) continue
    differences.push({ hex: hexKey(laid), here: seamHex(here, laid), there: seamHex(there, laid) })
  }
  return differences
}

const VALUES = [terrainAt, elevationAt, environmentAt, flagsAt, wanderingAt] as const

function seamHex(map: ScenarioMap, hex: Axial): SeamHex {
  return { terrain: terrainAt(map, hex) ?? '', level: elevationAt(map, hex) }
}
