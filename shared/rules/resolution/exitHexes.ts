/** The hexes by which counters leave the map: those that a condition of victory names, and the rim. */
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'

/** Those that conditions of victory want counters to leave by, each once. @rule SCN-5 */
export function namedExits(scenario: Scenario): ReadonlySet<HexKey> {
  const conditions = Object.values(scenario.victory).flatMap((way) => way.conditions)
  return new Set(
    conditions.flatMap((condition) =>
      condition.kind === 'exit' ? hexesOfPlace(scenario, condition.place) : [],
    ),
  )
}

/** May one leave the map from here: a hex at its rim, or one that a condition of victory names? @rule SCN-5 */
export function isExit(scenario: Scenario, hex: Axial): boolean {
  const { grid } = scenario.map
  if (!onGrid(hex, grid)) return false
  return neighbors(hex).some((next) => !onGrid(next, grid)) || namedExits(scenario).has(hexKey(hex))
}
