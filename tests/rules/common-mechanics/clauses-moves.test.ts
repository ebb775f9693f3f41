/** Clauses of movement: every obstacle's cost, who bears a blaze, turning in the rock, whom one's arrival turns. */
import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { neighbor } from '#shared/hex/direction'
import { facingWith, turnedByJoining } from '#shared/rules/common-mechanics/facing/facing'
import { mayEnter } from '#shared/rules/common-mechanics/ground/entry'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { wander } from '#shared/rules/common-mechanics/wandering/wandering'
import { type Placing, withHexes, withMarker } from '../../support/board'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'
import { ends, leastTo } from './ends'
import { at, field, fieldWith, id } from './support'

describe('CM-OBS: what each obstacle makes of a clear hex, which costs a pedestrian 1', () => {
  const walker: Placing = { at: 'A2', kind: 'small' }
  const onto = (kind: string, facing: string, me = walker, terrain = 'clear') =>
    leastTo(
      fantasyBoard({
        columns: 1,
        rows: 3,
        hexes: { A1: { terrain }, A2: { terrain } },
        counters: { me },
        markers: { A1: { kind, facing } },
      }),
      'A1',
      3,
    )

  test.each([
    ['debris', 1.5],
    ['mantlet', 1.5],
    ['pavises', 1],
    ['palisade', 1],
    ['abatis', 2],
    ['ditch', 1.5],
    ['stakes', 1.5],
    ['trap', 1.5],
    ['tents', 2],
    ['huts', 2],
    ['cart', 2],
    ['wagon', 2],
    ['war-wagon', 2],
    ['civilians', 1.5],
    ['herd', 2],
    ['ruins', 2],
    ['fire-start', 1.5],
    ['smoke-dense', 1],
  ])('%s: %d', (kind, cost) => {
    // Placed so that it looks away: only a palisade minds.
    expect(onto(kind, 's0')).toBe(cost)
  })

  test('boats, on water, for who floats', () => {
    const boat: Placing = { ...walker, stats: { movementClass: 'floating' } }
    expect([onto('boats', 's0', boat, 'water'), onto('pavises', 's0', boat, 'water')]).toEqual([1.5, 1])
  })

  test('a palisade that looks at who comes: by a minimal move', () => {
    expect(onto('palisade', 's3')).toBe('min')
    expect(onto('palisade', 's3', { ...walker, stats: { movementClass: 'mounted' } })).toBeUndefined()
    expect(onto('palisade', 's3', { ...walker, stats: { movementClass: 'flying' } })).toBe(1)
  })
})

describe('CM-LOS-10: who may enter a blaze, and who survives where one breaks out', () => {
  const bears = (placing: Partial<Placing>, placement: Placement = 'ground'): boolean[] => {
    const cave = placement.endsWith('infiltration') ? ({ environment: 'cave' } as const) : {}
    const ground = withHexes(field(), [at(0, 0), at(0, -1)], cave)
    const burning = withMarker(ground, [at(0, 0)], 'blaze')
    const outside = fieldWith({ one: { at: at(0, -1), placement, ...placing } }, burning)
    const inside = fieldWith({ one: { at: at(0, 0), placement, ...placing } }, burning)
    return [
      mayEnter(positionOf(outside), unit(outside, 'one'), at(0, 0), placement).value !== 'never',
      commonMechanics.mayStand(inside, inside.counters[id('one')]!, at(0, 0)).value,
    ]
  }

  test('the fire-immune, the flying and the infiltrated', () => {
    expect(bears({ stats: { fireImmune: true } })).toEqual([true, true])
    for (const placement of ['ground', 'low-flight', 'high-flight'] as const)
      expect(bears({ stats: { movementClass: 'flying' } }, placement)).toEqual([true, true])
    for (const placement of ['shallow-infiltration', 'deep-infiltration'] as const)
      expect(bears({ stats: { caveAdapted: true } }, placement)).toEqual([true, true])
  })

  test('nobody else, whatever other faculty it has', () => {
    for (const stats of [{}, { swimmer: true, climber: true, caveAdapted: true }, { invulnerable: true }])
      expect(bears({ stats })).toEqual([false, false])
  })
})

