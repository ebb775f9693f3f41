/**
 * The scenario that goes into a page: the author's own, or a copy for players in which nothing of what is hidden from them is left,
 * neither as a counter or marker nor as a name elsewhere. The texts are the author's and stay as they are.
 */
import { type Eyes, isConcealed, knownTo, notYetSetUp } from '#shared/document/eyes'
import { type Condition, type Who } from '#shared/document/game'
import { type Group, type Side } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { mapRecord } from '#shared/lang/mapRecord'

/**
 * The very same where nothing is hidden from these eyes. Counters of another side that sets up in secret are still to be set up: where
 * they stand is not said.
 */
export function sharedCopy(eyes: Eyes, scenario: Scenario): Scenario {
  const known = notYetSetUp(eyes, knownTo(eyes, scenario))
  if (known === scenario) return scenario
  const secretTypes = typesOfSecrets(eyes, scenario)
  const isGone = (who: Who): boolean =>
    (who.kind === 'counter' && !(who.counter in known.counters)) ||
    (who.kind === 'type' && secretTypes.has(who.type))
  const copy: Scenario = {
    ...known,
    counterTypes: keptOf(known.counterTypes, (_, id) => !secretTypes.has(id)),
    sides: mapRecord(known.sides, (side) => withoutCommander(side, known)),
    groups: mapRecord(known.groups, (group) => withoutLeader(group, known)),
    victory: mapRecord(known.victory, (one) => ({
      ...one,
      conditions: one.conditions.flatMap((condition) => knownCondition(condition, isGone)),
    })),
    // Notes of the author to the program, about any counter.
    silenced: [],
    // Their keys are ids of any counter.
    vassalGpids: {},
  }
  return withImagesInUse(withoutUnknownKeys(copy))
}

/** Counter types all of whose counters are hidden from these eyes; those without counters are none. */
function typesOfSecrets(eyes: Eyes, scenario: Scenario): ReadonlySet<CounterTypeId> {
  const counters = Object.values(scenario.counters)
  const hidden = new Set(
    counters.filter((counter) => isConcealed(scenario, counter, eyes)).map(({ type }) => type),
  )
  for (const counter of counters) if (!isConcealed(scenario, counter, eyes)) hidden.delete(counter.type)
  return hidden
}

function withoutCommander(side: Side, { counters }: Scenario): Side {
  const { commander, ...others } = side
  return commander === undefined || commander in counters ? side : others
}

function withoutLeader(group: Group, { counters }: Scenario): Group {
  const { leader, ...others } = group
  return leader === undefined || leader in counters ? group : others
}

/** None when it was about hidden counters alone. */
function knownCondition(condition: Condition, isGone: (who: Who) => boolean): Condition[] {
  if (!('who' in condition)) return [condition]
  const who = condition.who.filter((one) => !isGone(one))
  if (who.length === condition.who.length) return [condition]
  return who.length === 0 ? [] : [{ ...condition, who }]
}

function keptOf<K extends string, V>(
  record: Readonly<Record<K, V>>,
  keeps: (value: V, key: K) => boolean,
): Readonly<Record<K, V>> {
  const entries = Object.entries(record) as [K, V][]
  return Object.fromEntries(entries.filter(([key, value]) => keeps(value, key))) as Record<K, V>
}

/** Keys that this version does not know may tell anything. */
function withoutUnknownKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.some(isObject) ? (value.map(withoutUnknownKeys) as T) : value
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'extra')
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutUnknownKeys(inner)])) as T
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function withImagesInUse(scenario: Scenario): Scenario {
  const { images, ...others } = scenario
  const told = JSON.stringify(others)
  return { ...scenario, images: keptOf(images, (_, hash) => told.includes(hash)) }
}
