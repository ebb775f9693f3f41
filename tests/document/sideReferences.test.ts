/** CTR-7: everything that names a side follows when the side is called otherwise, and forgets it when it goes. */
import { expect, test } from 'vitest'
import { NORMANS, richScenario, SARACENS } from '../format/richScenario'
import { REFERENCES } from './references'
import { hexsideFeatures } from '#shared/document/entities'
import { counterId, reinforcementId, sideId, zoneId } from '#shared/document/ids'
import { withSides, withSidesOf } from '#shared/document/references/references'
import { countersOfSide, usesOfSide } from '#shared/document/references/sideUses'
import { type Scenario } from '#shared/document/types'

const OTHERS = sideId('others')

const WAYS = Object.entries(REFERENCES).flatMap(([way, section]) => (section === 'sides' ? [way] : []))

function along(value: unknown, [step, ...steps]: readonly string[]): unknown[] {
  if (step === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  const next = step === '*' ? Object.values(value) : [(value as Record<string, unknown>)[step]]
  return next.flatMap((one) => along(one, steps))
}

const named = (scenario: Scenario, way: string): unknown[] =>
  along(scenario, way.slice(1).split('.')).filter((id) => id !== undefined)

/** Every optional reference that is there names the Normans. */
function everywhere(): Scenario {
  const rich = withSides(richScenario(), () => NORMANS)
  const bucket = Object.keys(rich.map.hexsides).find((key) =>
    Object.values(rich.map.hexsides[key] ?? {}).some(({ opening }) => opening?.owner),
  ) as string
  const [side, features] = Object.entries(rich.map.hexsides[bucket] ?? {})[0] as [string, object]
  const opening = { feature: 'gate', guests: [NORMANS] }
  const hexsides = {
    ...rich.map.hexsides,
    [bucket]: { ...rich.map.hexsides[bucket], [side]: { ...features, opening } },
  }
  return { ...rich, map: { ...rich.map, hexsides } }
}

test.each(WAYS)('%s', (way) => {
  const before = named(everywhere(), way)
  expect(before.length).toBeGreaterThan(0)
  expect(new Set(before)).toEqual(new Set([NORMANS]))
  const called = named(
    withSides(everywhere(), () => OTHERS),
    way,
  )
  expect(called).toEqual(before.map(() => OTHERS))
  expect(
    named(
      withSides(everywhere(), () => undefined),
      way,
    ),
  ).toEqual([])
})

test('what does not change is the same object', () => {
  const rich = richScenario()
  const same = withSides(rich, (id) => id)
  for (const kind of ['counters', 'counterTypes', 'groups', 'reinforcements', 'victory', 'zones'] as const)
    for (const id of Object.keys(rich[kind])) expect(same[kind][id as never]).toBe(rich[kind][id as never])
})

test('groups and reinforcements go with their side, and counters forget them', () => {
  const gone = withSides(richScenario(), (id) => (id === NORMANS ? undefined : id))
  expect(gone.groups).toEqual({})
  expect(Object.keys(gone.reinforcements)).toEqual(['relief'])
  const guy = gone.counters[counterId('guy')]
  expect(guy).not.toHaveProperty('group')
  expect(guy).not.toHaveProperty('side')
  expect(gone.counters[counterId('reserve')]?.reinforcement).toBe(reinforcementId('relief'))
  expect(gone.zones[zoneId('camp')]?.side).toBe(SARACENS)
})

test('the owner of a gate is no guest of his own, and a guest is one once', () => {
  const opening = { feature: 'gate', owner: NORMANS, guests: [SARACENS, OTHERS] }
  const merged = withSidesOf(hexsideFeatures, { opening }, (id) => (id === SARACENS ? OTHERS : id))
  expect(merged.opening).toEqual({ feature: 'gate', owner: NORMANS, guests: [OTHERS] })
  expect(withSidesOf(hexsideFeatures, { opening }, () => NORMANS).opening).toEqual({
    feature: 'gate',
    owner: NORMANS,
  })
})

test('the uses of a side are counted, counters by their type too', () => {
  expect(usesOfSide(richScenario(), NORMANS)).toEqual({
    counters: 2,
    counterTypes: 1,
    groups: 2,
    reinforcements: 0,
    victory: 1,
    zones: 0,
    structures: 1,
    openings: 1,
  })
  expect(countersOfSide(richScenario(), NORMANS)).toEqual(['guy', 'squire'])
  expect(countersOfSide({ ...richScenario(), counterTypes: {} }, NORMANS)).toEqual(['guy'])
})
