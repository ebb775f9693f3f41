/** CHK-9: sheets and states that contradict the rules. */
import { expect, test } from 'vitest'
import { counterTypeId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { changed, type Placing } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { codesOf, findingsOf, messages } from './support'

const codes = codesOf('CHK9-contradiction')

const CODE = 'CHK9-contradiction'
const board = (placing: Partial<Placing>): Scenario =>
  fantasyBoard({ counters: { a: { at: 'C3', ...placing } } })

const withSheet = (scenario: Scenario, change: Partial<CounterType>): Scenario =>
  changed(scenario, 'counterTypes', 'type-a', change)

test('CM-STAT-2: a formation has 3 steps or more: two figures are enough', () => {
  expect(codes(board({ kind: 'formation', stats: { figures: 2 } }))).toEqual([])
  const [finding] = findingsOf(board({ kind: 'formation', stats: { figures: 1 } }), CODE)
  expect(finding).toMatchObject({
    severity: 'warning',
    rule: 'CM-STAT-2',
    counters: ['a'],
    message: {
      fr: 'Le type a est une formation de moins de 3 pas (CM-STAT-2).',
      en: 'a is a formation of fewer than 3 steps (CM-STAT-2).',
    },
  })
})

test('CM-ORI-1: only formations cover two hexes, and they do', () => {
  expect(messages(withSheet(board({ kind: 'formation' }), { footprint: 1 }), CODE)).toEqual([
    'a is a formation and covers one hex only (CM-ORI-1).',
  ])
  expect(messages(withSheet(board({ kind: 'character' }), { footprint: 2 }), CODE)).toEqual([
    'a covers two hexes and is no formation (CM-ORI-1).',
  ])
})

test('CM-ORI-2: no formation is a small unit', () => {
  expect(messages(board({ kind: 'formation', stats: { size: 'small' } }), CODE)).toEqual([
    'a is a formation and a small unit (CM-ORI-2).',
  ])
  expect(codes(board({ kind: 'small' }))).toEqual([])
})

test('CM-INF-1: the cave faculty of a class that never infiltrates: a hint', () => {
  for (const movementClass of ['mounted', 'wheeled', 'flying', 'floating'])
    expect(findingsOf(board({ stats: { caveAdapted: true, movementClass } }), CODE)).toMatchObject([
      { severity: 'hint', rule: 'CM-INF-1' },
    ])
  for (const movementClass of ['pedestrian', 'animal'])
    expect(codes(board({ stats: { caveAdapted: true, movementClass } }))).toEqual([])
  expect(codes(board({ stats: { caveAdapted: true } }))).toEqual([])
})

test('CM-INF-1: a face that goes on foot can infiltrate', () => {
  const rider = board({ stats: { caveAdapted: true, movementClass: 'mounted' } })
  const faces = { ...rider.counterTypes[counterTypeId('type-a')]!.faces }
  const unhorsed = { ...faces, 'steps-1': { stats: { movementClass: 'pedestrian' } } }
  expect(codes(withSheet(rider, { faces: unhorsed }))).toEqual([])
})

test('CM-STAT-5: a mode of formation without a formation', () => {
  const hedgehog = { status: { mode: 'hedgehog' } } as const
  expect(codes(board({ kind: 'formation', ...hedgehog }))).toEqual([])
  for (const placing of [hedgehog, { kind: 'formation', steps: 2, ...hedgehog }] as const)
    expect(messages(board(placing), CODE)).toEqual([
      'a (C3) is in a formation mode but in no formation (CM-STAT-5).',
    ])
})

test('CHK-9: flying or floating with the faculties of climbers and swimmers is in order', () => {
  for (const movementClass of ['flying', 'floating'])
    expect(
      codes(
        board({
          at: 'C3',
          stats: { movementClass, climber: true, swimmer: true },
          ...(movementClass === 'flying' && { placement: 'low-flight' }),
        }),
      ).filter((code) => code === CODE),
    ).toEqual([])
})
