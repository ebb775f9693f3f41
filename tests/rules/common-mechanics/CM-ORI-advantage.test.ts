/** The Advantage of flank and rear, and who may strike by where units look (CM-ORI-3, CM-ORI-4, CM-ORI-7, CM-STK-5). */
import { describe, expect, test } from 'vitest'
import { type Facing } from '#shared/hex/facing'
import { direction, type Direction, DIRECTIONS } from '#shared/hex/direction'
import { attack, away, BOW, duel, HOME, items, shot, side, sum, vertex } from './duel'
import { withHexes } from '../../support/board'
import { between, fieldWith } from './support'

describe('CM-ORI-4: shock', () => {
  test.each([
    ['front', side(3), []],
    ['front', side(2), []],
    ['rear', side(0), ['CM-ORI-4 4']],
    ['rear', side(1), ['CM-ORI-4 4']],
    ['front', vertex(3), []],
    ['front', vertex(2), []],
    ['flank', vertex(1), ['CM-ORI-4 2']],
    ['flank', vertex(4), ['CM-ORI-4 2']],
    ['rear', vertex(0), ['CM-ORI-4 4']],
    ['rear', vertex(5), ['CM-ORI-4 4']],
  ])('on the %s of a target that looks to %o: %j', (_, facing, expected) => {
    expect(items(duel({ b: { facing } }), 'shock')).toEqual(expected)
  })

  test('small units and those with the hedgehog faculty have neither flank nor rear (CM-ORI-2)', () => {
    expect(sum(duel({ b: { kind: 'small', facing: side(0) } }), 'shock')).toBe(0)
    expect(sum(duel({ b: { stats: { hedgehog: true }, facing: side(0) } }), 'shock')).toBe(0)
  })

  test('the flanks of a formation are beyond its two ends', () => {
    // It lies across direction 2 or 5; the attacker comes from direction 0 at its left end.
    const formed = { kind: 'formation', at: away(3), side: 'blue' } as const
    const from = (facing: Direction): number | 'refused' =>
      sum(
        fieldWith({
          a: { at: HOME, facing: side(3) },
          b: { ...formed, facing: vertex(facing) },
        }),
        'shock',
      )
    expect(from(0)).toBe(0)
    expect(from(1)).toBe(2)
    expect(from(2)).toBe(4)
    expect(from(3)).toBe(4)
  })
})

test('CM-ORI-4: a formation strikes and is struck by those of its hexes that serve the attacker best', () => {
  // Blue's formation lies across the attacker's front: both its halves touch HOME.
  const line = duel({ b: { kind: 'formation', facing: vertex(2), side: 'blue' } })
  const [left, right] = [away(0), away(5)]
  expect(items(line, 'shock')).toEqual([])
  expect(items(between(line, HOME, left, 'rough'), 'shock')).toEqual([])
  const both = between(between(line, HOME, left, 'rough'), HOME, right, 'rough')
  expect(items(both, 'shock')).toEqual(['CM-SID-3 -1'])
  const uneven = withHexes(line, [right], { level: -1 })
  expect(items(uneven, 'shock')).toEqual(['CM-SID-3 1'])
})

describe('CM-ORI-4, CM-ORI-7: fire', () => {
  test('at a distance: within 60 degrees of the facing front, within 60 of the back rear, else flank', () => {
    const zones = (facing: Facing): unknown[] =>
      DIRECTIONS.map((d) =>
        sum(shot({ a: { at: away(d, 3), facing: side(direction(d + 3)) }, b: { at: HOME, facing } }), 'fire'),
      )
    expect(zones(side(0))).toEqual([0, 0, 4, 4, 4, 0])
    expect(zones(vertex(0))).toEqual([0, 0, 2, 4, 4, 2])
    expect(items(shot({ b: { facing: side(0) } }), 'fire')).toEqual(['CM-ORI-4 4'])
  })

  test('exactly 60 degrees from a vertex facing is front, and 60 from its back rear', () => {
    // At distance 2 behind a vertex: bearings of 30 degrees and 60 more each.
    const behindVertex = (d: Direction) => away(direction(d + 1), 1, away(d))
    const zones = DIRECTIONS.map((d) =>
      sum(
        shot({
          a: { at: behindVertex(d), facing: vertex(direction(d + 3)) },
          b: { at: HOME, facing: vertex(0) },
        }),
        'fire',
      ),
    )
    expect(zones).toEqual([0, 0, 4, 4, 4, 0])
    const facingSide = DIRECTIONS.map((d) =>
      sum(
        shot({
          a: { at: behindVertex(d), facing: vertex(direction(d + 3)) },
          b: { at: HOME, facing: side(0) },
        }),
        'fire',
      ),
    )
    // 30 front, 90 flank, 150 rear.
    expect(facingSide).toEqual([0, 2, 4, 4, 2, 0])
  })

  test('the published combat sheet: flank +1, rear +2 in fire; shock as before', () => {
    const options = { sheet: 'combat' }
    expect(sum(shot({ options, distance: 1, b: { facing: vertex(1) } }), 'fire')).toBe(1)
    expect(sum(shot({ options, distance: 1, b: { facing: vertex(0) } }), 'fire')).toBe(2)
    expect(sum(duel({ options, b: { facing: vertex(1) } }), 'shock')).toBe(2)
  })
})

