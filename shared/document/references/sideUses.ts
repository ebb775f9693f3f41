/** The uses of a side: all in a scenario that names it. */
import { type Counter } from '../armies'
import { type CounterId, type SideId } from '../ids'
import { type Scenario } from '../types'
import { withSides } from './references'

/** The number of things of each kind that name a side. */
export interface SideUses {
  readonly counters: number
  readonly counterTypes: number
  readonly groups: number
  readonly reinforcements: number
  readonly victory: number
  readonly zones: number
  readonly structures: number
  /** Hexsides with an opening that is the side's, or lets it pass. */
  readonly openings: number
}

export function usesOfSide(scenario: Scenario, side: SideId): SideUses {
  const gone = withSides(scenario, (id) => (id === side ? undefined : id))
  const buckets = Object.keys(scenario.map.hexsides)
  return {
    counters: countersOfSide(scenario, side).length,
    counterTypes: differing(scenario.counterTypes, gone.counterTypes),
    groups: differing(scenario.groups, gone.groups),
    reinforcements: differing(scenario.reinforcements, gone.reinforcements),
    victory: differing(scenario.victory, gone.victory),
    zones: differing(scenario.zones, gone.zones),
    structures: differing(scenario.map.structures, gone.map.structures),
    openings: buckets.reduce(
      (sum, key) => sum + differing(scenario.map.hexsides[key] ?? {}, gone.map.hexsides[key] ?? {}),
      0,
    ),
  }
}

function differing(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): number {
  return Object.keys(before).filter((id) => before[id] !== after[id]).length
}

/** The counters of a side, by themselves or by their type. */
export function countersOfSide({ counters, counterTypes }: Scenario, side: SideId): readonly CounterId[] {
  return (Object.entries(counters) as [CounterId, Counter][]).flatMap(([id, counter]) =>
    (counter.side ?? counterTypes[counter.type]?.side) === side ? [id] : [],
  )
}
