/** The terrain of the two hexes in the Advantage. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { withHexes, withMarker } from '../../support/board'
import { away, CAVE_FOLK, duel, FLYING, HOME, items, shot, sum } from './duel'

const SHEET = { options: { sheet: 'combat' } }
const WORST = { options: { mixedTerrain: 'worst' } }

/** The attacker's hex and the target's, one or two away. */
function grounds(scenario: Scenario, from: string, into: string, distance = 1): Scenario {
  return withHexes(withHexes(scenario, [HOME], { terrain: from }), [away(0, distance)], { terrain: into })
}

/** Units that may be anywhere. */
const anywhere = { a: { stats: { ...FLYING } }, b: { stats: { ...FLYING } } }
const shock = (from: string, into: string, parts = {}): string[] =>
  items(grounds(duel({ ...anywhere, ...parts }), from, into), 'shock')
const fire = (from: string, into: string, parts = {}): string[] =>
  items(grounds(shot({ ...anywhere, ...parts }), from, into, 2), 'fire')

describe('CM-TER-1: shock', () => {
  test.each([
    ['clear', 'clear', []],
    ['rough', 'clear', ['CM-TER-1 -1']],
    ['clear', 'rough', ['CM-TER-1 -1']],
    ['difficult', 'clear', ['CM-TER-1 -2']],
    ['clear', 'difficult', ['CM-TER-1 -2']],
    ['clear', 'wood', ['CM-TER-1 -2']],
    ['water', 'clear', ['CM-TER-1 -2']],
    ['clear', 'water', ['CM-TER-1 2']],
    ['lava', 'clear', ['CM-TER-1 -2']],
    ['clear', 'lava', ['CM-TER-1 2']],
    ['fortification', 'clear', []],
    ['clear', 'fortification', ['CM-TER-1 -4']],
    ['fortification', 'fortification', ['CM-TER-1 -4']],
  ])('from %s into %s: %j', (from, into, expected) => {
    expect(shock(from, into)).toEqual(expected)
  })

  test('hexes of one class count it once: rough -1, difficult -2 (a wood and rocks are one class)', () => {
    expect(shock('rough', 'rough')).toEqual(['CM-TER-1 -1'])
    expect(shock('difficult', 'difficult')).toEqual(['CM-TER-1 -2'])
    expect(shock('wood', 'difficult')).toEqual(['CM-TER-1 -2'])
  })

  test('a rough and a difficult hex add up to -3, either way', () => {
    expect(shock('rough', 'difficult')).toEqual(['CM-TER-1 -1', 'CM-TER-1 -2'])
    expect(shock('difficult', 'rough')).toEqual(['CM-TER-1 -2', 'CM-TER-1 -1'])
  })

  test('from water into water is -2 and +2: two figures of one class', () => {
    expect(shock('water', 'water')).toEqual(['CM-TER-1 -2', 'CM-TER-1 2'])
  })

  test('option mixedTerrain: only the worse of two classes counts; what helps stays', () => {
    expect(shock('rough', 'difficult', WORST)).toEqual(['CM-TER-1 -2'])
    expect(shock('rough', 'fortification', WORST)).toEqual(['CM-TER-1 -4'])
    expect(shock('rough', 'water', WORST)).toEqual(['CM-TER-1 -1', 'CM-TER-1 2'])
  })

  test('an obstacle that makes its hex rough counts (CM-OBS)', () => {
    expect(items(withMarker(duel(), [away(0)], 'ditch'), 'shock')).toEqual(['CM-TER-1 -1'])
  })

  test('only when both units are on the ground', () => {
    const flyer = { stats: { ...FLYING }, placement: 'low-flight' } as const
    expect(items(grounds(duel({ a: flyer, b: flyer }), 'difficult', 'difficult'), 'shock')).toEqual([])
    const sameHex = withHexes(duel({ a: flyer, distance: 0 }), [HOME], 'difficult')
    expect(items(sameHex, 'shock')).toEqual(['CM-FLY-3 2'])
  })
})