describe('CM-ORI-3: who may strike', () => {
  test('shock only against an engaged unit: one in front', () => {
    expect(attack(duel({ a: { facing: side(3) } }), 'shock').refused).toContainEqual(
      expect.objectContaining({ rule: 'CM-ORI-3' }),
    )
    expect(sum(duel({ a: { facing: side(5) } }), 'shock')).toBe(0)
    expect(attack(duel({ distance: 2 }), 'shock').refused).toBeDefined()
    expect(attack(duel({ a: { status: { cohesion: 'routed' } } }), 'shock').refused).toBeDefined()
  })

  test('fire only inside the cone: 120 degrees facing a side, 60 facing a vertex, all round for small units', () => {
    const fires = (a: object, d: Direction): boolean =>
      sum(shot({ a, b: { at: away(d, 2), facing: side(direction(d + 3)) } }), 'fire') !== 'refused'
    const round = (a: object): boolean[] => DIRECTIONS.map((d) => fires(a, d))
    expect(round({ facing: side(0) })).toEqual([true, true, false, false, false, true])
    expect(round({ facing: vertex(0) })).toEqual([true, true, false, false, false, false])
    expect(round({ kind: 'small' })).toEqual([true, true, true, true, true, true])
    expect(items(shot({ a: { facing: side(3) } }), 'fire')).toEqual(['refused CM-ORI-3'])
  })

  test('each half of a formation fires in its own cone; the better one counts', () => {
    // Facing vertex 0 it lies along direction 2; its left half is at HOME.
    const line = { kind: 'formation', facing: vertex(0) } as const
    expect(sum(shot({ a: line, b: { at: away(1, 2), facing: side(4) } }), 'fire')).toBe(0)
    const atRight = away(1, 2, away(2))
    expect(sum(shot({ a: line, b: { at: atRight, facing: side(4) } }), 'fire')).toBe(0)
    // In front of neither half, though between their two cones' outer edges taken together.
    expect(items(shot({ a: line, b: { at: away(2, 2), facing: side(5) } }), 'fire')).toEqual([
      'refused CM-ORI-3',
    ])
  })
})

describe('CM-STK-5: stacks', () => {
  const archers = { stats: BOW, facing: side(0), at: HOME } as const
  const foes = { side: 'blue', at: away(0, 1) } as const

  test('the top alone attacks', () => {
    const stacked = fieldWith({
      a: { ...archers, rank: 0 },
      top: { ...archers, rank: 1 },
      b: { ...foes, facing: side(3) },
    })
    for (const kind of ['shock', 'fire'] as const) {
      expect(items(stacked, kind)).toEqual(['refused CM-STK-5'])
      expect(items(stacked, kind, 'top')).toEqual([])
    }
  })

  test('the top is attacked from front and flank, the bottom from behind, the middle never', () => {
    const facing = (target: Facing) =>
      fieldWith({
        a: archers,
        bottom: { ...foes, facing: target, rank: 0, steps: 2 },
        middle: { ...foes, facing: target, rank: 1 },
        top: { ...foes, facing: target, rank: 2 },
      })
    const struck = (target: Facing, kind: 'shock' | 'fire'): string[] =>
      ['bottom', 'middle', 'top'].filter((id) => sum(facing(target), kind, 'a', id) !== 'refused')
    for (const kind of ['shock', 'fire'] as const) {
      expect(struck(side(3), kind)).toEqual(['top'])
      expect(struck(vertex(1), kind)).toEqual(['top'])
      expect(struck(side(0), kind)).toEqual(['bottom'])
    }
  })
})

test('CM-ENG-1: nobody attacks a friend; CM-HID-2: a decoy is no unit', () => {
  expect(items(duel({ b: { side: 'red' } }), 'shock')).toEqual(['refused CM-ENG-1'])
  expect(items(duel({ b: { decoy: true } }), 'shock')).toEqual(['refused CM-HID-2'])
  expect(items(shot({ a: { decoy: true } }), 'fire')).toEqual(['refused CM-HID-2'])
})
