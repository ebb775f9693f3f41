/** Armour and shield saves: exact chances, who rolls, the ladder. */
import { describe, expect, test } from 'vitest'
import { asFractions, waysToTotal } from '#shared/rules/chances/dice'
import { addFractions, overCommonDenominator, reduced, ZERO } from '#shared/rules/chances/fraction'
import {
  type Harm,
  reducedHarm,
  savesOf,
  stepsSaved,
  type Struck,
} from '#shared/rules/magna-carta/saves/saves'
import { struckOnMap } from '#shared/rules/magna-carta/saves/savesOnMap'
import { at, board, type Hex, id, savoyPosition, withStats } from './support'
import { SAVES } from '#shared/rules/magna-carta/figures/figures'

const FRONT = { throughFrontHex: true }

function struck(armour: Struck['armour'], largeShield: boolean, fire?: Struck['fire']): Struck {
  return { armour, largeShield, ...(fire && { fire }) }
}

function rolls(who: Struck): string[] {
  return savesOf(who, SAVES).map(({ by, chances }) => `${by} ${asFractions(chances).saved}`)
}

function steps(who: Struck): string[] {
  return Object.values(overCommonDenominator(Object.fromEntries(stepsSaved(savesOf(who, SAVES)).entries())))
}

describe('each roll', () => {
  test.each([
    ['SV-ARM-1: heavy armour 21/36', struck('heavy', false), ['armour 21/36']],
    ['SV-ARM-1: light armour 10/36', struck('light', false), ['armour 10/36']],
    ['SV-ARM-1: none without armour', struck('none', false, FRONT), []],
    ['SV-ARM-2: a large shield 15/36, fire from the front', struck('none', true, FRONT), ['shield 15/36']],
    ['SV-ARM-2: none against fire from elsewhere', struck('none', true, { throughFrontHex: false }), []],
    ['SV-ARM-4: none hand to hand', struck('none', true), []],
    ['SV-ARM-4: hand to hand the armour rolls alone', struck('heavy', true), ['armour 21/36']],
    ['SV-ARM-2: two rolls with both', struck('light', true, FRONT), ['shield 15/36', 'armour 10/36']],
  ])('%s', (_, who, expected) => {
    expect(rolls(who)).toEqual(expected)
  })
})

describe('the steps saved', () => {
  test.each([
    ['heavy and shield', struck('heavy', true, FRONT), ['35/144', '74/144', '35/144']],
    ['light and shield', struck('light', true, FRONT), ['91/216', '100/216', '25/216']],
  ])('SV-ARM-4: %s under fire from the front', (_, who, expected) => {
    expect(steps(who)).toEqual(expected)
  })

  test('SV-ARM-4: as counted throw by throw, and complete', () => {
    for (const armour of ['none', 'light', 'heavy'] as const)
      for (const shield of [false, true]) {
        const saves = savesOf(struck(armour, shield, FRONT), SAVES)
        const counted = [0, 0, 0]
        for (const [first, ways] of waysToTotal(SAVES.dice))
          for (const [second, others] of waysToTotal(SAVES.dice)) {
            const totals = [first, second]
            const saved = saves.filter(({ upTo }, index) => totals[index]! <= upTo).length
            counted[saved]! += ways * others
          }
        const chances = stepsSaved(saves)
        chances.forEach(({ numerator, denominator }, index) =>
          expect(numerator * 1296n).toBe(BigInt(counted[index]!) * denominator),
        )
        expect(reduced(chances.reduce(addFractions, ZERO))).toEqual({ numerator: 1n, denominator: 1n })
      }
  })
})

test.each<[Harm, number, Harm]>([
  ['killed', 0, 'killed'],
  ['killed', 1, 'wounded'],
  ['killed', 2, 'stunned'],
  ['wounded', 1, 'stunned'],
  ['wounded', 2, 'retreat-or-stop'],
  ['stunned', 1, 'retreat-or-stop'],
  ['stunned', 2, 'retreat-or-stop'],
  ['retreat-or-stop', 1, 'retreat-or-stop'],
  ['retreat-or-stop', 2, 'retreat-or-stop'],
])('SV-ARM-3: %s less %i is %s', (harm, saved, left) => {
  expect(reducedHarm(harm, saved)).toBe(left)
})

describe('SV-ARM-2: from the front, on the map', () => {
  const scenario = withStats(
    board({ t: ['soldier', [0, 0], 'v0'], k: ['knight', [5, 5], 's0'] }),
    'crusaders-soldier',
    { armour: 'light', largeShield: true },
  )
  const position = savoyPosition(scenario)
  const front = (target: string, from: Hex): boolean =>
    struckOnMap(position, id(target), at(from)).value.fire!.throughFrontHex

  test.each<[string, Hex, boolean]>([
    ['straight ahead, between its two front hexes', [2, -4], true],
    ['through one front hex', [0, -3], true],
    ['through the other', [4, -4], true],
    ['next to it, in front', [1, -1], true],
    ['along the side between a front and a side hex', [2, -1], false],
    ['through a side hex', [4, 0], false],
    ['from behind', [0, 3], false],
    ['next to it, on the side', [-1, 0], false],
  ])('on foot, %s', (_, from, expected) => {
    expect(front('t', from)).toBe(expected)
  })

  test('a rider has three front hexes, and its own rear half is none', () => {
    const around: [Hex, boolean][] = [
      [[5, 2], true],
      [[8, 2], true],
      [[2, 5], true],
      [[8, 5], false],
      [[2, 8], false],
      [[5, 8], false],
    ]
    for (const [from, expected] of around) expect(front('k', from), JSON.stringify(from)).toBe(expected)
  })

  test('the rolls follow from the counter: shield and armour from the front, armour alone from elsewhere and in melee', () => {
    const by = (from?: Hex): string[] =>
      savesOf(struckOnMap(position, id('t'), from && at(from)).value, SAVES).map((save) => save.by)
    expect(by([0, -3])).toEqual(['shield', 'armour'])
    expect(by([0, 3])).toEqual(['armour'])
    expect(by()).toEqual(['armour'])
  })
})
