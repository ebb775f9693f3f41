/** Command across placements (CM-CMD-1 to CM-CMD-4). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import {
  type CommandHex,
  commandOrder,
  commandTest,
  straightWay,
} from '#shared/rules/common-mechanics/command/command'
import { type Placing, withHexes } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { away, CAVE_FOLK, FLYING, HOME } from './duel'
import { fieldWith } from './support'

/** A leader at HOME and a unit of his, four hexes away in direction 0. */
function army(leader: Partial<Placing> = {}, target: Partial<Placing> = {}): Scenario {
  return fieldWith({
    leader: { at: HOME, kind: 'character', ...leader },
    target: { at: away(0, 4), ...target },
  })
}

const asked = (scenario: Scenario) => ({
  leader: unit(scenario, 'leader'),
  target: unit(scenario, 'target'),
})
const testOf = (scenario: Scenario) => commandTest(positionOf(scenario), asked(scenario))
const orderOf = (scenario: Scenario) => commandOrder(positionOf(scenario), asked(scenario))
const cited = (items: ReturnType<typeof testOf>['items']) =>
  items.map(({ reason, value }) => `${reason.rule} ${value}`)
const classes = (hexes: readonly CommandHex[]) =>
  hexes.map(({ as, because }) => [as, ...because.map(({ rule }) => rule)].join(' '))

/** Rough, difficult and rock between them. */
const uneven = (scenario: Scenario): Scenario =>
  withHexes(withHexes(withHexes(scenario, [away(0)], 'rough'), [away(0, 2)], 'wood'), [away(0, 3)], {
    terrain: 'impassable',
    environment: 'cave',
  })
/** So that one may infiltrate the rock: an accessible cave hex beside it. */
const caves = (scenario: Scenario): Scenario =>
  withHexes(uneven(scenario), [away(1, 1, away(0, 3))], { environment: 'cave' })

const deep = { stats: CAVE_FOLK, placement: 'deep-infiltration' } as const
const shallow = { stats: CAVE_FOLK, placement: 'shallow-infiltration' } as const
const high = { stats: { ...FLYING }, placement: 'high-flight' } as const
const low = { stats: { ...FLYING }, placement: 'low-flight' } as const

describe('CM-CMD-1: the test', () => {
  test('+2 if the leader is infiltrated, +2 if the target is', () => {
    expect(cited(testOf(army()).items)).toEqual([])
    expect(cited(testOf(army(deep)).items)).toEqual(['CM-CMD-1 2'])
    expect(cited(testOf(army({}, shallow)).items)).toEqual(['CM-CMD-1 2'])
    expect(testOf(army(shallow, deep)).sum).toBe(4)
    expect(testOf(army(high, low)).sum).toBe(0)
  })
})

describe('CM-CMD-2: the order', () => {
  test('+2 to an infiltrated target', () => {
    expect(cited(orderOf(army({}, deep)).items)).toEqual(['CM-CMD-2 2'])
    expect(orderOf(army()).sum).toBe(0)
  })

  test('an infiltrated leader counts one command grade less, never below inferior', () => {
    const grade = (leader: Partial<Placing>, commandGrade: string) =>
      orderOf(army({ ...leader, stats: { ...leader.stats, commandGrade } })).grade
    expect(grade(shallow, 'superior')).toMatchObject({ value: 1, because: [{ rule: 'CM-CMD-2' }] })
    expect(grade(deep, 'ordinary').value).toBe(-1)
    expect(grade(deep, 'inferior').value).toBe(-2)
    expect(grade({}, 'superior')).toEqual({ value: 2, because: [] })
    expect(orderOf(army(deep)).items).toEqual([])
  })
})

describe('CM-CMD-3: a leader able to infiltrate', () => {
  test('hexes impassable except by infiltration are difficult to him, for test and order', () => {
    const expected = ['rough', 'difficult', 'difficult CM-CMD-3']
    for (const placement of ['ground', 'shallow-infiltration'] as const) {
      const scenario = caves(army({ stats: CAVE_FOLK, placement }))
      expect(classes(testOf(scenario).hexes)).toEqual(expected)
      expect(classes(orderOf(scenario).hexes)).toEqual(expected)
    }
  })

  test('to others they are what they are, as is rock that nobody infiltrates', () => {
    const plain = ['rough', 'difficult', 'impassable']
    expect(classes(testOf(caves(army())).hexes)).toEqual(plain)
    expect(classes(testOf(uneven(army({ stats: CAVE_FOLK }))).hexes)).toEqual(plain)
    const mounted = { stats: { ...CAVE_FOLK, movementClass: 'mounted' } }
    expect(classes(orderOf(caves(army(mounted))).hexes)).toEqual(plain)
  })
})

describe('CM-CMD-4: flight', () => {
  test('to a leader able to fly all hexes between are clear, wherever the two are, for test and order', () => {
    const clear = ['clear CM-CMD-4', 'clear CM-CMD-4', 'clear CM-CMD-4']
    for (const target of [{}, high, low]) {
      expect(classes(testOf(caves(army({ stats: { ...FLYING } }, target))).hexes)).toEqual(clear)
      expect(classes(orderOf(caves(army(high, target))).hexes)).toEqual(clear)
    }
  })

  test('to one unable they are difficult towards a unit in high flight, for the test', () => {
    const difficult = ['difficult CM-CMD-4', 'difficult CM-CMD-4', 'difficult CM-CMD-4']
    expect(classes(testOf(uneven(army({}, high))).hexes)).toEqual(difficult)
    expect(classes(testOf(caves(army({ stats: CAVE_FOLK }, high))).hexes)).toEqual(difficult)
  })

  test('he can give it no order', () => {
    expect(orderOf(army({}, high)).refused?.map(({ rule }) => rule)).toEqual(['CM-CMD-4'])
    expect(orderOf(army(low, high)).refused).toBeUndefined()
  })

  test('low flight counts as the ground', () => {
    expect(classes(testOf(uneven(army({}, low))).hexes)).toEqual(['rough', 'difficult', 'impassable'])
    expect(orderOf(army({}, low)).refused).toBeUndefined()
  })
})

describe('CM-CMD-3, CM-CMD-4: the way', () => {
  test('is the straight line, on both sides where it runs along a hexside, unless another is given', () => {
    const straight = army()
    expect(straightWay(positionOf(straight), asked(straight)).map(hexKey)).toEqual(
      [away(0), away(0, 2), away(0, 3)].map(hexKey),
    )
    const along = army({}, { at: away(1, 1, away(0)) })
    expect(straightWay(positionOf(along), asked(along)).map(hexKey)).toEqual([away(0), away(1)].map(hexKey))
    const adjacent = army({}, { at: away(0) })
    expect(straightWay(positionOf(adjacent), asked(adjacent))).toEqual([])
    const around = commandTest(positionOf(straight), asked(straight), [away(1), away(1, 1, away(0))])
    expect(around.hexes.map(({ hex }) => hexKey(hex))).toEqual([away(1), away(1, 1, away(0))].map(hexKey))
  })

  test('runs to the nearer half of a formation', () => {
    const formed = army({}, { at: away(0, 4), kind: 'formation', facing: 'v2' })
    // Its right half lies towards direction 4, its left one in direction 0 of the leader.
    expect(straightWay(positionOf(formed), asked(formed))).toHaveLength(3)
  })
})
