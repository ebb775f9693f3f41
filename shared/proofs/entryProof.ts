/** Proves that all counters of a reinforcement can enter at once in its turn, nobody else being there. */
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type ReinforcementId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { fitGround, type Ground, type GroundFit } from './ground'

/** The answer for a reinforcement, with all of its counters. */
export type EntryProof = GroundFit & {
  readonly reinforcement: ReinforcementId
  readonly counters: readonly CounterId[]
}

/**
 * A two-hex counter must lie on the map whole, with either half in a hex of the entry, as `entries` judges it (SCN-4). Undefined for
 * a reinforcement without entries or without counters: there is nothing to prove.
 */
export function proveEntry(
  scenario: Scenario,
  ruleset: Ruleset,
  reinforcement: ReinforcementId,
): EntryProof | undefined {
  const counters = entering(scenario, reinforcement)
  if (counters.length === 0 || !scenario.reinforcements[reinforcement]?.entries.length) return undefined
  const ground = groundToEnter(scenario, ruleset, reinforcement)
  return { reinforcement, counters, ...fitGround(ground, counters) }
}

/** The counters of a reinforcement, in the order of the document. */
export function entering(scenario: Scenario, reinforcement: ReinforcementId): CounterId[] {
  return (Object.keys(scenario.counters) as CounterId[]).filter(
    (id) => scenario.counters[id]?.reinforcement === reinforcement && scenario.counters[id]?.spare !== true,
  )
}

/** The hexes of an entry on a map without counters; those who enter face as the reinforcement says. */
export function groundToEnter(scenario: Scenario, ruleset: Ruleset, reinforcement: ReinforcementId): Ground {
  const { entries = [], facing } = scenario.reinforcements[reinforcement] ?? {}
  const touching = new Set(entries.flatMap((entry) => hexesOfPlace(scenario, entry)))
  const beside = [...touching].flatMap((hex) => neighbors(parseHexKey(hex)))
  const onMap = beside.filter((hex) => onGrid(hex, scenario.map.grid)).map(hexKey)
  const counters = Object.fromEntries(
    Object.entries<Counter>(scenario.counters).map(([id, { hex: _hex, ...counter }]) => [
      id,
      facing ? { ...counter, facing } : counter,
    ]),
  )
  return {
    scenario: { ...scenario, counters },
    ruleset,
    touching,
    hexes: [...new Set([...touching, ...onMap])],
    freeFacing: facing === undefined,
  }
}
