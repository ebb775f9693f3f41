/** The movement table, step by step. */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Stats } from '#shared/document/armies'
import { type StartValues } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { GRADES, MOVEMENT_CLASSES, type MovementClass } from '#shared/rules/common-mechanics/rows/profiles'
import { reach } from '#shared/rules/common-mechanics/movement/reach'
import { type BoardParts, type Placing, withMarker } from '../../support/board'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'
import { ends, leastTo } from './ends'
import { allowanceOf } from '#shared/rules/common-mechanics/movement/movementCosts'

const CLASSES = MOVEMENT_CLASSES.map(({ id }) => id)

/** A small unit of a class on C3 of a clear map: it turns freely, so that only hexes cost. */
const small = (movementClass: MovementClass, stats: Stats = {}): Placing => ({
  at: 'C3',
  kind: 'small',
  stats: { movementClass, ...stats },
})

const board = (me: Placing, parts: BoardParts = {}): Scenario =>
  fantasyBoard({ columns: 7, rows: 7, ...parts, counters: { me, ...parts.counters } })

/** A single column of hexes, the unit on A2: there is no way round. */
const column = (me: Placing, parts: BoardParts = {}): Scenario =>
  fantasyBoard({ columns: 1, rows: 3, ...parts, counters: { me: { ...me, at: 'A2' }, ...parts.counters } })

/** Gives the cost of the step from A2 up to A1 for units of each class; undefined = no way. */
function upwards(parts: BoardParts, stats: Stats = {}) {
  return Object.fromEntries(CLASSES.map((id) => [id, leastTo(column(small(id, stats), parts), 'A1', 3.5)]))
}

const terrain = (id: string, environment: 'cave' | 'outdoors' = 'outdoors'): BoardParts => ({
  hexes: { A1: { terrain: id, environment } },
})

/** A large unit of a class on C3, facing s0. */
const large = (movementClass: MovementClass, more: Partial<Placing> = {}): Placing => ({
  at: 'C3',
  facing: 's0',
  stats: { movementClass },
  ...more,
})

describe('CM-TER-4: points', () => {
  const halves = (movementClass: MovementClass, movementGrade: string, start?: StartValues) => {
    const scenario = { ...board(small(movementClass, { movementGrade })), ...(start && { start }) }
    return allowanceOf(positionOf(scenario), unit(scenario, 'me'))
  }

  test('by class: 2, 3, 3, 2, 4, 2', () => {
    expect(CLASSES.map((id) => halves(id, 'ordinary') / 2)).toEqual([2, 3, 3, 2, 4, 2])
  })

  test('CM-STAT-1: the grade adds -2 to +2; nobody has fewer than none', () => {
    expect(GRADES.map(({ id }) => halves('mounted', id) / 2)).toEqual([1, 2, 3, 4, 5])
    expect(GRADES.map(({ id }) => halves('pedestrian', id) / 2)).toEqual([0, 1, 2, 3, 4])
  })

  test('CM-SCN-2: one less in a storm', () => {
    const storm: StartValues = {
      ...{ light: 'day', weather: 'storm', wind: 'breeze', windToward: 0, fog: 'none' },
    }
    expect(halves('mounted', 'ordinary', storm) / 2).toBe(2)
    expect(halves('pedestrian', 'inferior', storm) / 2).toBe(0)
  })

  test('they are what reach spends when none are given', () => {
    expect(Math.max(...Object.values(ends(board(small('pedestrian')))).map(Number))).toBe(2)
  })
})

