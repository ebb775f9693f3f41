/** The hexes on which a counter that enters may stand, as its ruleset judges ground and stacking (SCN-4). */
import { countersByHex, footprint } from '#shared/document/counters'
import { edgePositions, hexesOfSpan } from '#shared/document/mapEdges'
import { type EdgeName } from '#shared/document/place'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexDistance, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction, neighbor, opposite } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Grid, onGrid } from '#shared/hex/grid'
import { leastOf } from '#shared/lang/extremes'
import { legalFacing, type Ruleset } from '#shared/rules/contract/ruleset'

/** The hex of a counter, its front one when it has two, and its facing there. */
export interface Stand {
  readonly hex: HexKey
  readonly facing: Facing
}

/** Judges a counter at a hex, with the facings that it may take. */
export type StandsAt = (counter: CounterId, hex: HexKey) => readonly Stand[]

/**
 * Stands of a counter on a hex as the scenario now is: one for a counter of one hex; a counter of two must lie on the map whole, and
 * one of its hexes is this one. `facing` absent = free. None where ground or stacking forbid it. @rule SCN-4
 */
export function standsAt(scenario: Scenario, ruleset: Ruleset, facing?: Facing): StandsAt {
  const stacks = countersByHex(scenario)
  const may = (id: CounterId, counter: Counter): boolean => {
    const covered = footprint(scenario, counter)
    const [front, rear] = covered
    return (
      covered.every((hex) => onGrid(hex, scenario.map.grid)) &&
      front !== undefined &&
      covered.every((hex) => ruleset.mayStand(scenario, counter, hex).value) &&
      (rear === undefined || ruleset.mayStraddle(scenario, front, rear).value) &&
      covered.every((hex) => mayShare(id, counter, hex))
    )
  }
  const mayShare = (id: CounterId, counter: Counter, hex: Axial): boolean => {
    const others = stacks.get(hexKey(hex)) ?? []
    if (others.length === 0) return true
    const placed = { ...scenario, counters: { ...scenario.counters, [id]: counter } }
    return ruleset.mayStack(placed, hex, [...others, id]).value
  }
  return (id, key) => {
    const counter = scenario.counters[id]
    if (!counter) return []
    const hex = parseHexKey(key)
    return facingsOf(scenario, ruleset, counter, facing).flatMap((turned) =>
      frontsOn(scenario, { ...counter, facing: turned }, hex).flatMap((front) => {
        const stand = { hex: hexKey(front), facing: turned }
        return may(id, { ...counter, ...stand }) ? stand : []
      }),
    )
  }
}

/** A counter of one hex has one facing as good as another: its own. */
function facingsOf(
  scenario: Scenario,
  ruleset: Ruleset,
  counter: Counter,
  given: Facing | undefined,
): readonly Facing[] {
  const kind = ruleset.facingKind(scenario, counter)
  if (given) return [legalFacing(given, kind)]
  const own = legalFacing(counter.facing, kind)
  if (footprint(scenario, { ...counter, hex: hexKey({ q: 0, r: 0 }) }).length === 1) return [own]
  return [0, 1, 2, 3, 4, 5].map((turn) => ({ ...own, index: direction(own.index + turn) }))
}

/** The front hexes with which a counter covers a hex. */
function frontsOn(scenario: Scenario, counter: Counter, hex: Axial): readonly Axial[] {
  const covered = footprint(scenario, { ...counter, hex: hexKey(hex) })
  if (covered.length === 1) return [hex]
  const { kind, index } = counter.facing
  // A rider's other hex is behind it; a formation's is on its right.
  return [hex, neighbor(hex, kind === 'side' ? index : opposite(direction(index + 2)))]
}

/** The hexes of the rim of a map, each once. */
export function rimOf(grid: Grid): readonly HexKey[] {
  const edges: readonly EdgeName[] = ['top', 'right', 'bottom', 'left']
  return [
    ...new Set(
      edges
        .flatMap((edge) => hexesOfSpan(grid, { edge, from: 0, to: edgePositions(grid, edge) - 1 }))
        .map(hexKey),
    ),
  ]
}

/** The first hexes of some that will do, nearest to others: all that are equally near. */
export function nearestOf<T>(
  hexes: readonly HexKey[],
  to: readonly HexKey[],
  will: (hex: HexKey) => readonly T[],
): readonly T[] {
  const goals = to.map(parseHexKey)
  const distance = (hex: HexKey): number => leastOf(goals.map((goal) => hexDistance(goal, parseHexKey(hex))))
  const far = new Map(hexes.map((hex) => [hex, distance(hex)]))
  for (const near of [...new Set(far.values())].sort((a, b) => a - b)) {
    const found = hexes.filter((hex) => far.get(hex) === near).flatMap(will)
    if (found.length > 0) return found
  }
  return []
}
