/** Reading counters: what they cover, who shares a hex. */
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction, neighbor, opposite } from '#shared/hex/direction'
import { type Counter, type CounterId, type Scenario, type Stats } from './types'

/**
 * The hexes a counter covers; empty when it is not on the map. A two-hex counter that faces a side lies along its facing:
 * its own hex first, then the one directly behind (a rider, MC-GEO-2). One that faces a vertex lies across it: its own hex
 * on the left, then the one on the right (a formation, CM-ORI-1).
 */
export function footprint(scenario: Scenario, counter: Counter): Axial[] {
  if (counter.hex === undefined) return []
  const front = parseHexKey(counter.hex)
  const covers = footprintSize(scenario, counter)
  if (covers === 1) return [front]
  const { kind, index } = counter.facing
  return [front, neighbor(front, kind === 'side' ? opposite(index) : direction(index + 2))]
}

/** One or two hexes: the face's `footprint` stat when it has one (an unhorsed rider), else the type's. */
export function footprintSize(scenario: Scenario, counter: Counter): 1 | 2 {
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

/** Its own name, else its type's, else its id. */
export function counterName({ counters, counterTypes }: Scenario, id: CounterId): string {
  const counter = counters[id]
  return counter?.name || (counter && counterTypes[counter.type]?.name) || id
}

/** Ids of the counters of each covered hex, bottom first. One pass over all counters. */
export function countersByHex(scenario: Scenario): Map<HexKey, CounterId[]> {
  const byHex = new Map<HexKey, CounterId[]>()
  const ids = Object.keys(scenario.counters) as CounterId[]
  ids.sort((a, b) => rank(scenario, a) - rank(scenario, b))
  for (const id of ids)
    for (const hex of footprint(scenario, scenario.counters[id] as Counter)) {
      const key = hexKey(hex)
      const found = byHex.get(key)
      if (found) found.push(id)
      else byHex.set(key, [id])
    }
  return byHex
}

function rank(scenario: Scenario, id: CounterId): number {
  return scenario.counters[id]?.rank ?? 0
}