describe('CM-TER-4: what a hex costs', () => {
  test.each([
    ['clear', [1, 0.5, 0.5, 'min', 1, undefined]],
    ['rough', [1.5, 1.5, 1.5, undefined, 1, undefined]],
    ['difficult', [2, 'min', 2, undefined, 1, undefined]],
    ['fortification', [1.5, 1.5, 1.5, undefined, 1, undefined]],
    ['water', [undefined, undefined, undefined, undefined, 1, 1]],
    ['lava', [undefined, undefined, undefined, undefined, 1, undefined]],
    // Taking off on the way.
    ['impassable', [undefined, undefined, undefined, undefined, 1.5, undefined]],
  ])('%s, in open air', (id, costs) => {
    expect(upwards(terrain(id))).toEqual(Object.fromEntries(CLASSES.map((of, index) => [of, costs[index]])))
  })

  test('in a cave clear ground costs a rider 1, and a flyer 2 everywhere', () => {
    expect(upwards(terrain('clear', 'cave'))).toMatchObject({
      pedestrian: 1,
      mounted: 1,
      animal: 0.5,
      flying: 2,
    })
    expect(upwards(terrain('rough', 'cave'))).toMatchObject({ mounted: 1.5, flying: 2 })
  })

  test('lava as clear, for the immune', () => {
    expect(upwards(terrain('lava'), { fireImmune: true })).toMatchObject({ pedestrian: 1, mounted: 0.5 })
  })

  test('a road takes its own column, whatever the terrain', () => {
    const road = (id: string): BoardParts => ({ ...terrain(id), hexsides: { 'A1/A2': 'road' } })
    const costs = { pedestrian: 1, mounted: 0.5, animal: 0.5, wheeled: 1 }
    expect(upwards(road('clear'))).toMatchObject(costs)
    expect(upwards(road('difficult'))).toMatchObject(costs)
    expect(upwards({ ...road('clear'), hexsides: { 'A1/A2': 'path' } })).toMatchObject(costs)
  })

  test('CM-SID-3: going up costs half a point more, whatever the number of levels and on a road; down nothing', () => {
    const rise = (level: number, more: BoardParts = {}) => upwards({ hexes: { A1: { level } }, ...more })
    expect(rise(1)).toMatchObject({ pedestrian: 1.5, mounted: 1, animal: 1, flying: 1 })
    expect(rise(3)).toMatchObject({ pedestrian: 1.5, mounted: 1, animal: 1, flying: 1 })
    expect(rise(-2)).toMatchObject({ pedestrian: 1, mounted: 0.5, animal: 0.5, flying: 1 })
    expect(rise(2, { hexsides: { 'A1/A2': 'road' } })).toMatchObject({ pedestrian: 1.5, wheeled: 1.5 })
    expect(rise(2, { hexsides: { 'A1/A2': 'normal' } })).toMatchObject({ pedestrian: 1, mounted: 0.5 })
  })

  test('a rough hexside adds its column, on top of the rise', () => {
    const rough: BoardParts = { hexsides: { 'A1/A2': 'rough' } }
    expect(upwards(rough)).toEqual({
      ...{ pedestrian: 1.5, mounted: 1.5, animal: 1, wheeled: undefined, flying: 1, floating: undefined },
    })
    expect(upwards({ ...rough, hexes: { A1: { level: 2 } } })).toMatchObject({ pedestrian: 2, mounted: 2 })
    expect(upwards({ hexsides: { 'A1/A2': ['rough', 'road'] } })).toMatchObject({
      pedestrian: 1.5,
      mounted: 1.5,
    })
  })

  test('CM-OBS: obstacles add their own, on a road too', () => {
    const on = (kind: string, parts: BoardParts = {}) =>
      leastTo(withMarker(column(small('pedestrian'), parts), ['A1'], kind), 'A1', 3.5)
    expect(['debris', 'pavises', 'tents', 'abatis', 'ditch'].map((kind) => on(kind))).toEqual([
      1.5, 1, 2, 2, 1.5,
    ])
    expect(on('debris', { hexsides: { 'A1/A2': 'road' } })).toBe(1.5)
    const hovering = column({ ...small('flying'), placement: 'low-flight' })
    expect(ends(withMarker(hovering, ['A1'], 'debris'), 3)['A1 low-flight']).toBe(1)
  })

  test('the cheapest way round counts', () => {
    const scenario = board(small('pedestrian'), { hexes: { C2: { terrain: 'difficult' } } })
    expect(leastTo(scenario, 'C1', 9)).toBe(3)
    expect(leastTo(board(small('pedestrian')), 'C1', 9)).toBe(2)
  })
})

