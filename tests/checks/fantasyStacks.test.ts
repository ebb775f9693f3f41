/** CHK-2 under the common mechanics: units that may not share a hex. */
import { expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type Placing, withMarker, withPieces } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { codesOf, findingsOf } from './support'

const codes = codesOf('CHK2-overlap')

const CODE = 'CHK2-overlap'
const LARGE: Placing = { at: 'C3' }
const SMALL: Placing = { at: 'C3', kind: 'small' }
const FLYING = { stats: { movementClass: 'flying' } } as const

function stack(units: Readonly<Record<string, Placing>>, board: Scenario = fantasyBoard()): Scenario {
  return withPieces(board, { counters: units })
}

/** The rule, the sentence and whom it names, of the only finding there is. */
function only(board: Scenario) {
  const [finding, ...more] = findingsOf(board, CODE)
  expect(more).toEqual([])
  return [finding?.rule, finding?.message.en, finding?.counters]
}

test('CHK-2, CM-STK-1: a stack of 10 points is in order, one of 12 is not', () => {
  expect(codes(stack({ a: LARGE, b: LARGE, c: SMALL, d: SMALL }))).toEqual([])
  const board = stack({ a: LARGE, b: LARGE, c: LARGE })
  expect(only(board)).toEqual([
    'CM-STK-1',
    'More than 10 stacking points: a (C3), b (C3) and c (C3) overlap in C3 (CM-STK-1).',
    ['a', 'b', 'c'],
  ])
  expect(findingsOf(board, CODE)[0]?.message.fr).toBe(
    'Plus de 10 points d’empilement\u202f: a (C3), b (C3) et c (C3) se superposent en C3 (CM-STK-1).',
  )
})

test('CM-STK-1: who flies above takes no points of the ground, and a herd takes 4', () => {
  const flyer: Placing = { ...LARGE, ...FLYING, placement: 'low-flight' }
  expect(codes(stack({ a: LARGE, b: LARGE, c: flyer }))).toEqual([])
  const herd = withMarker(stack({ a: LARGE, b: LARGE }), ['C3'], 'herd')
  expect(only(herd)[0]).toBe('CM-STK-1')
})

test('CM-STK-1: the limit is that of the house table', () => {
  const board = { ...stack({ a: LARGE, b: LARGE }), houseTables: { stacking: { most: 7 } } }
  expect(only(board)[1]).toContain('More than 7 stacking points')
})

test('CM-STK-2: enemies in one placement; who is elsewhere in the hex is not named', () => {
  const board = stack({
    a: LARGE,
    b: { ...LARGE, side: 'blue' },
    high: { ...LARGE, ...FLYING, placement: 'low-flight' },
  })
  expect(only(board)).toEqual([
    'CM-STK-2',
    'Enemies in one placement: a (C3) and b (C3) overlap in C3 (CM-STK-2).',
    ['a', 'b'],
  ])
})

test('CM-STK-3: an inferior command, a formation in hedgehog mode', () => {
  expect(only(stack({ a: LARGE, b: { ...LARGE, stats: { commandGrade: 'inferior' } } })).slice(0, 2)).toEqual(
    [
      'CM-STK-3',
      'An inferior command keeps other large units out: a (C3) and b (C3) overlap in C3 (CM-STK-3).',
    ],
  )
  const hedgehog: Placing = {
    ...{ at: 'C3', kind: 'formation', stats: { figures: 2 }, facing: 'v1' },
    status: { mode: 'hedgehog' },
  }
  expect(only(stack({ a: { ...LARGE, facing: 'v1' }, b: hedgehog }))[1]).toBe(
    'A formation in hedgehog mode keeps other large units out: a (C3) and b (C3) overlap in C3 (CM-STK-3).',
  )
})

test('CM-STK-4: a big formation, two formations; both shared hexes are one finding', () => {
  const formation: Placing = { at: 'C3', kind: 'formation', facing: 'v1' }
  expect(only(stack({ a: formation, b: { ...LARGE, facing: 'v1' } }))[1]).toBe(
    'A big formation stacks with one small unit only: a (C3) and b (C3) overlap in C3 (CM-STK-4).',
  )
  const two = stack({ a: formation, b: { ...formation } })
  expect(only(two)[1]).toMatch(/^Two formations in one hex: a \(C3\) and b \(C3\) overlap in C3 and /)
  expect(findingsOf(two, CODE)[0]?.hexes).toHaveLength(2)
})

test('CM-ORI-5: large units of one stack that face different ways; one is turned', () => {
  const board = stack({ a: { ...LARGE, facing: 's0' }, b: { ...LARGE, facing: 'v2' } })
  expect(only(board).slice(0, 2)).toEqual([
    'CM-ORI-5',
    'Large units that face different ways: a (C3) and b (C3) overlap in C3 (CM-ORI-5).',
  ])
  const { facing } = board.counters['b' as keyof typeof board.counters]!
  expect(findingsOf(board, CODE)[0]?.fix?.call).toEqual({
    command: 'turn-counter',
    params: { counter: 'a', facing },
  })
})

test('CM-ORI-5: beside a formation the other is turned, as a formation faces vertices', () => {
  const formation: Placing = { at: 'C3', kind: 'formation', stats: { figures: 2 }, facing: 'v1' }
  const board = stack({ a: formation, b: { ...LARGE, facing: 's4' } })
  expect(findingsOf(board, CODE)[0]?.fix?.call.params).toMatchObject({ counter: 'b' })
})

test('CM-STK-2: no turn mends what another rule forbids', () => {
  expect(
    findingsOf(stack({ a: LARGE, b: { ...LARGE, side: 'blue', facing: 's2' } }), CODE)[0]?.fix,
  ).toBeUndefined()
})
