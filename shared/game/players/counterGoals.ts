/** The goals of each counter in the ways to victory, and the worth of reaching them. */
import { type CounterId, type SideId } from '#shared/document/ids'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { piecesNamed } from '#shared/rules/victory/pieces'
import { openWays, shareOf, stakesOf } from './stakes'

/** The share of an objective's worth that being near it counts, of an exit's all of it. */
const NEAR = 0.4

/** The worth of reaching its goal, by counter: of the ways that ask for one, by the hexes or counters that they need. */
export function goalWorths(
  begun: Scenario,
  play: PlayState,
  side: SideId,
  goals: (id: CounterId) => readonly HexKey[],
): (id: CounterId) => number {
  let hold = 0
  for (const open of openWays(begun, play))
    open.way.conditions.forEach(({ condition, needed }, index) => {
      if (condition.kind !== 'hold') return
      const own = open.side === side ? 1 : 0.5
      hold = Math.max(hold, (own * shareOf(open, index)) / Math.max(1, needed))
    })
  const stakes = stakesOf(begun, play)
  const exits = exitsOf(begun, side)
  return (id) => (goals(id).length === 0 ? 0 : exits.has(id) ? (stakes.get(id) ?? 0) : NEAR * hold)
}

const known = new WeakMap<Scenario, Map<SideId, (id: CounterId) => readonly HexKey[]>>()

/** The hexes that a counter should get to: those to hold, and those it should leave the map by. */
export function goalsByCounter(begun: Scenario, side: SideId): (id: CounterId) => readonly HexKey[] {
  const sides = known.get(begun) ?? new Map<SideId, (id: CounterId) => readonly HexKey[]>()
  known.set(begun, sides)
  const found = sides.get(side) ?? goalsFound(begun, side)
  sides.set(side, found)
  return found
}

/** The counters whom a way of their side wants to leave the map. */
function exitsOf(begun: Scenario, side: SideId): ReadonlySet<CounterId> {
  const { counterSchema } = rulesetOf(begun)
  return new Set(
    Object.values(begun.victory).flatMap((way) =>
      way.side !== side
        ? []
        : way.conditions.flatMap((one) =>
            one.kind === 'exit' ? piecesNamed(counterSchema, begun, one.who) : [],
          ),
    ),
  )
}

/** Hexes to hold are everybody's goal, an exit that of those who should leave by it. */
function goalsFound(begun: Scenario, side: SideId): (id: CounterId) => readonly HexKey[] {
  const { counterSchema } = rulesetOf(begun)
  const held = new Set<HexKey>()
  const exits = new Map<CounterId, Set<HexKey>>()
  for (const way of Object.values(begun.victory))
    for (const condition of way.conditions) {
      if (condition.kind === 'hold') for (const hex of hexesOfPlace(begun, condition.place)) held.add(hex)
      if (condition.kind !== 'exit' || way.side !== side) continue
      for (const id of piecesNamed(counterSchema, begun, condition.who))
        exits.set(id, new Set([...(exits.get(id) ?? []), ...hexesOfPlace(begun, condition.place)]))
    }
  const all = [...held]
  return (id) => (exits.has(id) ? [...(exits.get(id) ?? [])] : all)
}