describe('CM-TER-4: turning', () => {
  const turned = (movementClass: MovementClass) => {
    const found = ends(board(large(movementClass)), 9)
    return ['v0', 's1', 'v1', 's2', 'v2', 's3'].map((facing) => found[`C3 ${facing}`])
  }

  test('by steps of 60 degrees, the first at one price and each further one at another; 30 degrees are a step', () => {
    expect(turned('pedestrian')).toEqual([0, 0, 0.5, 0.5, 1, 1])
    expect(turned('mounted')).toEqual([0.5, 0.5, 1.5, 1.5, 2.5, 2.5])
    expect(turned('animal')).toEqual([0, 0, 0.5, 0.5, 1, 1])
    expect(turned('wheeled')).toEqual([0, 0, 1, 1, 2, 2])
    expect(turned('flying')).toEqual(Array.from({ length: 6 }, () => undefined))
    const found = ends(board(large('floating')), 9)
    expect([found['C3 s1'], found['C3 s2'], found['C3 s3']]).toEqual([0.5, 2.5, 4.5])
  })

  test('a flyer pays 0.5 and 1', () => {
    const found = ends(board(large('flying')), 9)
    expect([found['C3 s1 ground'], found['C3 s2 ground'], found['C3 s3 ground']]).toEqual([0.5, 1.5, 2.5])
  })

  test('counted over the whole move: the second turn is a further one, wherever it is made', () => {
    const found = ends(board(large('mounted')), 9)
    expect([found['D3 s1'], found['E3 s1']]).toEqual([1, 1.5])
    // It would be 2 if the turn on D3 were a first one again.
    expect(found['E3 s2']).toBe(2.5)
  })

  test('CM-ORI-3: one steps into the front zone only', () => {
    const inFront = (facing: string) =>
      Object.keys(ends(board(large('pedestrian', { facing })), 1)).filter((name) =>
        name.endsWith(` ${facing}`),
      )
    expect(inFront('s0').sort()).toEqual(['B3 s0', 'C2 s0', 'D3 s0'])
    expect(inFront('v0').sort()).toEqual(['C2 v0', 'D3 v0'])
  })

  test('CM-ORI-2: small units, and the hedgehog faculty, turn freely', () => {
    expect(Object.keys(ends(board(small('pedestrian')), 1)).sort()).toEqual([
      'B3',
      'B4',
      'C2',
      'C4',
      'D3',
      'D4',
    ])
    const hedgehog = large('mounted', { stats: { movementClass: 'mounted', hedgehog: true } })
    expect(Object.keys(ends(board(hedgehog), 0.5)).sort()).toEqual(['B3', 'B4', 'C2', 'C4', 'D3', 'D4'])
  })
})

