/** CHK-7: counters that are hidden as the game begins, and decoys. */
import { describe, expect, test } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { type Scenario } from '#shared/document/types'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type Placing, withHexes, withPieces } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { codesOf, findingsOf, messages } from './support'

const codes = codesOf('CHK7-decoys', 'CHK7-hidden', 'CHK7-seen')

/** A ridge between rows 1 to 4 and 7 to 10: nobody on the ground sees across. */
const RIDGE = withHexes(
  fantasyBoard(),
  'ABCDEFGHIJKL'.split('').flatMap((column) => [`${column}5`, `${column}6`]),
  { level: 3 },
)
const ALLOWED: Scenario['options'] = { hiddenSetUp: 'allowed' }
const HIDDEN: Placing = { at: 'C3', hidden: true }
const DECOY: Placing = { at: 'F3', hidden: true, decoy: true }

const board = (units: Readonly<Record<string, Placing>>, options = ALLOWED): Scenario => ({
  ...withPieces(RIDGE, { counters: units }),
  options,
})

describe('CHK-7: CHK7-hidden', () => {
  test('CM-HID-1: hidden without the scenario’s leave: all of them in one finding, mended by the choice', () => {
    const units = { a: HIDDEN, b: { at: 'G2', hidden: true }, shown: { at: 'B2' } } as const
    expect(findingsOf(board(units), 'CHK7-hidden')).toEqual([])
    const [finding, ...more] = findingsOf(board(units, {}), 'CHK7-hidden')
    expect(more).toEqual([])
    expect(finding).toMatchObject({
      severity: 'error',
      rule: 'CM-HID-1',
      counters: ['a', 'b'],
      message: {
        fr: 'Pions cachés au départ sans l’accord du scénario\u202f: a (C3) et b (G2) (CM-HID-1).',
        en: 'Counters hidden at set-up without the scenario’s leave: a (C3) and b (G2) (CM-HID-1).',
      },
      fix: { call: { command: 'set-option', params: { option: 'hiddenSetUp', choice: 'allowed' } } },
    })
  })

  test('CM-HID-1: a character never hides, with or without leave; it can be shown', () => {
    for (const options of [ALLOWED, {}]) {
      const [finding] = findingsOf(board({ a: { ...HIDDEN, kind: 'character' } }, options), 'CHK7-hidden')
      expect(finding?.message.en).toBe('a (C3) may not be hidden: only troops hide (CM-HID-1).')
      expect(finding?.fix?.call).toEqual({
        command: 'edit-counter',
        params: { counter: 'a', change: { hidden: false } },
      })
    }
  })
})

describe('CHK-7: CHK7-seen', () => {
  test('CM-HID-1: hidden in sight of an enemy unit, which is named', () => {
    const [finding, ...more] = findingsOf(
      board({ a: HIDDEN, far: { at: 'C9', side: 'blue' }, near: { at: 'H2', side: 'blue' } }),
      'CHK7-seen',
    )
    expect(more).toEqual([])
    expect(finding).toMatchObject({ severity: 'warning', rule: 'CM-HID-1', counters: ['a', 'near'] })
    expect(finding?.message).toEqual({
      fr: 'Le pion a (C3) est caché mais en vue de near (H2) (CM-HID-1).',
      en: 'a (C3) is hidden but in sight of near (H2) (CM-HID-1).',
    })
  })

  test('CM-HID-1: friends, decoys of the enemy and who sees nothing reveal nobody', () => {
    const units = { a: HIDDEN, friend: { at: 'D3' }, across: { at: 'C9', side: 'blue' } } as const
    expect(codes(board(units))).toEqual([])
    const decoys = {
      ...units,
      b: { at: 'C10', side: 'blue', hidden: true },
      decoy: { at: 'E2', side: 'blue', hidden: true, decoy: true },
    } as const
    expect(findingsOf(board(decoys), 'CHK7-seen').map(({ counters }) => counters[0])).toEqual(['decoy'])
  })

  test('CM-HID-3: a decoy in sight is removed', () => {
    const units = { a: { at: 'C3', hidden: true }, d: DECOY, enemy: { at: 'L1', side: 'blue' } } as const
    const decoys = findingsOf(board(units), 'CHK7-seen').filter(({ rule }) => rule === 'CM-HID-3')
    expect(decoys.map(({ message }) => message.en)).toEqual([
      'd (F3) is a decoy but in sight of enemy (L1) (CM-HID-3).',
    ])
    expect(decoys[0]?.fix?.call).toEqual({ command: 'remove-counters', params: { counters: ['d'] } })
  })

  test('CM-LOS-1, CM-LOS-2: high flight sees all, deep infiltration nothing', () => {
    const flying = { side: 'blue', stats: { movementClass: 'flying' }, placement: 'high-flight' } as const
    expect(messages(board({ a: HIDDEN, bird: { at: 'L10', ...flying } }), 'CHK7-seen')).toHaveLength(1)
    const deep = { side: 'blue', placement: 'deep-infiltration' } as const
    expect(messages(board({ a: HIDDEN, mole: { at: 'C2', ...deep } }), 'CHK7-seen')).toEqual([])
  })

  test('CHK-7: without an analysis what needs sight is not looked for', () => {
    const seen = board({ a: HIDDEN, enemy: { at: 'C2', side: 'blue' } })
    expect(runChecks(seen, commonMechanics)).toEqual([])
  })
})

describe('CHK-7: CHK7-decoys', () => {
  test('CM-HID-2: at most as many decoys as stacks of hidden units', () => {
    const one = { a: HIDDEN, d: DECOY } as const
    expect(codes(board(one))).toEqual([])
    const [finding] = findingsOf(board({ ...one, e: { ...DECOY, at: 'H2' } }), 'CHK7-decoys')
    expect(finding).toMatchObject({ severity: 'error', rule: 'CM-HID-2', counters: ['e'], sides: ['red'] })
    expect(finding?.message.en).toBe(
      'The side Red has more decoys than hidden stacks: e (H2) too many (CM-HID-2).',
    )
    expect(finding?.fix?.call).toEqual({ command: 'remove-counters', params: { counters: ['e'] } })
  })
})
