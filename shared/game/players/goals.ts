/** The hexes that a side's ways to victory ask for, and those where its enemies would win. */
import { sideOf } from '#shared/document/counters'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexDistance, parseHexKey } from '#shared/hex/axial'
import { countersOnMap } from '#shared/rules/standing/position'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { isOut } from '#shared/rules/victory/pieces'

const known = new WeakMap<Scenario, Map<SideId, readonly HexKey[]>>()

/** Those to hold or to leave by, its own first. @param begun the scenario as the game began. */
export function goalsOf(begun: Scenario, side: SideId): readonly HexKey[] {
  const sides = known.get(begun) ?? new Map<SideId, readonly HexKey[]>()
  known.set(begun, sides)
  const found = sides.get(side) ?? goalHexes(begun, side)
  sides.set(side, found)
  return found
}

function goalHexes(begun: Scenario, side: SideId): readonly HexKey[] {
  const ways = Object.values(begun.victory)
  const hexes = ways.flatMap((way) =>
    way.conditions.flatMap((condition) => {
      if (condition.kind === 'hold') return hexesOfPlace(begun, condition.place)
      return condition.kind === 'exit' && way.side === side ? hexesOfPlace(begun, condition.place) : []
    }),
  )
  return [...new Set(hexes)]
}

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
