/** Charges over terrain, sides and obstacles (CM-TER-1, CM-SID-3, CM-OBS). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { mayCharge } from '#shared/rules/common-mechanics/advantage/charge'
import { withHexes, withMarker } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { away, duel, HOME } from './duel'
import { between } from './support'

function forbidden(scenario: Scenario): string[] {
  const [attacker, target] = [unit(scenario, 'a'), unit(scenario, 'b')]
  const { value, because } = mayCharge(positionOf(scenario), {
    ...{ attacker, target },
    ...{ from: HOME, into: away(0), zone: 'front' },
  })
  expect(value).toBe(because.length === 0)
  return because.map(({ rule }) => rule)
}

describe('CM-TER-1: charge', () => {
  test.each([
    ['clear', []],
    ['rough', ['CM-TER-1']],
    ['wood', ['CM-TER-1']],
    ['water', ['CM-TER-1']],
    ['lava', ['CM-TER-1']],
    ['fortification', ['CM-TER-1']],
  ])('in or into %s: %j', (terrain, expected) => {
    expect(forbidden(withHexes(duel(), [HOME], { terrain }))).toEqual(expected)
    expect(forbidden(withHexes(duel(), [away(0)], { terrain }))).toEqual(expected)
  })
})

test('CM-SID-3: a charge is lost across a rough side, not up or down a level nor along a road', () => {
  expect(forbidden(between(duel(), HOME, away(0), 'rough'))).toEqual(['CM-SID-3'])
  expect(forbidden(between(duel(), HOME, away(0), 'impassable'))).toEqual(['CM-SID-4'])
  expect(forbidden(between(duel(), HOME, away(0), 'road'))).toEqual([])
  expect(forbidden(withHexes(duel(), [away(0)], { level: 2 }))).toEqual([])
})

test('CM-OBS: no charge starts in an obstacle, and one is lost attacking it; pavises are none', () => {
  expect(forbidden(withMarker(duel(), [HOME], 'stakes'))).toEqual(['CM-OBS'])
  expect(forbidden(withMarker(duel(), [away(0)], 'stakes'))).toEqual(['CM-OBS'])
  expect(forbidden(withMarker(duel(), [away(0)], 'pavises'))).toEqual([])
})
