/** Reading counters: the hexes they cover, the stacks they form. */
import { NAMELESS } from './called'
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction, neighbor, opposite } from '#shared/hex/direction'
import { MAX_RANK } from './limits'
import { type Counter, type Placement, type Stats } from './armies'
import { type CounterId, type SideId } from './ids'
import { PLACEMENTS } from './placements'
import { type Scenario } from './types'

/**
 * The hexes a counter covers; empty when there is none, or it is not on the map. A two-hex counter that faces a side lies along its facing:
 * its own hex first, then the one directly behind (a rider, MC-GEO-2). One that faces a vertex lies across it: its own hex
 * on the left, then the one on the right (a formation, CM-ORI-1).
 */
export function footprint(scenario: Pick<Scenario, 'counterTypes'>, counter: Counter | undefined): Axial[] {
  if (counter?.hex === undefined) return []
  const front = parseHexKey(counter.hex)
  const covers = footprintSize(scenario, counter)
  if (covers === 1) return [front]
  const { kind, index } = counter.facing
  return [front, neighbor(front, kind === 'side' ? opposite(index) : direction(index + 2))]
}

/** One or two hexes: the face's `footprint` stat when it has one (an unhorsed rider), else the type's. */
export function footprintSize(scenario: Pick<Scenario, 'counterTypes'>, counter: Counter): 1 | 2 {
  const type = scenario.counterTypes[counter.type]
  const ofFace = type?.faces[counter.face]?.stats['footprint']
  if (ofFace === 1 || ofFace === 2) return ofFace
  return type?.footprint ?? 1
}

/** The stats of a counter as it stands: its type's, overridden by its face's, overridden by its own status. @rule CTR-1 */
export function effectiveStats(scenario: Scenario, counter: Counter): Stats {
  const type = scenario.counterTypes[counter.type]
  return { ...type?.stats, ...type?.faces[counter.face]?.stats, ...counter.status }
}

/** The belligerent of a counter: its own, else its type's. */
export function sideOf(
  { counterTypes }: Pick<Scenario, 'counterTypes'>,
  counter: Counter,
): SideId | undefined {
  return counter.side ?? counterTypes[counter.type]?.side
}

/** Its own name, else its type's, else the letters of it; the id is said only of a counter that is not there. */
export function counterName({ counters, counterTypes }: Scenario, id: CounterId): string {
  const counter = counters[id]
  const type = counter && counterTypes[counter.type]
  return counter ? counter.name || type?.name || type?.abbreviation || NAMELESS : id
}

/** The counters of the same name, itself included, in the order of the document. */
export function namesakes(scenario: Scenario, id: CounterId): readonly CounterId[] {
  const name = counterName(scenario, id)
  return (Object.keys(scenario.counters) as CounterId[]).filter(
    (other) => counterName(scenario, other) === name,
  )
}

// What is frozen stays as it is: who asks about a state that another has asked about gets the same answer.
const stacksOf = new WeakMap<Scenario['counters'], { types: Scenario['counterTypes']; stacks: Stacks }>()

/** Ids of the counters of each covered hex, bottom first. */
export type Stacks = ReadonlyMap<HexKey, readonly CounterId[]>

/**
 * Ids of the counters of each covered hex, bottom first: by placement, then by rank. One pass over all counters, once for
 * each state of a document that is open.
 * @rule CM-STK-5
 */
export function countersByHex(scenario: Scenario): Stacks {
  const { counters, counterTypes: types } = scenario
  const known = stacksOf.get(counters)
  if (known?.types === types) return known.stacks
  const stacks = stacksIn(scenario)
  if (Object.isFrozen(counters) && Object.isFrozen(types)) stacksOf.set(counters, { types, stacks })
  return stacks
}

function stacksIn(scenario: Scenario): Stacks {
  const byHex = new Map<HexKey, CounterId[]>()
  for (const id of bottomFirst(scenario, Object.keys(scenario.counters) as CounterId[]))
    for (const hex of coveredKeys(scenario, scenario.counters[id] as Counter)) {
      const found = byHex.get(hex)
      if (found) found.push(id)
      else byHex.set(hex, [id])
    }
  return byHex
}

// Most cover one hex, whose key is already known.
function coveredKeys(scenario: Scenario, counter: Counter): readonly HexKey[] {
  if (counter.hex === undefined) return []
  return footprintSize(scenario, counter) === 1 ? [counter.hex] : footprint(scenario, counter).map(hexKey)
}

/** These counters in stacking order, bottom first; those of one placement and rank keep their order. */
export function bottomFirst({ counters }: Scenario, ids: readonly CounterId[]): CounterId[] {
  // There are few heights and may be many counters: the heights are sorted.
  const byHeight = new Map<number, CounterId[]>()
  for (const id of ids) {
    const height = heightOf(counters[id])
    const found = byHeight.get(height)
    if (found) found.push(id)
    else byHeight.set(height, [id])
  }
  return [...byHeight].sort(([a], [b]) => a - b).flatMap(([, level]) => level)
}

// Placement first: no rank reaches from one to the next.
function heightOf(counter: Counter | undefined): number {
  return counter ? PLACEMENTS.indexOf(counter.placement) * (2 * MAX_RANK + 1) + counter.rank : 0
}

/** Ids of the counters that share a hex and a placement with one, itself among them, bottom first. */
export function stackOf(scenario: Scenario, id: CounterId): CounterId[] {
  const counter = scenario.counters[id]
  if (!counter) return []
  const covered = new Set(coveredKeys(scenario, counter))
  const together = (Object.keys(scenario.counters) as CounterId[]).filter((other) =>
    inSamePlacement(scenario, scenario.counters[other] as Counter, counter.placement, covered),
  )
  return bottomFirst(scenario, together)
}

/** The rank with which a counter lies on top where it stands, in its placement; `id` when it lies there already. */
export function rankOnTop(scenario: Scenario, counter: Counter, id?: CounterId): number {
  const stacks = countersByHex(scenario)
  let top = -1
  for (const other of coveredKeys(scenario, counter).flatMap((hex) => stacks.get(hex) ?? [])) {
    const below = scenario.counters[other]
    if (other !== id && below?.placement === counter.placement) top = Math.max(top, below.rank)
  }
  return Math.min(Math.floor(top) + 1, MAX_RANK)
}

function inSamePlacement(
  scenario: Scenario,
  counter: Counter,
  placement: Placement,
  covered: ReadonlySet<HexKey>,
): boolean {
  if (counter.placement !== placement) return false
  return coveredKeys(scenario, counter).some((hex) => covered.has(hex))
}
