/** Variants made by pointing: the commands that they are, and the copy that these change (PLY-5). */
import { expect, test } from 'vitest'
import { gateOpen, shutGates, turnsMore, withoutCounter } from '#shared/balance/variants'
import { hexsideEntries } from '#shared/checks/entries'
import { appliedCalls } from '#shared/commands/appliedCalls'
import { hexsideAt } from '#shared/document/map'
import { type CounterId } from '#shared/document/ids'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { galleryScenario } from '../support/scenarioFiles'

const scenario = galleryScenario('the-sortie')

test('PLY-5: a counter less, a gate open, turns more or fewer', () => {
  const [counter] = Object.keys(scenario.counters) as CounterId[]
  const without = withoutCounter(scenario, counter as CounterId)
  const less = appliedCalls(scenario, without.calls)
  expect(less.ok && Object.keys(less.value.counters)).toHaveLength(Object.keys(scenario.counters).length - 1)

  // The gate of the sortie stands open: it is shut first.
  const [gate] = hexsideEntries(scenario.map).flatMap(([side, { opening }]) =>
    opening?.state === 'open' ? side : [],
  ) as [HexsideKey]
  const state = { state: 'closed', portcullis: 'lowered' }
  const shut = appliedCalls(scenario, [
    { command: 'edit-hexsides', params: { sides: [gate], fields: state } },
  ])
  if (!shut.ok) throw new Error(shut.error.refusal.message.en)
  expect(shutGates(scenario, rulesetOf(scenario))).not.toContain(gate)
  expect(shutGates(shut.value, rulesetOf(scenario))).toContain(gate)
  const open = appliedCalls(shut.value, gateOpen(shut.value, gate).calls)
  if (!open.ok) throw new Error(open.error.refusal.message.en)
  expect(hexsideAt(open.value.map, parseHexsideKey(gate))?.opening?.state).toBe('open')
  expect(shutGates(open.value, rulesetOf(scenario))).not.toContain(gate)

  const count = scenario.turns?.count as number
  const more = turnsMore(scenario, 2)
  expect(more?.name).toEqual({ fr: '2 tours de plus', en: '2 turns more' })
  const longer = appliedCalls(scenario, more?.calls ?? [])
  expect(longer.ok && longer.value.turns?.count).toBe(count + 2)
  expect(turnsMore(scenario, -1)?.name).toEqual({ fr: '1 tour de moins', en: '1 turn fewer' })
  expect(turnsMore(scenario, -count)).toBeUndefined()
  expect(turnsMore({ ...scenario, turns: undefined } as unknown as typeof scenario, 1)).toBeUndefined()
})

test('PLY-5: a call that is refused says which', () => {
  const calls = [
    ...(turnsMore(scenario, 1)?.calls ?? []),
    ...withoutCounter(scenario, 'nobody' as CounterId).calls,
  ]
  const refused = appliedCalls(scenario, calls)
  expect(!refused.ok && refused.error.index).toBe(1)
})
