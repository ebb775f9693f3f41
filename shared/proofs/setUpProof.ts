/** Proves that a side fits its set-up zones under terrain, facing and stacking all at once, or names the smallest reason why not. */
import { sideOf } from '#shared/document/counters'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId, type ZoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { fitGround, type Ground, type GroundFit } from './ground'

/** The answer for a side, with all of its counters that are to be set up. */
export type SetUpProof = GroundFit & { readonly side: SideId; readonly counters: readonly CounterId[] }

/**
 * Those of the set-up that are not on the map are placed; of a side that sets up in its zones, all of them. Others stay where
 * they stand, but for sides that set up in zones of their own. A zone without a side is everybody's.
 */
export function proveSetUp(scenario: Scenario, ruleset: Ruleset, side: SideId): SetUpProof {
  const counters = toSetUp(scenario, side)
  return { side, counters, ...fitGround(groundToSetUp(scenario, ruleset, side), counters) }
}

/** The counters of a side that are to be set up, in the order of the document. */
export function toSetUp(scenario: Scenario, side: SideId): CounterId[] {
  const ids = Object.keys(scenario.counters) as CounterId[]
  return ids.filter((id) => setsUp(scenario, scenario.counters[id] as Counter, side))
}

function inZones(scenario: Scenario, side: SideId | undefined): boolean {
  return side !== undefined && scenario.sides[side]?.setUp?.where === 'zones'
}

function setsUp(scenario: Scenario, counter: Counter, side: SideId): boolean {
  const { hex, spare, reinforcement } = counter
  if (sideOf(scenario, counter) !== side || spare === true || reinforcement !== undefined) return false
  return hex === undefined || inZones(scenario, side)
}

/** The zones of a side, with those who stay on the map. */
export function groundToSetUp(scenario: Scenario, ruleset: Ruleset, side: SideId): Ground {
  const zones = (Object.keys(scenario.zones) as ZoneId[]).filter((id) => {
    const zone = scenario.zones[id]
    return zone?.kind === 'setup' && (zone.side ?? side) === side
  })
  const hexes = [...new Set(zones.flatMap((zone) => hexesOfPlace(scenario, { kind: 'zone', zone })))]
  const away = new Set(toSetUp(scenario, side))
  const counters = Object.fromEntries(
    Object.entries(scenario.counters).map(([id, counter]) => {
      const goes =
        away.has(id as CounterId) ||
        (counter.reinforcement === undefined && inZones(scenario, sideOf(scenario, counter)))
      if (!goes || counter.hex === undefined) return [id, counter]
      const { hex: _, ...waiting } = counter
      return [id, waiting]
    }),
  )
  return {
    scenario: { ...scenario, counters },
    ruleset,
    hexes,
    freeFacing: scenario.sides[side]?.setUp?.facing !== 'as-placed',
  }
}
