import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { infiltrable, mayEnter } from '#shared/rules/common-mechanics/ground/entry'
import { type Recovering } from '#shared/rules/resolution/play'
import { type HexChange, type Placing, withHexes } from '../../support/board'
import { hexNamed } from '../../support/names'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'
import { decided } from './support'
import { mayRecover } from '#shared/rules/common-mechanics/play/unitAct'

/** Columns A and B are a cave, C and D outdoors; the rock of A and the cliff of D are impassable. */
const board = (units: Readonly<Record<string, Placing>> = {}, options = {}): Scenario =>
  fantasyBoard({ terrain: '#..#\n#..#\n#..#', caves: 'cc..\ncc..\ncc..', counters: units, options })

const dwarf: Placing = { at: 'B2', stats: { caveAdapted: true } }

const goes = (placing: Placing, hex = 'B1', options = {}) => {
  const scenario = board({ one: placing }, options)
  return decided(
    mayEnter(positionOf(scenario), unit(scenario, 'one'), hexNamed(scenario, hex), 'shallow-infiltration'),
  )
}

describe('CM-INF-1: who infiltrates', () => {
  test('only with the cave faculty', () => {
    expect(goes(dwarf)).toEqual(['free', 'CM-INF-1'])
    expect(goes({ at: 'B2' })).toEqual(['never', 'CM-INF-1'])
  })

  test('only pedestrians and animals', () => {
    const of = (movementClass: string) => goes({ at: 'B2', stats: { caveAdapted: true, movementClass } })[0]
    expect(['pedestrian', 'animal'].map(of)).toEqual(['free', 'free'])
    expect(['mounted', 'wheeled', 'flying', 'floating'].map(of)).toEqual(['never', 'never', 'never', 'never'])
  })

  test('not in formation', () => {
    expect(goes({ ...dwarf, kind: 'formation', facing: 'v0' })).toEqual(['never', 'CM-INF-1'])
  })

  test('deep as shallow', () => {
    const scenario = board({ one: dwarf })
    const deep = mayEnter(
      positionOf(scenario),
      unit(scenario, 'one'),
      hexNamed(scenario, 'B1'),
      'deep-infiltration',
    )
    expect(deep.value).toBe('free')
  })
})

describe('CM-TER-2, CM-INF-1: where one infiltrates', () => {
  const where = (hex: string, change: HexChange = {}, options = {}): boolean => {
    const scenario = withHexes(board({}, options), [hex], change)
    return infiltrable(positionOf(scenario), hexNamed(scenario, hex))
  }

  test('on every accessible hex of a cave, and every inaccessible one next to it', () => {
    expect(where('B2')).toBe(true)
    expect(where('A2')).toBe(true)
    expect(where('B2', { flags: ['inaccessible'] })).toBe(true)
  })

  test('not deeper in the rock', () => {
    const rock = fantasyBoard({ terrain: '###.\n###.\n###.', caves: 'cccc\ncccc\ncccc' })
    const of = (hex: string) => infiltrable(positionOf(rock), hexNamed(rock, hex))
    expect(['A2', 'B2', 'C2', 'D2'].map(of)).toEqual([false, false, true, true])
  })

  test('outdoors next to a cave with the scenario’s leave only', () => {
    expect(where('C2')).toBe(false)
    expect(where('C2', { flags: ['infiltration'] })).toBe(true)
    expect(where('C2', {}, { outdoorInfiltration: 'allowed' })).toBe(true)
    expect(goes(dwarf, 'C2')).toEqual(['never', 'CM-TER-2'])
    expect(goes(dwarf, 'C2', { outdoorInfiltration: 'allowed' })[0]).toBe('free')
  })

  test('an inaccessible hex outdoors next to a cave needs no leave', () => {
    expect(where('C2', { terrain: 'impassable' })).toBe(true)
    expect(where('C2', { flags: ['inaccessible'] })).toBe(true)
  })

  test('far from any cave never, whatever the scenario allows', () => {
    expect(where('D2')).toBe(false)
    expect(where('D2', { terrain: 'clear', flags: ['infiltration'] })).toBe(false)
    expect(where('D2', { terrain: 'clear' }, { outdoorInfiltration: 'allowed' })).toBe(false)
  })

  test.each(['fortification', 'lava', 'water'])('never in %s', (terrain) => {
    expect(where('B2', { terrain })).toBe(false)
    expect(where('B2', { terrain, flags: ['inaccessible', 'infiltration'] })).toBe(false)
  })

  test('off the map neither', () => {
    const scenario = board()
    expect(infiltrable(positionOf(scenario), { q: -1, r: 1 })).toBe(false)
  })
})

test('CM-INF-1: in the rock no reload; one may rest, reorganise and rally', () => {
  for (const placement of ['shallow-infiltration', 'deep-infiltration'] as const) {
    const scenario = board({ one: { ...dwarf, placement } })
    const may = (by: Recovering) => mayRecover(unit(scenario, 'one'), by).value
    expect((['rest', 'reload', 'reorganise', 'rally'] as const).map(may)).toEqual([true, false, true, true])
    expect(mayRecover(unit(scenario, 'one'), 'reload').because[0]?.rule).toBe('CM-INF-1')
  }
})
