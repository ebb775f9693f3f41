/** The words of the route panel: chances with their exact fractions, percentages, costs, who is spared. */
import { describe, expect, test } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { fraction, ZERO } from '#shared/rules/chances/fraction'
import { chancesOnArrival, rollChances } from '../../renderer/panels/route/chances'
import { refusedOnce, sparedOnce } from '../../renderer/panels/route/onceEach'
import { attackWords, costWords, percent } from '../../renderer/tools/route/routeWords'
import { risky, UNHURT } from '../support/fakeAnalysis'

const [omar, ali] = ['omar', 'ali'] as CounterId[] as [CounterId, CounterId]
const [here, there] = ['1,1', '2,1'] as HexKey[] as [HexKey, HexKey]

describe('on arrival', () => {
  test('every chance that is not nothing, over one denominator', () => {
    const told = chancesOnArrival(risky(omar, here).arrival ?? UNHURT).map(
      ({ id, fraction: exact, part }) => [id, exact, part],
    )
    expect(told).toEqual([
      ['unhurt', '7/10', 0.7],
      ['stopped', '2/10', 0.2],
      ['wounded', '1/10', 0.1],
    ])
  })

  test('no way to arrive unhurt is said, not left out', () => {
    const arrival = { ...UNHURT, unhurt: ZERO, killed: fraction(1, 1) }
    expect(chancesOnArrival(arrival).map(({ id, fraction: exact }) => `${id} ${exact}`)).toEqual([
      'unhurt 0/1',
      'killed 1/1',
    ])
  })

  test('chances too fine for floats keep their exact fraction', () => {
    const all = 36n ** 20n
    const arrival = { ...UNHURT, unhurt: fraction(all - 1n, all), killed: fraction(1n, all) }
    const [unhurt, killed] = chancesOnArrival(arrival)
    expect(unhurt?.fraction).toBe(`${all - 1n}/${all}`)
    expect(killed?.fraction).toBe(`1/${all}`)
  })
})

describe('of one roll', () => {
  test('the raw chances of the table, unreduced, named in both languages', () => {
    const [test] = risky(omar, here).tests
    const told = test ? rollChances(test).map(({ name, fraction: exact }) => `${name.fr} ${exact}`) : []
    expect(told).toEqual(['rien 7/10', 'arrêté 2/10', 'blessé 1/10'])
  })

  test('a result without a name of ours goes by its id', () => {
    const [test] = risky(omar, here).tests
    if (!test) throw new Error('there is a test')
    expect(rollChances({ ...test, outcomes: { unhorsed: '1/10' } })[0]?.name.en).toBe('unhorsed')
  })
})

describe('percentages', () => {
  test('one decimal, with a comma and a narrow space in French', () => {
    expect(percent(0.4321, 'fr')).toBe('43,2\u202f%')
    expect(percent(0.4321, 'en')).toBe('43.2%')
    expect(percent(0.7, 'en')).toBe('70%')
  })

  test('only nothing reads 0, only all reads 100', () => {
    expect(percent(0, 'en')).toBe('0%')
    expect(percent(1, 'en')).toBe('100%')
    expect(percent(0.00001, 'en')).toBe('0.1%')
    expect(percent(0.99999, 'en')).toBe('99.9%')
  })
})

describe('words', () => {
  test('cost of the allowance, singular and plural', () => {
    expect(costWords(1, 6)).toEqual({ fr: '1\u00a0point sur 6', en: '1\u00a0point of 6' })
    expect(costWords(0, undefined)).toEqual({ fr: '0\u00a0point', en: '0\u00a0points' })
    expect(costWords(undefined, 6)).toBeUndefined()
  })

  test('how many may attack', () => {
    expect([0, 1, 2].map((count) => attackWords(count).fr)).toEqual([
      'aucune attaque',
      '1\u00a0attaque possible',
      '2\u00a0attaques possibles',
    ])
  })
})

test('who is spared stands once for each reason, with every hex where it held', () => {
  const spared = [
    { step: 1, hex: here, opponent: omar, because: [{ rule: 'MC-INF-5' as const }] },
    { step: 2, hex: there, opponent: omar, because: [{ rule: 'MC-INF-5' as const }] },
    { step: 2, hex: there, opponent: ali, because: [{ rule: 'MC-INF-8' as const }] },
    { step: 3, hex: there, opponent: omar, because: [{ rule: 'MC-INF-5' as const }] },
  ]
  expect(sparedOnce(spared).map(({ opponent, hexes }) => [opponent, hexes])).toEqual([
    [omar, [here, there]],
    [ali, [there]],
  ])
})

test('a hex refused twice by one rule stands once', () => {
  const refused = [
    { hex: here, reason: { rule: 'HS-MOV-3' as const, at: { counter: omar } } },
    { hex: here, reason: { rule: 'HS-MOV-3' as const, at: { counter: ali } } },
    { hex: here, reason: { rule: 'HS-MOV-7' as const } },
  ]
  expect(refusedOnce(refused).map(({ reason }) => reason.rule)).toEqual(['HS-MOV-3', 'HS-MOV-7'])
})
