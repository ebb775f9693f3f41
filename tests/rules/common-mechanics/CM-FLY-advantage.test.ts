/** Combat in flight: CM-FLY-3 (shock), CM-FLY-4 (fire, advance after combat). */
import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { mayCharge } from '#shared/rules/common-mechanics/advantage/charge'
import { withHexes } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { away, duel, FLYING, HOME, items, shot, side, sum, vertex } from './duel'
import { between } from './support'
import { mayAdvance } from '#shared/rules/common-mechanics/play/attackAct'

type Height = 'ground' | 'low-flight' | 'high-flight'
const HEIGHTS: readonly Height[] = ['ground', 'low-flight', 'high-flight']

const at = (placement: Placement, more = {}) => ({ stats: { ...FLYING, ...more }, placement })
const shock = (a: Height, b: Height, distance: number) => sum(duel({ a: at(a), b: at(b), distance }), 'shock')
const fire = (a: Height, b: Height, distance = 2) => items(shot({ a: at(a), b: at(b), distance }), 'fire')

describe('CM-FLY-3: shock', () => {
  test('in the same hex: high over low +2, low over the ground +2, and -2 from below', () => {
    expect(HEIGHTS.map((a) => HEIGHTS.map((b) => shock(a, b, 0)))).toEqual([
      ['refused', -2, 'refused'],
      [2, 'refused', -2],
      ['refused', 2, 'refused'],
    ])
    expect(items(duel({ a: at('low-flight'), b: at('ground'), distance: 0 }), 'shock')).toEqual([
      'CM-FLY-3 2',
    ])
  })

  test('of adjacent hexes: between the flight placements, not between flight and the ground', () => {
    expect(HEIGHTS.map((a) => HEIGHTS.map((b) => shock(a, b, 1)))).toEqual([
      [0, 'refused', 'refused'],
      ['refused', 0, -2],
      ['refused', 2, 0],
    ])
  })

  test('in the same hex facings are ignored, in adjacent ones flank and rear count', () => {
    for (const facing of [side(0), side(3), vertex(1)]) {
      const swoop = duel({ a: { ...at('low-flight'), facing: side(3) }, b: { facing }, distance: 0 })
      expect(items(swoop, 'shock')).toEqual(['CM-FLY-3 2'])
    }
    const behind = duel({ a: at('high-flight'), b: { ...at('low-flight'), facing: side(0) } })
    expect(items(behind, 'shock')).toEqual(['CM-FLY-3 2', 'CM-ORI-4 4'])
  })

  test('level differences of the ground are nothing to those in flight', () => {
    const hill = withHexes(duel({ a: at('low-flight'), b: at('low-flight') }), [away(0)], { level: 3 })
    expect(items(hill, 'shock')).toEqual([])
  })

  test('a charge may come down on the ground, in the same hex too; never up from it', () => {
    const charges = (a: Height, b: Height): boolean => {
      const scenario = duel({ a: at(a), b: at(b), distance: 0 })
      const [attacker, target] = [unit(scenario, 'a'), unit(scenario, 'b')]
      const way = { attacker, target, from: HOME, into: HOME, zone: 'front' } as const
      return mayCharge(positionOf(scenario), way).value
    }
    expect(charges('low-flight', 'ground')).toBe(true)
    expect(charges('high-flight', 'low-flight')).toBe(true)
    expect(charges('high-flight', 'ground')).toBe(true)
    expect(charges('ground', 'low-flight')).toBe(false)
  })
})

describe('CM-FLY-4: fire', () => {
  test('who is in high flight has the advantage of height over all that is not', () => {
    expect(fire('ground', 'high-flight')).toEqual(['CM-FLY-4 -1'])
    expect(fire('low-flight', 'high-flight')).toEqual(['CM-FLY-4 -1'])
    expect(fire('high-flight', 'ground')).toEqual(['CM-FLY-4 1'])
    expect(fire('high-flight', 'low-flight')).toEqual(['CM-FLY-4 1'])
    expect(fire('high-flight', 'high-flight')).toEqual([])
    expect(fire('ground', 'high-flight', 0)).toEqual(['CM-FLY-4 -1'])
  })

  test('otherwise low flight counts as the ground: the two hexes are compared', () => {
    expect(fire('low-flight', 'ground')).toEqual([])
    const hill = withHexes(shot({ a: at('low-flight'), b: at('ground') }), [HOME], { level: 1 })
    expect(items(hill, 'fire')).toEqual(['CM-SID-3 1'])
    const peak = withHexes(shot({ a: at('ground'), b: at('high-flight') }), [HOME], { level: 5 })
    expect(items(peak, 'fire')).toEqual(['CM-FLY-4 -1'])
  })

  test('a target in high flight has no cover; one in low flight has that of the ground', () => {
    const covered = (placement: Height) =>
      items(
        withHexes(
          between(shot({ b: at(placement) }), away(0), away(0, 2), 'fortification'),
          [away(0, 2)],
          'fortification',
        ),
        'fire',
      )
    expect(covered('high-flight')).toEqual(['CM-FLY-4 -1'])
    expect(covered('low-flight')).toEqual(['CM-TER-1 -4', 'CM-SID-2 -8'])
  })

  test('from or to high flight terrain hides nobody', () => {
    const wall = (placement: Height) => withHexes(shot({ b: at(placement) }), [away(0)], { level: 5 })
    expect(items(wall('high-flight'), 'fire')).toEqual(['CM-FLY-4 -1'])
    expect(items(wall('low-flight'), 'fire')).toEqual(['refused CM-LOS-5'])
  })
})

describe('CM-FLY-4: advance after combat', () => {
  const advances = (a: Height, b: Height, flyer = true): boolean => {
    const scenario = duel({ a: flyer ? at(a) : { placement: a }, b: at(b), distance: 0 })
    return mayAdvance(unit(scenario, 'a'), unit(scenario, 'b')).value
  }

  test('never from low flight onto the ground', () => {
    expect(advances('low-flight', 'ground')).toBe(false)
  })

  test('up from the ground only for those who fly', () => {
    expect(advances('ground', 'low-flight')).toBe(true)
    expect(advances('ground', 'low-flight', false)).toBe(false)
  })

  test('in one position flight forbids nothing', () => {
    expect(advances('ground', 'ground', false)).toBe(true)
    expect(advances('low-flight', 'low-flight')).toBe(true)
    expect(advances('high-flight', 'low-flight')).toBe(true)
  })
})
