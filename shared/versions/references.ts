/**
 * Everything of a scenario that names one of its things by id, so that what two versions make of it together holds: what is named
 * must be there, and what is called otherwise must be named so. A new reference gets its line here.
 */
import { type Condition, type Who } from '#shared/document/game'
import { mappedVictory } from '#shared/document/mappedGame'
import { type Place } from '#shared/document/place'
import { withSides } from '#shared/document/sideReferences'
import { mappedSilenced } from '#shared/document/silenced'
import {
  type Counter,
  type CounterFaceData,
  type CounterType,
  type Group,
  type ImageHash,
  type Reinforcement,
  type Scenario,
  type ScenarioInfo,
  type Side,
} from '#shared/document/types'
import { mapRecord } from '#shared/lang/mapRecord'

/** The sections whose things are named elsewhere. */
export const REFERRED = [
  'boards',
  'counterTypes',
  'counters',
  'groups',
  'images',
  'reinforcements',
  'sides',
  'zones',
] as const

export type Referred = (typeof REFERRED)[number]

/** The id that takes the place of another; undefined = the thing is gone. */
type Calls = (section: Referred, id: string) => string | undefined

/**
 * The scenario with every thing that something names called otherwise; the things themselves stay. What is nothing without a thing
 * that is gone (a counter without its type, a group without its side) goes too, the rest forgets it.
 */
export function withReferences(scenario: Scenario, calls: Calls): Scenario {
  const sided = withSides(scenario, (id) => calls('sides', id) as typeof id | undefined)
  const { map, info } = sided
  const { background } = map
  const called = <T extends object>(one: T, key: keyof T, section: Referred): T =>
    withCalled(one, key, section, calls)
  const backdrop = background && called(background, 'image', 'images')
  return {
    ...sided,
    info: called(called<ScenarioInfo>(info, 'cover', 'images'), 'logo', 'images'),
    map: backdrop === background ? map : withBackdrop(map, backdrop),
    sides: mapRecord<string, Side>(sided.sides, (one) => called(one, 'commander', 'counters')),
    groups: mapRecord<string, Group>(sided.groups, (one) =>
      called(called(one, 'leader', 'counters'), 'parent', 'groups'),
    ),
    reinforcements: mapRecord<string, Reinforcement>(sided.reinforcements, (one) => ({
      ...one,
      entries: one.entries.flatMap((place) => calledPlace(place, calls) ?? []),
    })),
    victory: mapRecord(sided.victory, (one) => ({
      ...mappedVictory(
        {
          ...one,
          conditions: one.conditions.flatMap((condition) => calledCondition(condition, calls) ?? []),
        },
        { who: (who) => calledWho(who, calls) },
      ),
    })),
    counterTypes: mapRecord<string, CounterType>(sided.counterTypes, (one) => withFaces(one, calls)),
    counters: Object.fromEntries(
      Object.entries<Counter>(sided.counters).flatMap(([id, one]) => {
        const type = calls('counterTypes', one.type)
        if (type === undefined) return []
        const typed = type === one.type ? one : { ...one, type: type as typeof one.type }
        return [[id, called(called(typed, 'group', 'groups'), 'reinforcement', 'reinforcements')]]
      }),
    ),
    silenced: mappedSilenced(sided.silenced, {
      counter: (id) => calls('counters', id) as typeof id | undefined,
    }),
  }
}

function withBackdrop(map: Scenario['map'], background: Scenario['map']['background']): Scenario['map'] {
  const { background: _before, ...others } = map
  return background?.image === undefined ? others : { ...others, background }
}

function withCalled<T extends object>(one: T, key: keyof T, section: Referred, calls: Calls): T {
  const id = one[key] as string | undefined
  if (id === undefined) return one
  const next = calls(section, id)
  if (next === id) return one
  const { [key]: _before, ...others } = one
  return next === undefined ? (others as T) : { ...one, [key]: next }
}

function calledPlace(place: Place, calls: Calls): Place | undefined {
  if (place.kind === 'zone') return orGone(withCalled(place, 'zone', 'zones', calls), 'zone')
  if (place.kind === 'board-edge') return orGone(withCalled(place, 'board', 'boards', calls), 'board')
  return place
}

function calledCondition(condition: Condition, calls: Calls): Condition | undefined {
  if (!('place' in condition)) return condition
  const place = calledPlace(condition.place, calls)
  return place && { ...condition, place }
}

function calledWho(who: Who, calls: Calls): Who | undefined {
  if (who.kind === 'group') return orGone(withCalled(who, 'group', 'groups', calls), 'group')
  if (who.kind === 'type') return orGone(withCalled(who, 'type', 'counterTypes', calls), 'type')
  if (who.kind === 'counter') return orGone(withCalled(who, 'counter', 'counters', calls), 'counter')
  return who
}

function orGone<T extends object>(one: T, key: keyof T): T | undefined {
  return one[key] === undefined ? undefined : one
}

function withFaces(type: CounterType, calls: Calls): CounterType {
  const faces = mapRecord<string, CounterFaceData>(type.faces, (face) => {
    const next = withCalled(face, 'image', 'images', calls)
    if (next.image !== undefined || face.image === undefined) return next
    const { art: _art, ...plain } = next
    return plain
  })
  return Object.keys(faces).every((id) => faces[id] === type.faces[id]) ? type : { ...type, faces }
}

/** A thing by its section and its id. */
export interface Thing {
  readonly section: Referred
  readonly id: string
}

/** One text for one thing. */
export function thingKey({ section, id }: Thing): string {
  return `${section}/${id}`
}

/** A thing that is named and is not there, and how often it is named. */
interface Missing extends Thing {
  readonly times: number
}

/** The things that something names and that are not there, by their keys. */
export function missingThings(scenario: Scenario): ReadonlyMap<string, Missing> {
  const missing = new Map<string, Missing>()
  withReferences(scenario, (section, id) => {
    const key = thingKey({ section, id })
    if (!Object.hasOwn(scenario[section], id))
      missing.set(key, { section, id, times: (missing.get(key)?.times ?? 0) + 1 })
    return id
  })
  return missing
}

/** The pictures that something shows. */
export function shownPictures(scenario: Scenario): ReadonlySet<ImageHash> {
  const shown = new Set<ImageHash>()
  withReferences(scenario, (section, id) => {
    if (section === 'images') shown.add(id as ImageHash)
    return id
  })
  return shown
}

/** The scenario without some of its things, nor what is nothing without them; what only named them forgets them. */
export function withoutThings(scenario: Scenario, things: readonly Thing[]): Scenario {
  let left = scenario
  let gone = things
  while (gone.length > 0) {
    const keys = new Set(gone.map(thingKey))
    const sections = Object.fromEntries(
      [...new Set(gone.map(({ section }) => section))].map((section) => [
        section,
        Object.fromEntries(
          Object.entries(left[section]).filter(([id]) => !keys.has(thingKey({ section, id }))),
        ),
      ]),
    ) as Partial<Scenario>
    const before = left
    left = withReferences({ ...left, ...sections }, (section, id) =>
      keys.has(thingKey({ section, id })) ? undefined : id,
    )
    gone = REFERRED.flatMap((section) =>
      Object.keys(before[section])
        .filter((id) => !Object.hasOwn(left[section], id) && !keys.has(thingKey({ section, id })))
        .map((id) => ({ section, id })),
    )
  }
  return left
}
