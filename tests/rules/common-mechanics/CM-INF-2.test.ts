/** Moving into the rock, in it, and out of it. */
import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type BoardParts, type Placing } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'
import { ends } from './ends'

/** A small dwarf on A2 of a cave of one column. */
const dwarf = (placement: Placement, more: Partial<Placing> = {}): Placing => ({
  ...{ at: 'A2', kind: 'small', placement, stats: { caveAdapted: true } },
  ...more,
})

const cave = (me: Placing, parts: BoardParts = {}, points?: number) =>
  ends(
    fantasyBoard({ columns: 1, rows: 3, caves: 'c\nc\nc', ...parts, counters: { me, ...parts.counters } }),
    points,
  )

describe('CM-INF-2: moving in rock', () => {
  test('CM-INF-1: a formation cannot be there: wherever it faces, it goes nowhere', () => {
    const caves = Array<string>(6).fill('cccccc').join('\n')
    for (const facing of ['v0', 'v1', 'v2', 'v3', 'v4', 'v5'] as const)
      for (const placement of ['shallow-infiltration', 'deep-infiltration', 'ground'] as const) {
        const me: Placing = { ...dwarf(placement), at: 'C3', kind: 'formation', facing }
        const stats = { caveAdapted: true, movementClass: 'animal' }
        const found = Object.keys(
          ends(fantasyBoard({ columns: 6, rows: 6, caves, counters: { me: { ...me, stats } } }), 3),
        )
        expect([placement, found.length > 0]).toEqual([placement, placement === 'ground'])
      }
  })

  test('from deep to deep and from shallow to shallow of the next hex: by a minimal move', () => {
    expect(cave(dwarf('deep-infiltration'))).toEqual({
      'A1 deep-infiltration': 'min',
      'A3 deep-infiltration': 'min',
      'A2 shallow-infiltration': 2,
    })
    expect(cave(dwarf('shallow-infiltration'))).toMatchObject({
      'A1 shallow-infiltration': 'min',
      'A3 shallow-infiltration': 'min',
    })
  })

  test('from one depth to the other in the same hex: all points', () => {
    expect(cave(dwarf('shallow-infiltration'))['A2 deep-infiltration']).toBe(2)
    expect(cave(dwarf('deep-infiltration'), {}, 5)['A2 shallow-infiltration']).toBe(5)
    expect(cave(dwarf('deep-infiltration'))).not.toHaveProperty('A1 shallow-infiltration')
  })

  test('from shallow to the ground, of the same hex or the next: at the normal cost, and on from there', () => {
    const found = cave(dwarf('shallow-infiltration'), { hexes: { A3: { terrain: 'rough' } } })
    expect([found['A2 ground'], found['A1 ground'], found['A3 ground']]).toEqual([1, 1, 1.5])
    const on = cave(dwarf('shallow-infiltration', { at: 'A3' }))
    expect([on['A3 ground'], on['A2 ground'], on['A1 ground']]).toEqual([1, 1, 2])
    expect(cave(dwarf('shallow-infiltration'), { hexes: { A1: { level: 1 } } })['A1 ground']).toBe(1.5)
  })

  test('from the ground into the rock, of the same hex or the next: all points, as the whole move', () => {
    const found = cave(dwarf('ground'))
    expect([found['A2 shallow-infiltration'], found['A1 shallow-infiltration']]).toEqual([2, 2])
    expect(found).not.toHaveProperty('A2 deep-infiltration')
    const far = ends(
      fantasyBoard({
        columns: 1,
        rows: 4,
        caves: 'c\nc\nc\nc',
        counters: { me: dwarf('ground', { at: 'A4' }) },
      }),
    )
    expect(far).not.toHaveProperty('A1 shallow-infiltration')
    expect(far['A3 shallow-infiltration']).toBe(2)
  })

  test('who has no points has none to spend', () => {
    const stats = { caveAdapted: true, movementGrade: 'inferior' }
    expect(cave(dwarf('ground', { stats }))).toEqual({ 'A1 ground': 'min', 'A3 ground': 'min' })
  })

  test('turning in rock takes all points, whatever the angle', () => {
    const large: Placing = {
      at: 'A2',
      facing: 's0',
      placement: 'shallow-infiltration',
      stats: { caveAdapted: true },
    }
    const found = cave(large)
    const turned = Object.entries(found).filter(
      ([name]) => name.startsWith('A2 ') && name.endsWith(' shallow-infiltration'),
    )
    expect(turned.map(([, cost]) => cost)).toEqual(Array.from({ length: 11 }, () => 2))
  })

  test('CM-ORI-3: a large unit goes forward in rock too', () => {
    const large: Placing = {
      at: 'A2',
      facing: 's0',
      placement: 'deep-infiltration',
      stats: { caveAdapted: true },
    }
    const found = cave(large)
    expect(found['A1 s0 deep-infiltration']).toBe('min')
    expect(found).not.toHaveProperty('A3 s0 deep-infiltration')
  })

  test('an exhausted unit makes no minimal move', () => {
    const tired = cave(dwarf('deep-infiltration', { status: { fatigue: 'exhausted' } }))
    expect(tired).toEqual({ 'A2 shallow-infiltration': 2 })
  })

  test('into impassable rock next to a cave, not into rock far from it', () => {
    const parts = { caves: '.\nc\nc', hexes: { A1: { terrain: 'impassable' } } }
    expect(cave(dwarf('ground'), parts)['A1 shallow-infiltration']).toBe(2)
    const far = { caves: '.\n.\nc', hexes: { A1: { terrain: 'impassable' } } }
    expect(cave(dwarf('ground'), far)).not.toHaveProperty('A1 shallow-infiltration')
  })

  test('CM-INF-1: without the cave faculty, in formation, mounted: nowhere', () => {
    expect(Object.keys(cave(dwarf('ground', { stats: {} })))).toEqual(['A1', 'A3'])
    const rider = cave(dwarf('ground', { stats: { caveAdapted: true, movementClass: 'mounted' } }))
    expect(Object.keys(rider)).toEqual(['A1', 'A3'])
  })

  test('an animal too', () => {
    const stats = { caveAdapted: true, movementClass: 'animal' }
    expect(cave(dwarf('ground', { stats }))['A1 shallow-infiltration']).toBe(3)
  })

  test('CM-STK-2: an enemy in the rock keeps its placement to itself', () => {
    const foe: Placing = { ...dwarf('shallow-infiltration'), at: 'A1', side: 'blue' }
    expect(cave(dwarf('ground'), { counters: { foe } })).not.toHaveProperty('A1 shallow-infiltration')
    expect(cave(dwarf('ground'), { counters: { foe } })['A1 ground']).toBe(1)
  })
})
