/** A position of the game: a scenario with the rows that judge it, and the questions that all rules ask of it. */
import { sideOf } from '#shared/document/counters'
import { structureAt, terrainAt } from '#shared/document/map'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario, type Structure } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { isFallenStructure, overridingMarker } from './fallen'
import { type Rows, terrainRow } from '#shared/rules/contract/rows'

export interface Position<R extends Rows = Rows> {
  readonly scenario: Scenario
  readonly rows: R
}

export { sideOf }

export function areEnemies(scenario: Scenario, a: Counter, b: Counter): boolean {
  const [sideA, sideB] = [sideOf(scenario, a), sideOf(scenario, b)]
  return sideA !== undefined && sideB !== undefined && sideA !== sideB
}

type Entries = readonly (readonly [CounterId, Counter])[]

// What is frozen stays as it is: who stands on its map is looked for once.
const onMapOf = new WeakMap<Scenario['counters'], Entries>()

/** Every counter on the map but `except`, with its id. */
export function countersOnMap({ counters }: Pick<Scenario, 'counters'>, except?: CounterId): Entries {
  const found = onMapOf.get(counters) ?? standingIn(counters)
  return except === undefined ? found : found.filter(([id]) => id !== except)
}

function standingIn(counters: Scenario['counters']): Entries {
  const entries = Object.entries(counters) as [CounterId, Counter][]
  const found = entries.filter(([, counter]) => counter.hex !== undefined)
  if (Object.isFrozen(counters)) onMapOf.set(counters, found)
  return found
}

/** The enemies of a character on the map, in the order of the document. */
export function opponentsOf({ scenario }: Pick<Position, 'scenario'>, character: CounterId): CounterId[] {
  const own = scenario.counters[character]
  if (!own) return []
  return countersOnMap(scenario, character)
    .filter(([, counter]) => areEnemies(scenario, own, counter))
    .map(([id]) => id)
}

/** The position with some counters changed; those that it does not have are left out. */
export function withCounters<P extends Pick<Position, 'scenario'>>(
  position: P,
  changes: readonly (readonly [CounterId, Partial<Counter>])[],
): P {
  if (changes.length === 0) return position
  const counters = { ...position.scenario.counters }
  for (const [id, change] of changes) if (counters[id]) counters[id] = { ...counters[id], ...change }
  return { ...position, scenario: { ...position.scenario, counters } }
}

/** The terrain a hex counts as: a marker's when one overrides it (MC-MAP-2). Undefined off the map. */
export function terrainRowAt<R extends Rows>(
  { scenario, rows }: Position<R>,
  hex: Axial,
): R['terrains'][number] | undefined {
  return terrainRow(rows, overridingMarker(rows, scenario.map, hex)?.terrain ?? terrainAt(scenario.map, hex))
}

/** The structure of a hex, unless it has fallen or a marker says that it is gone (MC-MAP-2). */
export function standingStructureAt(position: Position, hex: Axial): Structure | undefined {
  const structure = structureAt(position.scenario.map, hex)
  const { scenario, rows } = position
  return structure && !isFallenStructure(rows, scenario.map, hex, structure) ? structure : undefined
}
