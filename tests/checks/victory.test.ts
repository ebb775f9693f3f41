/** CHK-8: ways to victory that name nothing. */
import { expect, test } from 'vitest'
import { type Condition } from '#shared/document/game'
import { counterId, counterTypeId, groupId, sideId, zoneId } from '#shared/document/ids'
import { at, gameWith } from '../rules/victory/game'
import { codesOf, messages } from './support'

const CODE = 'CHK8-victory-of-nothing'
const codes = codesOf(CODE)
const crusaders = { kind: 'side', side: sideId('crusaders') } as const
const right = { kind: 'edge', edge: 'right' } as const
const GOOD: readonly Condition[] = [
  { kind: 'hold', place: right, by: 'presence' },
  { kind: 'exit', who: [crusaders], place: right },
  { kind: 'eliminate', who: [{ kind: 'counter', counter: counterId('guy') }] },
  { kind: 'survive', who: [{ kind: 'type', type: counterTypeId('crusaders-archer') }] },
  { kind: 'break', hexes: [at('F6')], hexsides: [] },
]
const BAD: readonly Condition[] = [
  { kind: 'hold', place: { kind: 'zone', zone: zoneId('nowhere') }, by: 'presence' },
  { kind: 'hold', place: { kind: 'hexes', hexes: [] }, by: 'last-pass' },
  { kind: 'exit', who: [crusaders], place: { kind: 'hexes', hexes: [] } },
  { kind: 'exit', who: [], place: right },
  { kind: 'eliminate', who: [] },
  { kind: 'survive', who: [{ kind: 'side', side: sideId('x') }] },
  { kind: 'survive', who: [{ kind: 'leaders', side: sideId('x') }] },
  { kind: 'capture', who: [{ kind: 'group', group: groupId('x') }] },
  { kind: 'capture', who: [{ kind: 'type', type: counterTypeId('x') }] },
  { kind: 'score', who: [{ kind: 'counter', counter: counterId('x') }], state: 'alive' },
  { kind: 'break', hexes: [], hexsides: [] },
]

test('CHK-8: a victory whose conditions name something is none of this', () => {
  expect(codes(gameWith(GOOD))).toEqual([])
  expect(
    codes(gameWith([{ kind: 'eliminate', who: [{ kind: 'counter', counter: counterId('x') }, crusaders] }])),
  ).toEqual([])
})

test.each(BAD)('CHK-8: %j names nothing', (condition) => {
  expect(codes(gameWith([...GOOD, condition]))).toEqual([CODE])
})

test('CHK-8: the finding says which victory and which condition; a way without any is told too', () => {
  expect(messages(gameWith([]), CODE)).toEqual(['The side “Crusaders” wins: no condition is given (CHK-8).'])
  expect(messages(gameWith([{ kind: 'eliminate', who: [] }]), CODE)).toEqual([
    'The side “Crusaders” wins: a condition names nothing of this scenario: all these counters (none is named) are eliminated (CHK-8).',
  ])
})
