/** Armour and shield saves: exact chances, who rolls, the ladder. */
import { describe, expect, test } from 'vitest'
import { asFractions, waysToTotal } from '#shared/rules/engine/dice'
import { addFractions, overCommonDenominator, reduced, ZERO } from '#shared/rules/engine/fraction'
import { type Harm, reducedHarm, SAVES, savesOf, stepsSaved, type Struck } from '#shared/rules/savoy/saves'

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
