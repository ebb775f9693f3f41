/** Moving in flight. */
import { describe, expect, test } from 'vitest'
import { type Placement, type Stats } from '#shared/document/armies'
import { type BoardParts, type Placing } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'
import { ends } from './ends'

/** A small flyer on A2 of a single column. */
const flyer = (placement: Placement, stats: Stats = {}): Placing => ({
  ...{ at: 'A2', kind: 'small', placement },
  stats: { movementClass: 'flying', ...stats },
})

const column = (me: Placing, parts: BoardParts = {}, points = 1.5) =>
  ends(fantasyBoard({ columns: 1, rows: 2, ...parts, counters: { me, ...parts.counters } }), points)

/** Gives the cost of being above, or on, A1. */
const toA1 = (placement: Placement, parts: BoardParts, points = 9) => {
  const found = column(flyer(placement), parts, points)
  return [found['A1 ground'], found['A1 low-flight'], found['A1 high-flight']]
}

describe('CM-FLY-2: moving in flight', () => {
  test('changing hex or placement costs a point, both at once one and a half', () => {
    expect(column(flyer('low-flight'))).toEqual({
      'A1 low-flight': 1,
      'A2 ground': 1,
      'A2 high-flight': 1,
      'A1 ground': 1.5,
      'A1 high-flight': 1.5,
    })
    expect(column(flyer('ground'))).toMatchObject({ 'A2 high-flight': 1, 'A1 high-flight': 1.5 })
    expect(column(flyer('high-flight'))).toMatchObject({ 'A2 ground': 1, 'A1 ground': 1.5 })
  })

  test('in high flight all terrain is clear, in low flight impassable ground is flown over too', () => {
    for (const terrain of ['clear', 'rough', 'difficult', 'impassable', 'water', 'lava', 'fortification']) {
      const parts = { hexes: { A1: { terrain } } }
      expect(toA1('high-flight', parts)[2], terrain).toBe(1)
      expect(toA1('low-flight', parts)[1], terrain).toBe(1)
    }
    expect(toA1('low-flight', { hexes: { A1: { terrain: 'impassable' } } })[0]).toBeUndefined()
  })

  test('low flight reads the column of one class easier: a figure may tell them apart', () => {
    const classes = { flying: { costs: { outdoors: { clear: 1, rough: 1.5, difficult: 2 } } } }
    const low = (terrain: string, placement: Placement = 'low-flight') => {
      const scenario = fantasyBoard({
        columns: 1,
        rows: 2,
        hexes: { A1: { terrain } },
        counters: { me: flyer(placement) },
      })
      const costly = { ...scenario, houseTables: { movement: { classes } } }
      return ends(costly as typeof scenario, 9)[`A1 ${placement}`]
    }
    expect(['clear', 'rough', 'difficult', 'impassable', 'fortification'].map((id) => low(id))).toEqual([
      1, 1, 1.5, 2, 1,
    ])
    expect(['rough', 'difficult', 'impassable'].map((id) => low(id, 'high-flight'))).toEqual([1, 1, 1])
    expect(['clear', 'rough', 'difficult'].map((id) => low(id, 'ground'))).toEqual([1, 1.5, 2])
  })

  test('CM-TER-2: in a cave there is low flight only, at the cave’s cost', () => {
    const caves = 'c\nc'
    expect(toA1('ground', { caves })).toEqual([2, 2.5, undefined])
    expect(toA1('low-flight', { caves })).toEqual([2.5, 2, undefined])
    expect(column(flyer('ground'), { caves })).toEqual({ 'A2 low-flight': 1, 'A1 ground': 'min' })
  })

  test('CM-SID-1: no side is in the way, neither in flight nor on the ground; going up costs nothing', () => {
    for (const side of ['rough', 'impassable', 'water', 'fortification', 'fortification-entrance'])
      expect(toA1('ground', { hexsides: { 'A1/A2': side }, hexes: { A1: { level: 2 } } }), side).toEqual([
        1, 1.5, 1.5,
      ])
  })

  test('landing, it may go on; the first of two steps may be in the air', () => {
    const scenario = fantasyBoard({
      columns: 1,
      rows: 3,
      hexes: { A2: 'impassable' },
      counters: { me: { ...flyer('ground'), at: 'A3' } },
    })
    // Up with the first step, down with the second.
    expect(ends(scenario, 3)['A1 ground']).toBe(3)
    expect(ends(scenario, 2.5)['A1 ground']).toBeUndefined()
  })

  test('a large flyer turns at its price in every placement, and steps only forward', () => {
    const me: Placing = {
      at: 'A2',
      facing: 's0',
      placement: 'high-flight',
      stats: { movementClass: 'flying' },
    }
    const found = ends(fantasyBoard({ columns: 1, rows: 3, counters: { me } }), 1.5)
    expect(found).toMatchObject({
      'A2 s1 high-flight': 0.5,
      'A2 s2 high-flight': 1.5,
      'A1 s0 high-flight': 1,
    })
    expect(found).not.toHaveProperty('A3 s0 high-flight')
  })

  test('CM-STK-2: an enemy in one placement leaves the others open', () => {
    const foe: Placing = {
      at: 'A1',
      side: 'blue',
      kind: 'small',
      placement: 'low-flight',
      stats: { movementClass: 'flying' },
    }
    expect(toA1('low-flight', { counters: { foe } }, 1.5)).toEqual([1.5, undefined, 1.5])
  })

  test('CM-STK-1: both placements of flight share one position', () => {
    const high = (rank: number): Placing => ({
      ...{ at: 'A1', rank, placement: 'high-flight', facing: 's0' },
      stats: { movementClass: 'flying' },
    })
    const me: Placing = {
      at: 'A2',
      facing: 's0',
      placement: 'low-flight',
      stats: { movementClass: 'flying' },
    }
    const found = ends(fantasyBoard({ columns: 1, rows: 2, counters: { me, one: high(0), two: high(1) } }), 2)
    expect(found['A1 s0 low-flight']).toBeUndefined()
    expect(found['A1 s0 ground']).toBe(1.5)
  })

  test('CM-FLY-1: never in formation', () => {
    const me: Placing = { at: 'B3', kind: 'formation', facing: 'v0', stats: { movementClass: 'flying' } }
    const placements = Object.keys(ends(fantasyBoard({ columns: 5, rows: 5, counters: { me } }), 4)).map(
      (name) => name.split(' ')[2],
    )
    expect(new Set(placements)).toEqual(new Set([undefined]))
  })
})
