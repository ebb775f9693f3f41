/**
 * Everything of a scenario that names one of its things by id: what is named can be called otherwise or go, and what names it
 * follows. The fields say what they refer to (`fields/part.ts`); nothing is listed here.
 */
import { type Referred, REFERRED } from '../fields/part'
import { type Calls, type Reference, referencesIn, withCalled } from '../fields/references'
import { type Field } from '../fields/vocabulary'
import { type ImageHash, type SideId } from '../ids'
import { scenario as scenarioField } from '../scenario'
import { type Scenario } from '../types'

/**
 * The scenario with every thing that something names called otherwise; the things themselves stay. What is nothing without a thing
 * that is gone (a counter without its type, a group without its side) goes too, the rest forgets it. What does not change is the
 * same object.
 */
export function withReferences(scenario: Scenario, calls: Calls): Scenario {
  let before = scenario
  let after = called(before, calls)
  for (let gone = goneBetween(before, after); gone.size > 0; gone = goneBetween(before, after)) {
    const names = gone
    before = after
    after = called(before, (section, id) => (names.has(thingKey({ section, id })) ? undefined : id))
  }
  return after
}

// A scenario is something without any thing of it.
function called(scenario: Scenario, calls: Calls): Scenario {
  return withCalled(scenarioField, scenario, calls) as Scenario
}

function goneBetween(before: Scenario, after: Scenario): ReadonlySet<string> {
  return new Set(
    REFERRED.flatMap((section) =>
      before[section] === after[section]
        ? []
        : Object.keys(before[section])
            .filter((id) => !Object.hasOwn(after[section], id))
            .map((id) => thingKey({ section, id })),
    ),
  )
}

/** The side that stands in the place of another; undefined = none. */
export type CalledSide = (id: SideId) => SideId | undefined

const ofSides =
  (side: CalledSide): Calls =>
  (section, id) =>
    section === 'sides' ? side(id as SideId) : id

/**
 * The scenario with every side that something names called otherwise; `sides` itself stays, and so do commanders (CTR-7). Groups,
 * reinforcements and ways to victory are nothing without their side.
 */
export function withSides(scenario: Scenario, side: CalledSide): Scenario {
  return withReferences(scenario, ofSides(side))
}

/** One thing with the sides that it names called otherwise; for things that are something without a side. */
export function withSidesOf<T>(field: Field<T>, thing: T, side: CalledSide): T {
  return withCalled(field, thing, ofSides(side)) ?? thing
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

const dangling = new WeakMap<Scenario, readonly Reference[]>()

/** The references to things that are not there, in the order of the fields; sought once in each scenario. */
export function danglingReferences(scenario: Scenario): readonly Reference[] {
  let found = dangling.get(scenario)
  if (!found) {
    found = referencesIn(scenarioField, scenario).filter(
      ({ section, id }) => !Object.hasOwn(scenario[section], id),
    )
    dangling.set(scenario, found)
  }
  return found
}

/** The things that something names and that are not there, by their keys. */
export function missingThings(scenario: Scenario): ReadonlyMap<string, Missing> {
  const missing = new Map<string, Missing>()
  for (const { section, id } of danglingReferences(scenario)) {
    const key = thingKey({ section, id })
    missing.set(key, { section, id, times: (missing.get(key)?.times ?? 0) + 1 })
  }
  return missing
}

/** The pictures that something shows. */
export function shownPictures(scenario: Scenario): ReadonlySet<ImageHash> {
  const shown = new Set<ImageHash>()
  called(scenario, (section, id) => {
    if (section === 'images') shown.add(id as ImageHash)
    return id
  })
  return shown
}

/** The scenario without some of its things, nor what is nothing without them; what only named them forgets them. */
export function withoutThings(scenario: Scenario, things: readonly Thing[]): Scenario {
  const keys = new Set(things.map(thingKey))
  const sections = Object.fromEntries(
    [...new Set(things.map(({ section }) => section))].map((section) => [
      section,
      Object.fromEntries(
        Object.entries(scenario[section]).filter(([id]) => !keys.has(thingKey({ section, id }))),
      ),
    ]),
  ) as Partial<Scenario>
  return withReferences({ ...scenario, ...sections }, (section, id) =>
    keys.has(thingKey({ section, id })) ? undefined : id,
  )
}
