/** The set-up of a side and the counters that come later, counted, for the scenario view and the booklet (SCN-4). */
import { hexKey } from '#shared/hex/axial'
import { footprint, sideOf } from './counters'
import { entryOf } from './entry'
import { type SideSetUp } from './game'
import { type Counter, type Side } from './armies'
import { type CounterTypeId, type ReinforcementId, type SideId, type ZoneId } from './ids'
import { type Scenario, type Zone } from './types'

/** The set-up of a side that says nothing of it: its counters begin where they stand. */
export const AS_PLACED: SideSetUp = { order: 1, where: 'as-placed', facing: 'as-placed', secret: false }

export function setUpOf({ setUp }: Pick<Side, 'setUp'>): SideSetUp {
  return setUp ?? AS_PLACED
}

/** The zones in which a side sets up, in the order of the document. */
export function setUpZones({ zones }: Pick<Scenario, 'zones'>, side: SideId): [ZoneId, Zone][] {
  return (Object.entries(zones) as [ZoneId, Zone][]).filter(
    ([, zone]) => zone.kind === 'setup' && zone.side === side,
  )
}

export interface SetUpCount {
  /** On the map, with all hexes that they cover in the side's set-up zones. */
  readonly inZones: number
  /** On the map, but not so. */
  readonly outside: number
  /** Not on the map. */
  readonly waiting: number
  /** The counters that start hidden, wherever they stand; so are the next counted. */
  readonly hidden: number
  readonly decoys: number
}

/** The counters that a side sets up: neither spare nor in a reinforcement. */
export function countSetUp(scenario: Scenario, side: SideId): SetUpCount {
  const zones = new Set(setUpZones(scenario, side).flatMap(([, { hexes }]) => hexes))
  const count = { inZones: 0, outside: 0, waiting: 0, hidden: 0, decoys: 0 }
  for (const counter of Object.values<Counter>(scenario.counters)) {
    if (sideOf(scenario, counter) !== side || entryOf(counter).kind !== 'set-up') continue
    const covered = footprint(scenario, counter)
    if (covered.length === 0) count.waiting++
    else if (covered.every((hex) => zones.has(hexKey(hex)))) count.inZones++
    else count.outside++
    if (counter.hidden) count.hidden++
    if (counter.decoy) count.decoys++
  }
  return count
}

export interface NamedCounters {
  /** The name of a character, else that of its type. */
  readonly name: string
  readonly count: number
}

/** The counters that enter with each reinforcement, by name, as the document has them; none = not in the map. */
export function enteringCounters({
  counters,
  counterTypes,
}: Pick<Scenario, 'counters' | 'counterTypes'>): ReadonlyMap<ReinforcementId, readonly NamedCounters[]> {
  const all = new Map<ReinforcementId, NamedCounters[]>()
  for (const counter of Object.values<Counter>(counters)) {
    const entry = entryOf(counter)
    if (entry.kind !== 'reinforcement') continue
    const name = counter.name || typeName(counterTypes, counter.type)
    const list = all.get(entry.reinforcement) ?? []
    all.set(entry.reinforcement, list)
    const known = list.findIndex((one) => one.name === name)
    if (known < 0) list.push({ name, count: 1 })
    else list[known] = { name, count: (list[known]?.count ?? 0) + 1 }
  }
  return all
}

function typeName(types: Scenario['counterTypes'], id: CounterTypeId): string {
  return types[id]?.name ?? id
}
