/** Every hexside that holds something, with what it holds: for checks to iterate over. */
import { type HexsideFeatures, type ScenarioMap } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'

export function hexsideEntries(map: ScenarioMap): [HexsideKey, HexsideFeatures][] {
  return Object.values(map.hexsides).flatMap(
    (bucket) => Object.entries(bucket) as [HexsideKey, HexsideFeatures][],
  )
}
