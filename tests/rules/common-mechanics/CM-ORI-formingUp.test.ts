import { expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { mayFormUp } from '#shared/rules/common-mechanics/movement/formingUp'
import { type Placing, withHexes, withMarker } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { at, field, fieldWith } from './support'

/** The rules that forbid two to form up side by side. */
function forbids(a: Partial<Placing>, b: Partial<Placing>, board: Scenario = field()): string[] {
  const both = fieldWith(
    { a: { at: at(0, 0), facing: 'v1', ...a }, b: { at: at(1, 0), facing: 'v1', ...b } },
    board,
  )
  const { value, because } = mayFormUp(positionOf(both), unit(both, 'a'), unit(both, 'b'))
  return value ? [] : because.map(({ rule }) => rule)
}

test('CM-ORI-5: troops that form up, or join a formation, face the same way', () => {
  expect(forbids({}, {})).toEqual([])
  expect(forbids({}, { facing: 'v2' })).toEqual(['CM-ORI-5'])
  expect(forbids({}, { facing: 's1' })).toEqual(['CM-ORI-5'])
  expect(forbids({}, { kind: 'formation' })).toEqual([])
})

test('CM-ORI-5: characters do not, nor who looks all round', () => {
  expect(forbids({ kind: 'character' }, {})).toEqual(['CM-ORI-5'])
  expect(forbids({ kind: 'small' }, {})).toEqual(['CM-ORI-5'])
  expect(forbids({}, { stats: { hedgehog: true } })).toEqual(['CM-ORI-5'])
})

test('CM-FLY-1: nobody becomes a formation in flight', () => {
  expect(forbids({ placement: 'low-flight', stats: { movementClass: 'flying' } }, {})).toEqual(['CM-FLY-1'])
  expect(forbids({ stats: { movementClass: 'flying' } }, {})).toEqual([])
})

test('CM-INF-1: nor in the rock', () => {
  expect(forbids({ placement: 'shallow-infiltration' }, {})).toEqual(['CM-INF-1'])
})

test('CM-TER-1: nor in terrain that allows no formation', () => {
  for (const terrain of ['rough', 'difficult', 'water', 'lava', 'fortification'])
    expect(forbids({}, {}, withHexes(field(), [at(1, 0)], { terrain }))).toEqual(['CM-TER-1'])
})

test('CM-OBS: nor where an obstacle lies', () => {
  expect(forbids({}, {}, withMarker(field(), [at(0, 0)], 'stakes'))).toEqual(['CM-OBS'])
  expect(forbids({}, {}, withMarker(field(), [at(0, 0)], 'pavises'))).toEqual([])
})
