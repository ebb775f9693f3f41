/** Finds the rim hexes, and their sides, that two boards with half hexes share but fill differently (MAP-3). */
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { hexesOfGrid, onGrid } from '#shared/hex/grid'
import { type HexsideKey } from '#shared/hex/hexside'
import { type JoinedGrids } from '#shared/hex/joinGrids'
import { layHex } from '#shared/hex/laying'
import { joinedRecords } from '#shared/lang/joinedRecords'
import { elevationAt, environmentAt, flagsAt, terrainAt, wanderingAt } from './map'
import {
  type FeatureId,
  type HexsideBucket,
  type HexsideFeatures,
  type HexsideSlot,
  type ScenarioMap,
  type TerrainId,
} from './types'

/** The content of a hex in one map. */
export interface SeamHex {
  readonly terrain: TerrainId
  readonly level: number
  /** Given where both have one, and a different one. */
  readonly structure?: FeatureId
}

export interface SeamDifference {
  /** On the joined map. */
  readonly hex: HexKey
  readonly here: SeamHex
  readonly there: SeamHex
}

/** A side on which both have features, but different ones: all of one map's are kept. */
export interface SeamSideDifference {
  /** On the joined map. */
  readonly side: HexsideKey
  readonly here: HexsideFeatures
  readonly there: HexsideFeatures
}

/**
 * The differences of two maps placed on the grid of both, hex by hex; alike in what is named, they may still differ in what else
 * a hex has.
 */
export function seamDifferences(here: ScenarioMap, there: ScenarioMap, grids: JoinedGrids): SeamDifference[] {
  const back = { q: -grids.here.shift.q, r: -grids.here.shift.r }
  const differences: SeamDifference[] = []
  for (const hex of hexesOfGrid(grids.there.from)) {
    const laid = layHex(hex, grids.there)
    if (!onGrid({ q: laid.q + back.q, r: laid.r + back.r }, grids.here.from)) continue
    const key = hexKey(laid)
    const [mine, theirs] = [here.structures[key], there.structures[key]]
    const built = mine && theirs && !isAlike(mine, theirs)
    if (!built && VALUES.every((valueAt) => valueAt(here, laid) === valueAt(there, laid))) continue
    differences.push({
      hex: key,
      here: { ...seamHex(here, laid), ...(built && { structure: mine.feature }) },
      there: { ...seamHex(there, laid), ...(built && { structure: theirs.feature }) },
    })
  }
  return differences
}

const VALUES = [terrainAt, elevationAt, environmentAt, flagsAt, wanderingAt] as const

function seamHex(map: ScenarioMap, hex: Axial): SeamHex {
  return { terrain: terrainAt(map, hex) ?? '', level: elevationAt(map, hex) }
}

const SLOTS: readonly HexsideSlot[] = ['barrier', 'opening', 'way', 'fixture']

/** The same of sides; a side on which one has nothing is not in question. */
export function seamSideDifferences(here: ScenarioMap, there: ScenarioMap): SeamSideDifference[] {
  const theirs = joinedRecords(Object.values(there.hexsides)) as HexsideBucket
  return Object.values(here.hexsides).flatMap((bucket) =>
    (Object.entries(bucket) as [HexsideKey, HexsideFeatures][]).flatMap(([side, mine]) => {
      const other = theirs[side]
      if (!other || SLOTS.every((slot) => isAlike(mine[slot], other[slot]))) return []
      return [{ side, here: mine, there: other }]
    }),
  )
}

/** Whatever the order of their keys. */
function isAlike(one: object | undefined, other: object | undefined): boolean {
  if (!one || !other) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<never>
  return [...keys].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
}