describe('CM-TER-4: friends and enemies', () => {
  const friend = (at: string, more: Partial<Placing> = {}): Placing => ({ at, facing: 's0', ...more })
  /** Gives the costs of the steps from A3 to A2, where the other units stand, and on to A1. */
  const behind = (units: Readonly<Record<string, Placing>>, me = small('pedestrian')) => {
    const scenario = fantasyBoard({ columns: 1, rows: 4, counters: { me: { ...me, at: 'A3' }, ...units } })
    return [leastTo(scenario, 'A2', 9), leastTo(scenario, 'A1', 9)]
  }

  test('passing through a friend costs a point more, joining it nothing', () => {
    expect(behind({})).toEqual([1, 2])
    expect(behind({ one: friend('A2') })).toEqual([1, 3])
    expect(behind({ one: friend('A2', { kind: 'small' }), two: friend('A2', { kind: 'small' }) })).toEqual([
      1, 3,
    ])
  })

  test('who starts among friends does not pass through them', () => {
    expect(behind({ one: friend('A3', { kind: 'small' }) })).toEqual([1, 2])
  })

  test('an enemy in the same placement lets nobody in or through', () => {
    expect(behind({ foe: friend('A2', { side: 'blue', kind: 'small' }) })).toEqual([undefined, undefined])
  })

  test('CM-STK-1: where 8 points stand a small one passes and a large one does not', () => {
    const two = { one: friend('A2'), two: friend('A2', { rank: 1 }) }
    expect(behind(two)).toEqual([1, 3])
    expect(behind(two, large('pedestrian'))).toEqual([undefined, undefined])
    expect(behind({ one: two.one }, large('pedestrian'))).toEqual([1, 3])
  })

  test('CM-ORI-5: a large unit has the stack’s facing before the step that joins it', () => {
    const joined = (facing: string, from: string) => {
      const scenario = board(large('pedestrian', { facing: from }), {
        counters: { one: friend('C2', { facing }) },
      })
      return Object.entries(ends(scenario, 9)).filter(([name]) => name.startsWith('C2 '))
    }
    expect(joined('s0', 's0')).toEqual([['C2 s0', 1]])
    // It turns before it steps: facing s1 it still has C2 in front, facing s3 it must come from elsewhere.
    expect(joined('s1', 's0')).toEqual([['C2 s1', 1]])
    expect(joined('v2', 's0')[0]?.[1]).toBeGreaterThan(2)
  })

  test('CM-ORI-5: one that only passes through need not have it', () => {
    expect(behind({ one: friend('A2', { facing: 's3' }) }, large('pedestrian'))).toEqual([5, 3])
  })

  test('CM-OBS: a herd takes room like a large unit', () => {
    const herd = withMarker(board(large('pedestrian'), { counters: { one: friend('C2') } }), ['C2'], 'herd')
    expect(leastTo(herd, 'C2', 9)).toBeUndefined()
  })
})

describe('CM-TER-4: minimal moves', () => {
  test('one hex without turning, beyond the points of the unit', () => {
    const slow = large('pedestrian', { stats: { movementGrade: 'inferior' } })
    expect(ends(board(slow))).toEqual({
      ...{ 'C2 s0': 'min', 'B3 s0': 'min', 'D3 s0': 'min' },
      // Its first turn step costs nothing anyway.
      ...{ 'C3 v0': 0, 'C3 s1': 0, 'C3 s5': 0, 'C3 v5': 0 },
    })
  })

  test('or one turn without moving', () => {
    const slow = large('mounted', { stats: { movementClass: 'mounted' } })
    const found = ends(board(slow), 0)
    expect(found).toMatchObject({ 'C3 v0': 'min', 'C3 s1': 'min', 'C3 s5': 'min', 'C3 v5': 'min' })
    expect(found).not.toHaveProperty('C3 s2')
  })

  test('it takes all points', () => {
    const scenario = column(small('mounted'), terrain('difficult'))
    const { hexes } = reach(positionOf(scenario), counterId('me'))
    expect(hexes.filter(({ minimal }) => minimal).map(({ cost }) => cost)).toEqual([3])
  })

  test('an exhausted unit makes none, a winded one does', () => {
    const tired = (fatigue: string) =>
      leastTo(column({ ...small('mounted'), status: { fatigue } }, terrain('difficult')), 'A1')
    expect(['fresh', 'winded', 'exhausted'].map(tired)).toEqual(['min', 'min', undefined])
  })

  test('it leads nowhere that is forbidden, and into no stack that is', () => {
    expect(leastTo(column(small('mounted'), terrain('impassable')), 'A1', 0)).toBeUndefined()
    const foe: Placing = { at: 'C2', side: 'blue' }
    expect(leastTo(board(small('mounted'), { counters: { foe } }), 'C2', 0)).toBeUndefined()
  })

  test('a climber crosses impassable and fortification sides, a swimmer water sides and into water; nobody else', () => {
    const across = (side: string, stats: Stats) => {
      const walls = { 'C2/C3': side, 'B3/C3': side, 'C3/D3': side }
      return leastTo(board(large('pedestrian', { stats }), { hexsides: walls }), 'C2')
    }
    expect(across('impassable', { climber: true })).toBe('min')
    expect(across('fortification', { climber: true })).toBe('min')
    expect(across('water', { swimmer: true })).toBe('min')
    expect(across('impassable', { swimmer: true })).toBeUndefined()
    expect(across('water', { climber: true })).toBeUndefined()
    expect(leastTo(column(small('pedestrian', { swimmer: true }), terrain('water')), 'A1')).toBe('min')
    expect(leastTo(column(small('pedestrian'), terrain('water')), 'A1')).toBeUndefined()
  })

  test('CM-SID-3: it absorbs the half point of going up', () => {
    const parts: BoardParts = { hexes: { A1: { level: 3 } }, hexsides: { 'A1/A2': 'impassable' } }
    expect(
      leastTo(column(small('pedestrian', { climber: true, movementGrade: 'inferior' }), parts), 'A1'),
    ).toBe('min')
  })

  test('never in formation', () => {
    const formation: Placing = { at: 'C3', kind: 'formation', facing: 'v0', stats: { climber: true } }
    const found = ends(board(formation, { hexsides: { 'C2/C3': 'impassable' } }))
    expect(Object.keys(found).filter((name) => name === 'C2 v0')).toEqual([])
  })
})

