/** Finds hexes for counters that are to be set up: one a hex, where their rules let them stand (CTR-7). */
import { type CounterMove } from '#shared/commands/moveCounters'
import { countersByHex, footprint, sideOf } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario, type Zone } from '#shared/document/types'
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/**
 * Each counter on a free hex of its side's set-up zones, in their order. Counters for which there is no hex are left out.
 */
export function setUpMoves(
  scenario: Scenario,
  ruleset: Pick<Ruleset, 'mayStand' | 'mayStraddle'>,
  ids: readonly CounterId[],
): CounterMove[] {
  const taken = new Set<HexKey>(countersByHex(scenario).keys())
  const offers = new Map<string, Iterator<Axial>>()
  return ids.flatMap((id) => {
    const counter = scenario.counters[id]
    if (!counter) return []
    const side = sideOf(scenario, counter)
    // A hex that one of a type cannot have, no other of it can: each type goes on where its last one stopped.
    const kind = `${side ?? ''} ${counter.type} ${counter.face}`
    const hexes = offers.get(kind) ?? hexesFor(scenario, side)[Symbol.iterator]()
    offers.set(kind, hexes)
    for (let next = hexes.next(); !next.done; next = hexes.next()) {
      const covered = coveredIf(scenario, ruleset, counter, next.value)
      if (!covered || covered.some((key) => taken.has(key))) continue
      for (const key of covered) taken.add(key)
      return { counter: id, hex: hexKey(next.value) }
    }
    return []
  })
}

function* hexesFor({ zones }: Scenario, side: SideId | undefined): Generator<Axial> {
  if (side === undefined) return
  const own = Object.values<Zone>(zones).filter((zone) => zone.kind === 'setup' && zone.side === side)
  for (const hex of new Set(own.flatMap(({ hexes }) => hexes))) yield parseHexKey(hex)
}

/** The hexes that a counter would cover, if it may be there. */
function coveredIf(
  scenario: Scenario,
  ruleset: Pick<Ruleset, 'mayStand' | 'mayStraddle'>,
  counter: Counter,
  hex: Axial,
): readonly HexKey[] | undefined {
  const there = { ...counter, hex: hexKey(hex) }
  const covered = footprint(scenario, there)
  const { grid } = scenario.map
  const fits = covered.every((at) => onGrid(at, grid) && ruleset.mayStand(scenario, there, at).value)
  const [front, rear] = covered
  const whole = !front || !rear || ruleset.mayStraddle(scenario, front, rear).value
  return fits && whole ? covered.map(hexKey) : undefined
}
