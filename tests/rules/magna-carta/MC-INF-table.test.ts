import { describe, expect, test } from 'vitest'
import {
  INFILTRATION,
  infiltrationChances,
  infiltrationOutcome,
  resolveInfiltration,
} from '#shared/rules/magna-carta/figures/infiltrationTable'
import { sumOf } from '#shared/rules/chances/table'

const NONE = { mounted: false, armoured: false, wounded: false }
const FOE = { mounted: false, poleArm: false, wounded: false }

// The whole table of MC-INF-9, from the lowest possible sum (2 -1 -1 -2 at die 1) to the highest.
test.each([
  [-3, 'none'],
  [1, 'none'],
  [5, 'none'],
  [6, 'stop'],
  [7, 'stop'],
  [8, 'wounded'],
  [9, 'wounded'],
  [10, 'killed'],
  [14, 'killed'],
])('MC-INF-9: a modified die of %i gives %s', (modified, outcome) => {
  expect(infiltrationOutcome(modified, INFILTRATION)).toBe(outcome)
})

test.each([
  ['infiltrator mounted', { ...NONE, mounted: true }, FOE, -1],
  ['infiltrator in armour', { ...NONE, armoured: true }, FOE, -1],
  ['infiltrator wounded', { ...NONE, wounded: true }, FOE, 2],
  ['opponent mounted', NONE, { ...FOE, mounted: true }, 1],
  ['opponent with pole arm', NONE, { ...FOE, poleArm: true }, 1],
  ['opponent wounded', NONE, { ...FOE, wounded: true }, -2],
  [
    'all of them, cumulative',
    { mounted: true, armoured: true, wounded: true },
    { mounted: true, poleArm: true, wounded: true },
    0,
  ],
])('MC-INF-10: %s', (_, mover, opponent, sum) => {
  const answer = resolveInfiltration({ mover, opponent }, INFILTRATION)
  expect(answer.modifier).toBe(sum)
  expect(sumOf(answer.modifiers)).toBe(sum)
  expect(answer.modifiers.every(({ rule }) => rule === 'MC-INF-10')).toBe(true)
  expect(answer.because.map(({ rule }) => rule)).toEqual(['MC-INF-9', 'MC-INF-10'])
})

describe('the odds that the rules print', () => {
  const rows = [
    ['on foot against on foot', NONE, FOE, 0, [5, 2, 2, 1]],
    ['mounted and armoured', { ...NONE, mounted: true, armoured: true }, FOE, -2, [7, 2, 1, 0]],
    [
      'wounded on foot against a mounted pole arm',
      { ...NONE, wounded: true },
      { ...FOE, mounted: true, poleArm: true },
      4,
      [1, 2, 2, 5],
    ],
    ['against a wounded opponent', NONE, { ...FOE, wounded: true }, -2, [7, 2, 1, 0]],
  ] as const
  test.each(rows)('MC-INF-9: %s', (_, mover, opponent, modifier, chances) => {
    const [none, stop, wounded, killed] = chances.map((weight) => `${weight}/10`)
    expect(resolveInfiltration({ mover, opponent }, INFILTRATION)).toMatchObject({
      kind: 'chances',
      modifier,
      outcomes: { none, stop, wounded, killed },
    })
  })
})

test('the chances are exact and complete under every possible modifier', () => {
  for (let modifier = -4; modifier <= 4; modifier++) {
    const { cases, weights } = infiltrationChances(modifier, INFILTRATION)
    expect(cases).toBe(10)
    expect(Object.values(weights).reduce((sum, weight) => sum + weight)).toBe(10)
  }
})

test('every given die gives what the table says', () => {
  const mover = { ...NONE, wounded: true }
  const outcomes = Array.from({ length: 10 }, (_, index) => {
    const answer = resolveInfiltration({ mover, opponent: FOE, die: index + 1 }, INFILTRATION)
    if (answer.kind !== 'roll') throw new Error('a die was given')
    expect(answer.modified).toBe(index + 3)
    return answer.outcome
  })
  expect(outcomes.join(' ')).toBe('none none none stop stop wounded wounded killed killed killed')
})

test.each([0, 11, 2.5])('a die of %d has no such face', (die) => {
  expect(() => resolveInfiltration({ mover: NONE, opponent: FOE, die }, INFILTRATION)).toThrow(RangeError)
})

test('a house table changes the answer', () => {
  const kind = { ...INFILTRATION, results: [{ upTo: undefined, result: 'none' as const }], modifiers: [] }
  expect(resolveInfiltration({ mover: { ...NONE, wounded: true }, opponent: FOE }, kind)).toMatchObject({
    modifier: 0,
    outcomes: { none: '10/10', stop: '0/10', wounded: '0/10', killed: '0/10' },
  })
})
