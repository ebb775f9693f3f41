import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { isAdjacent } from '#shared/rules/common-mechanics/engagement/adjacency'
import { type Placing, withHexes } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { at, between, decided, field, fieldWith } from './support'

const [A, B] = [at(0, 0), at(0, -1)]

const adjacent = (scenario: Scenario, a = 'a', b = 'b') =>
  decided(isAdjacent(positionOf(scenario), unit(scenario, a), unit(scenario, b)))

/** A of red and B of blue, one above the other. */
const pair = (a: Partial<Placing> = {}, b: Partial<Placing> = {}, scenario: Scenario = field()): Scenario =>
  fieldWith({ a: { at: A, side: 'red', ...a }, b: { at: B, side: 'blue', ...b } }, scenario)

describe('CM-ADJ-1: A is adjacent to B', () => {
  test('when their hexes touch', () => {
    expect(adjacent(pair())[0]).toBe(true)
    expect(adjacent(pair({}, { at: at(0, -2) }))).toEqual([false, 'CM-ADJ-1'])
    expect(adjacent(pair({}, { at: A, placement: 'low-flight' }))[0]).toBe(false)
  })

  test('whichever way it faces, friend or foe', () => {
    expect(adjacent(pair({ facing: 's3' }, { side: 'red' }))[0]).toBe(true)
  })

  test('not when B’s hex is forbidden to A; not symmetric', () => {
    const boat = pair({}, { stats: { movementClass: 'floating' } }, withHexes(field(), [B], 'water'))
    expect(adjacent(boat)[0]).toBe(false)
    expect(adjacent(boat, 'b', 'a')[0]).toBe(false)
    const swimmers = pair({}, { stats: { swimmer: true } }, withHexes(field(), [B], 'water'))
    expect([adjacent(swimmers)[0], adjacent(swimmers, 'b', 'a')[0]]).toEqual([false, true])
  })

  test('a minimal move is no ban', () => {
    const pond = withHexes(field(), [B], 'water')
    const diver: Partial<Placing> = { stats: { swimmer: true } }
    expect(adjacent(pair(diver, diver, pond))[0]).toBe(true)
    const wood = withHexes(field(), [B], 'difficult')
    expect(adjacent(pair({ stats: { movementClass: 'mounted' } }, {}, wood))[0]).toBe(true)
    expect(adjacent(pair({ stats: { movementClass: 'wheeled' } }, {}, wood))[0]).toBe(false)
  })

  test('a formation is not adjacent to who stands in ground that bars formations', () => {
    const formation: Partial<Placing> = { kind: 'formation', facing: 'v0' }
    const rough = withHexes(field(), [B], 'rough')
    expect([adjacent(pair(formation))[0], adjacent(pair(formation, {}, rough))[0]]).toEqual([true, false])
    expect(adjacent(pair(formation, {}, rough), 'b', 'a')[0]).toBe(true)
  })

  test('not across a side that is impassable for A; not symmetric', () => {
    const cliff = between(field(), A, B, 'impassable')
    const board = pair({}, { stats: { climber: true } }, cliff)
    expect(adjacent(board)).toEqual([false, 'CM-ADJ-1'])
    expect(adjacent(board, 'b', 'a')[0]).toBe(true)
    expect(adjacent(pair({}, {}, between(field(), A, B, 'rough')))[0]).toBe(true)
  })

  test('the rule that closes the way is named too', () => {
    const board = pair({}, {}, between(field(), A, B, 'impassable'))
    const { because } = isAdjacent(positionOf(board), unit(board, 'a'), unit(board, 'b'))
    expect(because.map(({ rule }) => rule)).toEqual(['CM-ADJ-1', 'CM-SID-4'])
  })

  test('a formation by either half', () => {
    // Facing v0 its right half lies in direction 2 of the left one.
    const formation: Partial<Placing> = { kind: 'formation', facing: 'v0' }
    expect(adjacent(pair(formation, { at: at(2, 0) }))[0]).toBe(true)
    expect(adjacent(pair(formation, { at: at(3, 0) }))[0]).toBe(false)
    const wall = between(field(), A, B, 'impassable')
    expect(adjacent(pair(formation, { at: B }, wall))[0]).toBe(false)
    const both = between(field(), A, at(1, -1), 'impassable')
    expect(adjacent(pair(formation, { at: at(1, -1) }, both))[0]).toBe(true)
  })

  test('an infiltrator in rock is adjacent to the ground beside it, not the other way round', () => {
    const rock = withHexes(withHexes(field(), [A], { environment: 'cave' }), [B], {
      environment: 'cave',
      terrain: 'impassable',
    })
    const goblin: Partial<Placing> = { stats: { caveAdapted: true }, placement: 'shallow-infiltration' }
    const board = pair({}, goblin, rock)
    expect([adjacent(board)[0], adjacent(board, 'b', 'a')[0]]).toEqual([false, true])
    // One that could go into the rock itself is not forbidden the hex.
    expect(adjacent(pair({ stats: { caveAdapted: true } }, goblin, rock))[0]).toBe(true)
  })

  test('a flyer over rock is adjacent to a flyer only', () => {
    const crag = withHexes(field(), [B], 'impassable')
    const bird: Partial<Placing> = { stats: { movementClass: 'flying' }, placement: 'low-flight' }
    expect(adjacent(pair({}, bird, crag))[0]).toBe(false)
    expect(adjacent(pair(bird, bird, crag))[0]).toBe(true)
    expect(adjacent(pair({ ...bird, placement: 'ground' }, bird, crag))[0]).toBe(true)
  })
})
