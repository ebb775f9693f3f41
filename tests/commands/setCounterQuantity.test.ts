/** CTR-7: quantities of the order of battle make and remove copies. */
import { describe, expect, test } from 'vitest'
import { setCounterQuantity } from '#shared/commands/setCounterQuantity'
import { counterId, groupId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { ARCHER, NORMANS, richScenario } from '../format/richScenario'
import { plainCounter } from '../support/plainCounter'
import { after, refusalOf } from './maps'

const rich = richScenario()
const GUARD = groupId('guard')
const archer = plainCounter({ type: ARCHER, side: NORMANS, group: GUARD })
const set = (scenario: Scenario, quantity: number, counter: Counter = archer): Scenario =>
  after(scenario, setCounterQuantity, { counter, quantity, idCode: '4k2f' })
const added = (scenario: Scenario): string[] =>
  Object.keys(scenario.counters).filter((id) => !(id in rich.counters))
const with_ = (scenario: Scenario, id: string, change: Partial<Counter>): Scenario => ({
  ...scenario,
  counters: {
    ...scenario.counters,
    [counterId(id)]: { ...(scenario.counters[counterId(id)] as Counter), ...change },
  },
})

describe('CTR-7: a quantity', () => {
  test('makes copies off the map, with ids of their maker and no name', () => {
    const six = set(rich, 6, { ...archer, hex: '1,1' as never })
    expect(added(six)).toEqual([
      ...['archer-4k2f', 'archer-4k2f-2', 'archer-4k2f-3', 'archer-4k2f-4', 'archer-4k2f-5', 'archer-4k2f-6'],
    ])
    expect(six.counters[counterId('archer-4k2f-6')]).toEqual(archer)
  })

  test('goes on with the numbers that its type has, whatever group they stand in', () => {
    const numbered = with_(rich, '7', { name: 'Archer 4' })
    const names = added(set(numbered, 2)).map((id) => set(numbered, 2).counters[counterId(id)]?.name)
    expect(names).toEqual(['Archer 5', 'Archer 6'])
  })

  test('counts those of its own place alone, and no named character', () => {
    const two = set(rich, 2)
    const named = with_(two, 'archer-4k2f', { name: 'Robin' })
    expect(added(set(named, 2))).toEqual(['archer-4k2f', 'archer-4k2f-2', 'archer-4k2f-3'])
    expect(added(set(named, 0))).toEqual(['archer-4k2f'])
    // Other groups, other reinforcements and decoys are other quantities.
    expect(set(two, 0, { ...archer, group: groupId('house') })).toEqual(two)
    expect(set(two, 0, { ...archer, spare: true })).toEqual(two)
    expect(set(two, 0, { ...archer, decoy: true })).toEqual(two)
  })

  test('takes those off the map first, of each the last', () => {
    const three = with_(set(rich, 3), 'archer-4k2f-3', { hex: rich.counters[counterId('7')]?.hex as never })
    expect(added(set(three, 2))).toEqual(['archer-4k2f', 'archer-4k2f-3'])
    expect(added(set(three, 1))).toEqual(['archer-4k2f-3'])
    expect(added(set(three, 0))).toEqual([])
  })

  test('leaves whoever leads, and says so where nobody else is left', () => {
    const two = set(rich, 2)
    const led: Scenario = {
      ...two,
      groups: {
        ...two.groups,
        [GUARD]: { ...two.groups[GUARD], leader: counterId('archer-4k2f-2') } as never,
      },
    }
    expect(added(set(led, 1))).toEqual(['archer-4k2f-2'])
    expect(refusalOf(led, setCounterQuantity, { counter: archer, quantity: 0 })).toBe(
      'Archer commands a side or leads a group: first give that charge to another.',
    )
  })

  test('is a whole number within what a file holds, of a type that there is', () => {
    expect(refusalOf(rich, setCounterQuantity, { counter: archer, quantity: 1.5 })).toBe(
      'A quantity is a whole number from 0 to 10000.',
    )
    expect(
      refusalOf(rich, setCounterQuantity, { counter: { ...archer, type: 'ghost' as never }, quantity: 1 }),
    ).toBe('The scenario has no counter type “ghost”.')
  })
})
