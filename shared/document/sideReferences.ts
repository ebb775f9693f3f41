/**
 * Everything of a document that names a side, so that sides can be called otherwise, be merged or go (CTR-7). A new reference to a
 * side gets its line here; who joins maps, pastes regions, merges and removes sides follows.
 */
import { mapRecord } from '#shared/lang/mapRecord'
import { type GameMapping, mappedTurns, mappedVictory } from './mappedGame'
import { type Victory } from './game'
import { mappedSilenced } from './silenced'
import { type Counter, type HexsideFeatures, type Opening, type Scenario, type SideId } from './types'

/** The side that stands in the place of another; undefined = none. */
export type CalledSide = (id: SideId) => SideId | undefined

/** The features with the sides that they name called otherwise; the same object where none is. */
export function withOwners(features: HexsideFeatures, called: CalledSide): HexsideFeatures {
  const { opening } = features
  if (!opening) return features
  const owned = withGuests(withOwner(opening, called), called)
  return owned === opening ? features : { ...features, opening: owned }
}

export function withSide<T extends { readonly side?: SideId }>(one: T, called: CalledSide): T {
  return withNamed(one, 'side', called)
}

export function withOwner<T extends { readonly owner?: SideId }>(one: T, called: CalledSide): T {
  return withNamed(one, 'owner', called)
}

function withNamed<K extends 'side' | 'owner', T extends { readonly [k in K]?: SideId }>(
  one: T,
  key: K,
  called: CalledSide,
): T {
  const id = one[key]
  const next = id && called(id)
  if (id === next) return one
  return next === undefined ? without(one, key) : { ...one, [key]: next }
}

/** Each guest once, and the owner is none. */
function withGuests(opening: Opening, called: CalledSide): Opening {
  const { guests, ...others } = opening
  if (!guests?.some((id) => called(id) !== id)) return opening
  const next = new Set(guests.flatMap((id) => called(id) ?? []))
  if (opening.owner !== undefined) next.delete(opening.owner)
  return next.size === 0 ? others : { ...opening, guests: [...next] }
}

/**
 * The scenario with every side that something names called otherwise; `sides` itself stays, and so do commanders. Groups,
 * reinforcements and ways to victory are nothing without a side: those of one that goes go too, and what names them forgets them.
 * Entries that do not change are the same objects.
 */
export function withSides(scenario: Scenario, called: CalledSide): Scenario {
  const { map } = scenario
  const groups = thoseOfSides(scenario.groups, called)
  const reinforcements = thoseOfSides(scenario.reinforcements, called)
  const game: GameMapping = {
    side: called,
    who: (who) => (who.kind === 'group' && isGone(who.group, scenario.groups, groups) ? undefined : who),
  }
  const { turns } = scenario
  const counter = (one: Counter): Counter => {
    const owned = withOwner(withSide(one, called), called)
    const inGroup = isGone(one.group, scenario.groups, groups) ? without(owned, 'group') : owned
    return isGone(one.reinforcement, scenario.reinforcements, reinforcements)
      ? without(inGroup, 'reinforcement')
      : inGroup
  }
  return {
    ...scenario,
    map: {
      ...map,
      hexsides: mapRecord(map.hexsides, (bucket) => mapRecord(bucket, (one) => withOwners(one, called))),
      structures: mapRecord(map.structures, (one) => withOwner(one, called)),
    },
    ...(turns && { turns: mappedTurns(turns, game) }),
    groups,
    reinforcements,
    victory: victoriesOfSides(scenario.victory, called, game),
    counterTypes: mapRecord(scenario.counterTypes, (one) => withSide(one, called)),
    counters: mapRecord(scenario.counters, counter),
    zones: mapRecord(scenario.zones, (one) => withSide(one, called)),
    silenced: mappedSilenced(scenario.silenced, game),
  }
}

function thoseOfSides<K extends string, T extends { readonly side: SideId }>(
  record: Readonly<Record<K, T>>,
  called: CalledSide,
): Readonly<Record<K, T>> {
  const kept = Object.entries<T>(record).filter(([, { side }]) => called(side) !== undefined)
  return mapRecord(Object.fromEntries(kept) as Record<K, T>, (one) => withSide(one, called))
}

// Those that are nobody's stay.
function victoriesOfSides(
  victories: Scenario['victory'],
  called: CalledSide,
  game: GameMapping,
): Scenario['victory'] {
  const kept = Object.entries<Victory>(victories).filter(
    ([, { side }]) => side === undefined || called(side) !== undefined,
  )
  return mapRecord(Object.fromEntries(kept) as Scenario['victory'], (one) =>
    mappedVictory(withSide(one, called), game),
  )
}

function isGone(id: string | undefined, before: object, after: object): boolean {
  return id !== undefined && id in before && !(id in after)
}

function without<T extends object, K extends keyof T>(one: T, key: K): T {
  const { [key]: _gone, ...others } = one
  return others as T
}