test('CM-TER-4: passing a friend costs a point more in its position, nothing below or above it', () => {
  const through = (mine: Placement, its: Placement | undefined) => {
    const bird = { kind: 'small', stats: { movementClass: 'flying' } } as const
    const friend: Record<string, Placing> = its ? { friend: { ...bird, at: 'A2', placement: its } } : {}
    const units = { me: { ...bird, at: 'A3', placement: mine }, ...friend } as const
    return ends(fantasyBoard({ columns: 1, rows: 3, counters: units }), 4)[`A1 ${mine}`]
  }
  for (const mine of ['ground', 'low-flight', 'high-flight'] as const)
    expect([mine, through(mine, undefined)]).toEqual([mine, 2])
  expect(through('ground', 'ground')).toBe(3)
  expect([through('ground', 'low-flight'), through('low-flight', 'ground')]).toEqual([2, 2])
  expect([through('low-flight', 'low-flight'), through('low-flight', 'high-flight')]).toEqual([3, 3])
})

test('CM-INF-2: turning takes all points at either depth', () => {
  for (const placement of ['shallow-infiltration', 'deep-infiltration'] as const) {
    const me: Placing = { at: 'A2', facing: 's0', placement, stats: { caveAdapted: true } }
    const found = Object.entries(
      ends(fantasyBoard({ columns: 1, rows: 3, caves: 'c\nc\nc', counters: { me } })),
    )
    const turned = found.filter(([name]) => name.startsWith('A2 ') && name.endsWith(` ${placement}`))
    expect(turned.map(([, cost]) => cost)).toEqual(Array.from({ length: 11 }, () => 2))
  }
})

describe('CM-ORI-5: a stack faces one way', () => {
  const s2 = { kind: 'side', index: 2 } as const
  const A = at(0, 0)

  test('a large unit turns the small ones on which it stacks, of its side and placement', () => {
    const board = fieldWith({
      one: { at: at(0, 3), facing: s2 },
      small: { at: A, kind: 'small', facing: 's0' },
      other: { at: A, kind: 'small', facing: 's5', rank: 1 },
      mate: { at: A, facing: s2, rank: 2 },
      above: { at: A, kind: 'small', placement: 'low-flight', stats: { movementClass: 'flying' } },
    })
    const turned = (name: string): string[] =>
      turnedByJoining(positionOf(board), unit(board, name), A).map((each) => each.id)
    expect(turned('one')).toEqual(['small', 'other'])
    expect(turned('small')).toEqual([])
    expect(facingWith(positionOf(board), unit(board, 'one'), A).value).toEqual(s2)
  })

  test('a small unit that wanders onto a stack takes its facing, a large one its own', () => {
    const ahead = neighbor(A, 0)
    const arrives = (kind: 'small' | 'troop', mate: Partial<Placing>) => {
      const units = { orc: { at: A, kind, facing: 's0' }, mate: { at: ahead, ...mate } } as const
      const board = withHexes(fieldWith(units), [A], { wandering: 1 })
      const { stepped, unit: moved } = wander(positionOf(board), unit(board, 'orc'), { way: 0 }, 3)
      return [stepped, moved.hexes[0], moved.counter.facing]
    }
    expect(arrives('small', { facing: s2 })).toEqual([true, ahead, s2])
    expect(arrives('small', { facing: s2, placement: 'low-flight' })).toEqual([
      ...[true, ahead, { kind: 'side', index: 0 }],
    ])
    expect(arrives('troop', { kind: 'small', facing: s2 })).toEqual([
      ...[true, ahead, { kind: 'side', index: 0 }],
    ])
  })
})
