/** The belligerents that a region names: the owners of its counters, types, structures, gates and zones. */
import { type Counter, type CounterType } from '../armies'
import { type SideId } from '../ids'
import { type HexsideFeatures, type Structure, type Zone } from '../types'
import { type RegionClip } from './clip'

type Owned = Pick<RegionClip, 'hexsides' | 'structures' | 'counters' | 'counterTypes' | 'zones'>

export function sideIdsOf({ hexsides, structures, counters, counterTypes, zones }: Owned): Set<SideId> {
  const ids = new Set<SideId | undefined>()
  for (const { opening } of Object.values<HexsideFeatures>(hexsides))
    for (const id of [opening?.owner, ...(opening?.guests ?? [])]) ids.add(id)
  for (const { owner } of Object.values<Structure>(structures)) ids.add(owner)
  for (const { side } of Object.values<CounterType>(counterTypes)) ids.add(side)
  for (const { side } of Object.values<Zone>(zones)) ids.add(side)
  for (const { side, owner } of Object.values<Counter>(counters)) ids.add(side).add(owner)
  ids.delete(undefined)
  return ids as Set<SideId>
}