describe('CM-TER-1: fire', () => {
  test.each([
    ['clear', 'clear', []],
    ['rough', 'clear', ['CM-TER-1 -2']],
    ['clear', 'rough', ['CM-TER-1 -2']],
    ['difficult', 'clear', ['CM-TER-1 -4']],
    ['clear', 'difficult', ['CM-TER-1 -4']],
    ['rough', 'rough', ['CM-TER-1 -2']],
    ['rough', 'difficult', ['CM-TER-1 -2', 'CM-TER-1 -4']],
    ['water', 'clear', []],
    ['clear', 'water', []],
    ['lava', 'lava', []],
    ['fortification', 'clear', []],
    ['clear', 'fortification', ['CM-TER-1 -4']],
  ])('from %s into %s: %j', (from, into, expected) => {
    expect(fire(from, into)).toEqual(expected)
  })

  test('low flight counts as the ground (CM-FLY-4); high flight is not on it', () => {
    const low = { stats: { ...FLYING }, placement: 'low-flight' } as const
    expect(fire('rough', 'difficult', { a: low, b: low })).toEqual(['CM-TER-1 -2', 'CM-TER-1 -4'])
    const high = { stats: { ...FLYING }, placement: 'high-flight' } as const
    expect(fire('rough', 'difficult', { b: high })).toEqual(['CM-FLY-4 -1'])
    expect(fire('rough', 'difficult', { a: high })).toEqual(['CM-FLY-4 1'])
  })
})

describe('CM-TER-1: the published combat sheet', () => {
  test('fire from rough or difficult is -1, into them -2 and -4', () => {
    expect(fire('rough', 'clear', SHEET)).toEqual(['CM-TER-1 -1'])
    expect(fire('difficult', 'clear', SHEET)).toEqual(['CM-TER-1 -1'])
    expect(fire('clear', 'rough', SHEET)).toEqual(['CM-TER-1 -2'])
    expect(fire('clear', 'difficult', SHEET)).toEqual(['CM-TER-1 -4'])
    expect(fire('rough', 'rough', SHEET)).toEqual(['CM-TER-1 -1', 'CM-TER-1 -2'])
    expect(fire('clear', 'fortification', SHEET)).toEqual(['CM-TER-1 -4'])
  })

  test('shock in water and lava is -2 either way, once; the rest is unchanged', () => {
    for (const terrain of ['water', 'lava']) {
      expect(shock(terrain, 'clear', SHEET)).toEqual(['CM-TER-1 -2'])
      expect(shock('clear', terrain, SHEET)).toEqual(['CM-TER-1 -2'])
      expect(shock(terrain, terrain, SHEET)).toEqual(['CM-TER-1 -2'])
    }
    expect(shock('rough', 'difficult', SHEET)).toEqual(['CM-TER-1 -1', 'CM-TER-1 -2'])
  })

  test('terrain counts when at least one unit is on the ground: its hex', () => {
    const low = { stats: { ...FLYING }, placement: 'low-flight' } as const
    const swoop = duel({ ...SHEET, a: low, distance: 0 })
    expect(items(withHexes(swoop, [HOME], 'difficult'), 'shock')).toEqual(['CM-TER-1 -2', 'CM-FLY-3 2'])
    const high = { stats: { ...FLYING }, placement: 'high-flight' } as const
    expect(fire('rough', 'difficult', { ...SHEET, a: high })).toEqual(['CM-TER-1 -4', 'CM-FLY-4 1'])
    expect(fire('rough', 'difficult', { ...SHEET, b: high })).toEqual(['CM-TER-1 -1', 'CM-FLY-4 -1'])
    expect(shock('difficult', 'difficult', { ...SHEET, a: low, b: low })).toEqual([])
  })
})

test('CM-TER-1: in the rock the class of the map counts no more (CM-INF-3)', () => {
  const deep = { stats: { ...CAVE_FOLK }, placement: 'deep-infiltration' } as const
  const caves = withHexes(duel({ a: deep, b: deep }), [HOME, away(0)], {
    environment: 'cave',
    terrain: 'rough',
  })
  expect(sum(caves, 'shock')).toBe(-2)
})
