/** Combat in the rock: CM-INF-3 (what counts), CM-INF-4 (who reaches whom). */
import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { mayCharge } from '#shared/rules/common-mechanics/advantage/charge'
import { withHexes } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { away, CAVE_FOLK, duel, type Duel, HOME, items, shot, side, sum, vertex } from './duel'
import { between } from './support'

type Depth = 'ground' | 'shallow-infiltration' | 'deep-infiltration'
const DEPTHS: readonly Depth[] = ['ground', 'shallow-infiltration', 'deep-infiltration']

const at = (placement: Placement, more = {}) => ({ stats: CAVE_FOLK, placement, ...more })

/** A duel of cave folk, in caves all over. */
function below(a: Depth, b: Depth, more: Duel = {}): Scenario {
  const scenario = duel({ ...more, a: at(a, more.a), b: at(b, more.b) })
  return withHexes(scenario, [HOME, away(0)], { environment: 'cave' })
}

describe('CM-INF-4: who reaches whom by shock', () => {
  const reached = (distance: number) =>
    DEPTHS.map((a) => DEPTHS.map((b) => sum(below(a, b, { distance }), 'shock') !== 'refused'))

  test('in adjacent hexes: deep and deep, shallow and shallow, shallow and the ground', () => {
    expect(reached(1)).toEqual([
      [true, true, false],
      [true, true, false],
      [false, false, true],
    ])
  })

  test('in the same hex: deep and shallow, shallow and the ground', () => {
    expect(reached(0)).toEqual([
      [false, true, false],
      [true, false, true],
      [false, true, false],
    ])
  })
})

describe('CM-INF-3: shock', () => {
  test('in the rock both ways: as in difficult terrain, whatever the map shows', () => {
    expect(items(below('deep-infiltration', 'deep-infiltration'), 'shock')).toEqual(['CM-INF-3 -2'])
    expect(items(below('shallow-infiltration', 'shallow-infiltration'), 'shock')).toEqual(['CM-INF-3 -2'])
    for (const [a, b] of [
      ['deep-infiltration', 'shallow-infiltration'],
      ['shallow-infiltration', 'deep-infiltration'],
    ] as const)
      expect(items(below(a, b, { distance: 0 }), 'shock')).toEqual(['CM-INF-3 -2'])
    const rough = withHexes(below('deep-infiltration', 'deep-infiltration'), [HOME], 'rough')
    expect(items(rough, 'shock')).toEqual(['CM-INF-3 -2'])
  })

  test('between the ground and shallow: the terrain of the ground unit’s hex alone', () => {
    const painted = (scenario: Scenario, home: string, other: string) =>
      withHexes(withHexes(scenario, [HOME], { terrain: home }), [away(0)], { terrain: other })
    const out = below('shallow-infiltration', 'ground')
    expect(items(painted(out, 'difficult', 'rough'), 'shock')).toEqual(['CM-INF-3 -1'])
    expect(items(painted(out, 'difficult', 'clear'), 'shock')).toEqual([])
    const into = below('ground', 'shallow-infiltration')
    expect(items(painted(into, 'rough', 'difficult'), 'shock')).toEqual(['CM-INF-3 -1'])
    expect(items(painted(into, 'clear', 'difficult'), 'shock')).toEqual([])
  })

  test('an infiltrator in rock strikes the ground unit beside it, which cannot strike back', () => {
    const rock = (a: Depth, b: Depth, hex: typeof HOME) => withHexes(below(a, b), [hex], 'impassable')
    expect(sum(rock('shallow-infiltration', 'ground', HOME), 'shock')).toBe(0)
    expect(sum(rock('ground', 'shallow-infiltration', away(0)), 'shock', 'a')).toBe(0)
    const miner = withHexes(duel({ a: {}, b: at('shallow-infiltration') }), [HOME, away(0)], {
      environment: 'cave',
    })
    expect(sum(withHexes(miner, [away(0)], 'impassable'), 'shock')).toBe('refused')
  })

  test('sides and levels of the ground are nothing to those in the rock', () => {
    const hill = withHexes(below('shallow-infiltration', 'shallow-infiltration'), [away(0)], { level: 2 })
    expect(items(between(hill, HOME, away(0), 'rough'), 'shock')).toEqual(['CM-INF-3 -2'])
  })

  test('shallow attacks the ground of its hex from the flank with a contact marker, from the front without', () => {
    for (const facing of [side(0), side(3), vertex(1)]) {
      const way = (status = {}) =>
        items(below('shallow-infiltration', 'ground', { distance: 0, a: { status }, b: { facing } }), 'shock')
      expect(way({ momentum: 'contact' })).toEqual(['CM-INF-3 2'])
      expect(way()).toEqual([])
    }
    const back = below('ground', 'shallow-infiltration', {
      distance: 0,
      a: { status: { momentum: 'contact' } },
    })
    expect(items(back, 'shock')).toEqual([])
  })

  test('never charges nor is charged', () => {
    const charges = (a: Depth, b: Depth): boolean => {
      const scenario = below(a, b)
      const [attacker, target] = [unit(scenario, 'a'), unit(scenario, 'b')]
      const way = { attacker, target, from: HOME, into: away(0), zone: 'front' } as const
      return mayCharge(positionOf(scenario), way).value
    }
    expect(charges('ground', 'ground')).toBe(true)
    expect(charges('shallow-infiltration', 'ground')).toBe(false)
    expect(charges('ground', 'shallow-infiltration')).toBe(false)
  })
})

describe('CM-INF-3: no fire to or from infiltration', () => {
  test.each(['shallow-infiltration', 'deep-infiltration'] as const)('%s', (placement) => {
    expect(items(shot({ a: at(placement) }), 'fire')).toEqual(['refused CM-INF-3'])
    expect(items(shot({ b: at(placement) }), 'fire')).toEqual(['refused CM-INF-3'])
  })
})
