/** The counters of a pasted region: new pieces, on top of the counters in their hexes. */
import { type Draft } from 'immer'
import { type Counter, counter as counterField, counterType, type CounterType } from '#shared/document/armies'
import { bottomFirst, footprint } from '#shared/document/counters'
import { leadersOf } from '#shared/document/groups'
import { type CounterId, type CounterTypeId, freshIds, type SideId } from '#shared/document/ids'
import { MAX_RANK } from '#shared/document/limits'
import { withSidesOf } from '#shared/document/references/references'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { greatestOf } from '#shared/lang/extremes'
import { found } from '../command/cells'
import { adoptTypes } from './adoptTypes'
import { type PlacedRegion } from './placedRegion'

export function pasteCounters(
  draft: Draft<Scenario>,
  { clip, place, idCode }: PlacedRegion,
  called: (id: SideId) => SideId,
): void {
  const coming = bottomFirst(
    { ...found(draft), counters: clip.counters },
    Object.keys(clip.counters) as CounterId[],
  )
    .map((id) => [id, clip.counters[id] as Counter] as const)
    .filter(([, { hex, type }]) => hex !== undefined && place(hex) !== undefined && clip.counterTypes[type])
  if (coming.length === 0) return
  const needed = [...new Set(coming.map(([, { type }]) => type))]
  const types = needed.map(
    (id) =>
      [id, withSidesOf(counterType, clip.counterTypes[id] as CounterType, called)] as readonly [
        CounterTypeId,
        CounterType,
      ],
  )
  const typeCalled = adoptTypes(draft, types, clip.images, idCode)
  const { counters, groups } = found(draft)
  const fresh = freshIds(counters, idCode)
  const leaders = leadersOf(found(draft))
  const tops = topRanks(found(draft))
  for (const [id, { group, ...counter }] of coming) {
    const owned: Counter = withSidesOf(counterField, counter, called)
    const hex = place(counter.hex as never)
    const side = owned.side ?? types.find(([type]) => type === counter.type)?.[1].side
    const kept = group !== undefined && side !== undefined && groups[group]?.side === side ? { group } : {}
    const placed = {
      ...owned,
      ...kept,
      type: typeCalled(counter.type),
      ...(hex === undefined ? {} : { hex }),
    }
    const under = footprint(
      { ...found(draft), counterTypes: { [placed.type]: clip.counterTypes[counter.type] as CounterType } },
      placed,
    ).map((covered) => `${placed.placement} ${hexKey(covered)}`)
    const top = greatestOf(under.map((key) => tops.get(key) ?? -Infinity))
    // On free ground it keeps the rank that it had.
    const rank = Math.min(MAX_RANK, Math.max(counter.rank, Math.floor(top) + 1))
    for (const key of under) tops.set(key, rank)
    // A leader who was cut comes back as himself: the sides still name him.
    const own = leaders.has(id) && !counters[id] ? id : (fresh(id) as CounterId)
    draft.counters[own] = { ...placed, rank } as Draft<Counter>
  }
}

// The uppermost rank of each placement of each hex.
function topRanks(scenario: Scenario): Map<string, number> {
  const tops = new Map<string, number>()
  for (const counter of Object.values(scenario.counters))
    for (const hex of footprint(scenario, counter)) {
      const key = `${counter.placement} ${hexKey(hex)}`
      tops.set(key, Math.max(counter.rank, tops.get(key) ?? -Infinity))
    }
  return tops
}
