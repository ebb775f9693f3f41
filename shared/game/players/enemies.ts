/** The living enemies of a side where they stand, and how far the nearest of some hexes is. */
import { sideOf } from '#shared/document/counters'
import { type SideId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey } from '#shared/hex/axial'
import { countersOnMap } from '#shared/rules/standing/position'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { isOut } from '#shared/rules/victory/pieces'

/** The living enemies of a side, where they stand. */
export function enemyHexes({ scenario }: PlayState, side: SideId): readonly Axial[] {
  const { counterSchema } = rulesetOf(scenario)
  return countersOnMap(scenario).flatMap(([, counter]) => {
    const other = sideOf(scenario, counter)
    if (other === undefined || other === side || isOut(counterSchema, counter)) return []
    return counter.hex === undefined ? [] : parseHexKey(counter.hex)
  })
}

/** Hexes to the nearest; undefined when there is none. */
export function nearest(from: Axial, hexes: readonly Axial[]): number | undefined {
  let least: number | undefined
  for (const hex of hexes) {
    const far = hexDistance(from, hex)
    if (least === undefined || far < least) least = far
  }
  return least
}
