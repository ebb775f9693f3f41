import { expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { mayEnter } from '#shared/rules/common-mechanics/ground/entry'
import { type Recovering } from '#shared/rules/resolution/play'
import { type HexChange, type Placing } from '../../support/board'
import { hexNamed } from '../../support/names'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'
import { decided } from './support'
import { mayRecover } from '#shared/rules/common-mechanics/play/unitAct'

const flyer: Partial<Placing> = { stats: { movementClass: 'flying' } }

function flies(
  placing: Partial<Placing>,
  hex: HexChange,
  placement: Placement,
): [string, string | undefined] {
  const board = fantasyBoard({
    columns: 6,
    rows: 6,
    counters: { one: { at: 'E5', ...placing } },
    hexes: { B2: hex },
  })
  return decided(mayEnter(positionOf(board), unit(board, 'one'), hexNamed(board, 'B2'), placement))
}

test('CM-FLY-1: only the flying class flies', () => {
  for (const movementClass of ['pedestrian', 'mounted', 'animal', 'wheeled', 'floating'])
    for (const placement of ['low-flight', 'high-flight'] as const)
      expect(flies({ stats: { movementClass } }, {}, placement)).toEqual(['never', 'CM-FLY-1'])
  expect(flies(flyer, {}, 'low-flight')).toEqual(['free', 'CM-FLY-1'])
  expect(flies(flyer, {}, 'high-flight')).toEqual(['free', 'CM-FLY-1'])
})

test('CM-FLY-1: never in formation', () => {
  const formation = { kind: 'formation', stats: { movementClass: 'flying' } } as const
  expect(flies(formation, {}, 'low-flight')).toEqual(['never', 'CM-FLY-1'])
  expect(flies({ ...formation, steps: 2 }, {}, 'low-flight')).toEqual(['free', 'CM-FLY-1'])
})

test('CM-FLY-1: outdoors over whatever terrain', () => {
  for (const terrain of ['difficult', 'water', 'lava', 'fortification', 'impassable'])
    for (const placement of ['low-flight', 'high-flight'] as const)
      expect(flies(flyer, { terrain }, placement)[0]).toBe('free')
})

test('CM-FLY-1: in a cave low flight only, on accessible hexes', () => {
  expect(flies(flyer, { environment: 'cave' }, 'low-flight')).toEqual(['free', 'CM-FLY-1'])
  expect(flies(flyer, { environment: 'cave' }, 'high-flight')).toEqual(['never', 'CM-TER-2'])
  expect(flies(flyer, { environment: 'cave', terrain: 'water' }, 'low-flight')[0]).toBe('free')
  expect(flies(flyer, { environment: 'cave', terrain: 'impassable' }, 'low-flight')).toEqual([
    'never',
    'CM-FLY-1',
  ])
  expect(flies(flyer, { environment: 'cave', flags: ['inaccessible'] }, 'low-flight')).toEqual([
    'never',
    'CM-FLY-1',
  ])
})

test('CM-FLY-1: in flight no rest and no reload; one may reorganise and rally', () => {
  for (const placement of ['low-flight', 'high-flight'] as const) {
    const board = fantasyBoard({ columns: 6, rows: 6, counters: { one: { at: 'C3', ...flyer, placement } } })
    const may = (by: Recovering) => mayRecover(unit(board, 'one'), by).value
    expect((['rest', 'reload', 'reorganise', 'rally'] as const).map(may)).toEqual([false, false, true, true])
  }
  const landed = fantasyBoard({ columns: 6, rows: 6, counters: { one: { at: 'C3', ...flyer } } })
  expect(decided(mayRecover(unit(landed, 'one'), 'rest'))).toEqual([true, undefined])
})
