/** Savoy's table of opportunity attacks: bands of 2D6, modifiers, exact chances. */
import { describe, expect, test } from 'vitest'
import { waysToTotal } from '#shared/rules/chances/dice'
import {
  infiltrationChances,
  infiltrationOutcome,
  resolveInfiltration,
} from '#shared/rules/magna-carta/figures/infiltrationTable'
import { SAVOY, savoy } from '#shared/rules/savoy/index'
import { OPPORTUNITY, opportunityTable } from '#shared/rules/savoy/opportunityTable'

const MOVER = { mounted: false, armoured: false, wounded: false }
const ATTACKER = { mounted: false, poleArm: false, wounded: false }
const PLAIN = { allies: 0, sideHex: false }

test('2D6: the ways to each total, 36 in all', () => {
  expect([...waysToTotal({ count: 2, faces: 6 })]).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [7, 6],
    [8, 5],
    [9, 4],
    [10, 3],
    [11, 2],
    [12, 1],
  ])
})

// Below 2 counts as 2, above 12 as 12.
test.each([
  [-6, 'none'],
  [1, 'none'],
  [2, 'none'],
  [5, 'none'],
  [6, 'stop'],
  [8, 'stop'],
  [9, 'wounded'],
  [10, 'wounded'],
  [11, 'killed'],
  [12, 'killed'],
  [13, 'killed'],
  [17, 'killed'],
])('SV-OPP-4: a modified total of %i gives %s', (total, outcome) => {
  expect(infiltrationOutcome(total, OPPORTUNITY)).toBe(outcome)
})

test('SV-OPP-4: 10, 16, 7 and 3 of 36', () => {
  expect(resolveInfiltration({ mover: MOVER, opponent: ATTACKER }, OPPORTUNITY)).toMatchObject({
    modifier: 0,
    outcomes: { none: '10/36', stop: '16/36', wounded: '7/36', killed: '3/36' },
    because: [{ rule: 'SV-OPP-4' }],
  })
})

describe('SV-OPP-5', () => {
  test.each([
    ['attacker mounted', MOVER, { ...ATTACKER, mounted: true }, PLAIN, 1],
    ['mover mounted', { ...MOVER, mounted: true }, ATTACKER, PLAIN, -1],
    ['attacker wounded', MOVER, { ...ATTACKER, wounded: true }, PLAIN, 2],
    ['mover wounded', { ...MOVER, wounded: true }, ATTACKER, PLAIN, -2],
    ['attacker with pole arm', MOVER, { ...ATTACKER, poleArm: true }, PLAIN, 1],
    ['armour brings nothing', { ...MOVER, armoured: true }, ATTACKER, PLAIN, 0],
    ['one ally', MOVER, ATTACKER, { ...PLAIN, allies: 1 }, -1],
    ['three allies', MOVER, ATTACKER, { ...PLAIN, allies: 3 }, -3],
    ['side hex', MOVER, ATTACKER, { ...PLAIN, sideHex: true }, -2],
    [
      'all of them',
      { mounted: true, armoured: true, wounded: true },
      { mounted: true, poleArm: true, wounded: true },
      { allies: 2, sideHex: true },
      -3,
    ],
  ])('%s', (_, mover, opponent, attack, sum) => {
    const answer = resolveInfiltration({ mover, opponent, attack }, OPPORTUNITY)
    expect(answer.modifier).toBe(sum)
    expect(answer.modifiers.every(({ rule }) => rule === 'SV-OPP-5')).toBe(true)
  })

  test('the option turns both modifiers of the wounded to Magna Carta’s sense, and nothing else', () => {
    const ofMagnaCarta = opportunityTable(OPPORTUNITY, { woundedModifiers: 'magna-carta' })
    const wounded = { ...MOVER, wounded: true }
    const sum = (mover: typeof MOVER, opponent: typeof ATTACKER): number =>
      resolveInfiltration({ mover, opponent }, ofMagnaCarta).modifier
    expect(sum(wounded, ATTACKER)).toBe(2)
    expect(sum(MOVER, { ...ATTACKER, wounded: true })).toBe(-2)
    expect(sum({ ...MOVER, mounted: true }, { ...ATTACKER, poleArm: true })).toBe(0)
    expect(opportunityTable(OPPORTUNITY, {})).toBe(OPPORTUNITY)
    expect(opportunityTable(OPPORTUNITY, { woundedModifiers: 'printed' })).toBe(OPPORTUNITY)
  })

  test('the printed table says so, under the option chosen', () => {
    const cells = (chosen: Readonly<Record<string, string>>): string[] =>
      savoy
        .under({ options: chosen, houseTables: {} })
        .ruleset.tables.find(({ id }) => id === 'opportunity')!
        .rows.map(({ label, cells: [cell] }) => `${label.en} | ${cell!.en}`)
    expect(cells({})).toEqual([
      '≤ 5 | no effect',
      '6–8 | the move ends there',
      '9–10 | character wounded',
      '≥ 11 | character killed',
      'attacker mounted | +1',
      'mover mounted | −1',
      'attacker wounded | +2',
      'mover wounded | −2',
      'attacker with pole arm | +1',
      'per ally of the mover in contact with the attacker | −1',
      'side hex, without turning | −2',
    ])
    const turned = cells({ woundedModifiers: 'magna-carta' })
    expect(turned.slice(6, 8)).toEqual(['attacker wounded | −2', 'mover wounded | +2'])
    expect(savoy.tables.map(({ id }) => id)).not.toContain('infiltration')
  })
})

test('SV-OPP-4: chances are complete, and a worse modifier never helps', () => {
  const harm = { none: 0, stop: 1, wounded: 2, killed: 3 }
  let before = 0
  for (let modifier = -12; modifier <= 12; modifier++) {
    const { cases, weights } = infiltrationChances(modifier, OPPORTUNITY)
    const entries = Object.entries(weights) as [keyof typeof harm, number][]
    expect(cases).toBe(36)
    expect(entries.reduce((sum, [, weight]) => sum + weight, 0)).toBe(36)
    const expected = entries.reduce((sum, [outcome, weight]) => sum + harm[outcome] * weight, 0)
    expect(expected).toBeGreaterThanOrEqual(before)
    before = expected
  }
})

test.each([1, 13, 6.5])('2D6 cannot show %d', (die) => {
  expect(() => resolveInfiltration({ mover: MOVER, opponent: ATTACKER, die }, OPPORTUNITY)).toThrow(
    RangeError,
  )
})

test('Savoy is Magna Carta with parts replaced: its own table of opportunity attacks', () => {
  expect(SAVOY.infiltrationTable(SAVOY)).toBe(OPPORTUNITY)
  const other = { ...SAVOY, chosen: { woundedModifiers: 'magna-carta' } }
  expect(other.infiltrationTable(other)).not.toBe(OPPORTUNITY)
})
