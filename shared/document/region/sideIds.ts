/** The belligerents that a region names: the owners of its counters, types, structures, gates and zones. */
import {
  type HexsideFeatures,
  type SideId,
  type Structure,
  type Counter,
  type CounterType,
  type Zone,
} from '../types'
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

/** The features with the belligerents that they name called otherwise. */
export function withOwners(features: HexsideFeatures, called: (id: SideId) => SideId): HexsideFeatures {
  const { opening } = features
  if (opening?.owner === undefined && !opening?.guests) return features
  return {
    ...features,
    opening: {
      ...opening,
      ...(opening.owner === undefined ? {} : { owner: called(opening.owner) }),
      ...(opening.guests ? { guests: opening.guests.map(called) } : {}),
    },
  }
}

export function withSide<T extends { readonly side?: SideId }>(one: T, called: (id: SideId) => SideId): T {
  return one.side === undefined ? one : { ...one, side: called(one.side) }
}

export function withOwner<T extends { readonly owner?: SideId }>(one: T, called: (id: SideId) => SideId): T {
  return one.owner === undefined ? one : { ...one, owner: called(one.owner) }
}