describe('CM-WAN-1: reach', () => {
  test('who arrives on a hex that imposes wandering stops', () => {
    const scenario = fantasyBoard({
      columns: 1,
      rows: 5,
      hexes: { A2: { wandering: 1 } },
      counters: { me: { at: 'A3', kind: 'small' } },
    })
    expect(ends(scenario, 9)).toEqual({ A2: 1, A4: 1, A5: 2 })
  })

  test('who starts on one is shown where it goes when all goes as planned', () => {
    const scenario = fantasyBoard({
      columns: 1,
      rows: 4,
      hexes: { A3: { wandering: 4 } },
      counters: { me: { at: 'A3', kind: 'small' } },
    })
    expect(ends(scenario, 9)).toEqual({ A2: 1, A4: 1, A1: 2 })
  })

  test('CM-SCN-2: in fog every step ends the move', () => {
    const start: StartValues = {
      ...{ light: 'day', weather: 'fine', wind: 'breeze', windToward: 0, fog: 'mist' },
    }
    const scenario = fantasyBoard({
      columns: 1,
      rows: 5,
      counters: { me: { at: 'A3', kind: 'small' } },
      start,
    })
    expect(ends(scenario, 9)).toEqual({ A2: 1, A4: 1 })
  })
})

test('each hex is listed once for each cost, with all facings of that cost', () => {
  const flyer = large('flying', { stats: { movementClass: 'flying' } })
  const { hexes } = reach(positionOf(board(flyer)), counterId('me'), 2)
  const names = hexes.map(({ hex, placement, cost, minimal }) =>
    JSON.stringify([hex, placement, cost, minimal]),
  )
  expect(hexes.length).toBeGreaterThan(30)
  expect(hexes.some(({ facings = [] }) => facings.length > 2)).toBe(true)
  // But for the start, which is listed alone.
  expect(new Set(names.slice(1)).size).toBe(names.length - 1)
})

describe('a unit that goes nowhere', () => {
  test('is not listed when it is a decoy or in the tray', () => {
    const decoy = board({ ...small('pedestrian'), decoy: true })
    expect(reach(positionOf(decoy), counterId('me'))).toMatchObject({
      hexes: [],
      because: [{ rule: 'CHK-1' }],
    })
    expect(reach(positionOf(decoy), counterId('nobody')).hexes).toEqual([])
  })

  test('CM-ORI-1: stays where it is when it lies as no rule lets it', () => {
    const scenario = board({ ...large('pedestrian'), placement: 'high-flight' })
    const { hexes, because } = reach(positionOf(scenario), counterId('me'))
    expect([hexes.length, because[0]?.rule]).toEqual([1, 'CM-ORI-1'])
  })
})
