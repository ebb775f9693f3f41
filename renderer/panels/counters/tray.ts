/** The counter types as the tray shows them: side by side in the file's order, then those of no side. */
import { type CounterTypeId, type Scenario, type SideId } from '#shared/document/types'

export interface TrayGroup {
  /** undefined = types that belong to no side. */
  readonly side: SideId | undefined
  readonly types: readonly CounterTypeId[]
}

export function trayGroups({ sides, counterTypes }: Scenario): TrayGroup[] {
  const typesOf = (side: SideId | undefined): CounterTypeId[] =>
    (Object.keys(counterTypes) as CounterTypeId[]).filter((id) => counterTypes[id]?.side === side)
  const groups = (Object.keys(sides) as SideId[]).map((side) => ({ side, types: typesOf(side) }))
  const sideless = typesOf(undefined)
  return sideless.length > 0 ? [...groups, { side: undefined, types: sideless }] : groups
}

/** The number of counters of each type on the map. */
export function onMapByType({ counters }: Scenario): ReadonlyMap<CounterTypeId, number> {
  const counts = new Map<CounterTypeId, number>()
  for (const { type, hex } of Object.values(counters))
    if (hex !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}
