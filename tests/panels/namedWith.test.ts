/** SCN-5: who is added to those of a condition narrows a whole side or group that is named, and never names anybody twice. */
import { expect, test } from 'vitest'
import { type Who } from '#shared/document/game'
import { type CounterId, type CounterTypeId, type GroupId, type SideId } from '#shared/document/ids'
import { namedWith } from '../../renderer/panels/scenario/namedWith'
import { NORMANS, richScenario, SARACENS } from '../format/richScenario'

const scenario = richScenario()
const side = (id: SideId): Who => ({ kind: 'side', side: id })
const type = (id: string): Who => ({ kind: 'type', type: id as CounterTypeId })
const [typeOf = '', { side: owner = NORMANS } = {}] =
  Object.entries(scenario.counterTypes).find(([, { side: its }]) => its !== undefined) ?? []
const [counter, { group, type: its } = { group: undefined, type: '' }] =
  (Object.entries(scenario.counters) as [CounterId, (typeof scenario.counters)[CounterId]][]).find(
    ([, { group: within }]) => within !== undefined,
  ) ?? []
const one: Who = { kind: 'counter', counter: counter as CounterId }
const ofGroup: Who = { kind: 'group', group: group as GroupId }

test('a type of a whole side that is named takes the place of the side', () => {
  expect(namedWith(scenario, [side(owner)], [type(typeOf)])).toEqual([type(typeOf)])
})

test('a counter takes the place of its group, its type and its side', () => {
  const groups = scenario.groups[group as GroupId]
  const whole = groups ? [side(groups.side), ofGroup, type(its)] : []
  expect(whole).toHaveLength(3)
  expect(namedWith(scenario, [ofGroup, type(its)], [one])).toEqual([one])
})

test('a whole side swallows what it contains, the other side’s stay', () => {
  const other = side(owner === NORMANS ? SARACENS : NORMANS)
  expect(namedWith(scenario, [other, type(typeOf)], [side(owner)])).toEqual([other, side(owner)])
})

test('what is named already is named once; what has nothing in common is added', () => {
  expect(namedWith(scenario, [one], [one])).toEqual([one])
  expect(namedWith(scenario, [side(SARACENS)], [side(NORMANS)])).toEqual([side(SARACENS), side(NORMANS)])
})
