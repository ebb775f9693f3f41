/** Hexsides in the Advantage (CM-SID-2 to CM-SID-6), and shock across them. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { addHex, type Axial, axial, hexDistance, subtractHex } from '#shared/hex/axial'
import { type Direction, DIRECTIONS, neighbor } from '#shared/hex/direction'
import { withHexes } from '../../support/board'
import { entrance, positionOf, unit } from '../../support/fantasyBoard'
import { losesCharge } from '#shared/rules/common-mechanics/advantage/advantageSides'
import { attack, away, duel, FLYING, HOME, items, shot, vertex } from './duel'
import { between } from './support'

type Features = Parameters<typeof between>[3]

const across = (scenario: Scenario, features: Features): Scenario =>
  between(scenario, HOME, away(0), features)
const raised = (scenario: Scenario, level: number, distance = 1): Scenario =>
  withHexes(scenario, [away(0, distance)], { level })

const climbing = { stats: { climber: true }, status: { momentum: 'contact' } } as const
const swimming = { stats: { swimmer: true }, status: { momentum: 'contact' } } as const

describe('CM-SID-3: shock across a side', () => {
  test('+1 from above, -1 from below, whatever the number of levels', () => {
    expect(items(raised(duel(), 1), 'shock')).toEqual(['CM-SID-3 -1'])
    expect(items(raised(duel(), 3), 'shock')).toEqual(['CM-SID-3 -1'])
    expect(items(raised(duel(), -2), 'shock')).toEqual(['CM-SID-3 1'])
    expect(items(duel(), 'shock')).toEqual([])
  })

  test('a rough side is -1, on top of the level difference', () => {
    expect(items(across(duel(), 'rough'), 'shock')).toEqual(['CM-SID-3 -1'])
    expect(items(across(raised(duel(), -1), 'rough'), 'shock')).toEqual(['CM-SID-3 1', 'CM-SID-3 -1'])
  })

  test('a side confirmed normal overrides the derived level difference', () => {
    expect(items(across(raised(duel(), 1), 'normal'), 'shock')).toEqual([])
  })

  test('a road or path changes nothing', () => {
    expect(items(across(duel(), 'road'), 'shock')).toEqual([])
    expect(items(across(raised(duel(), 1), 'path'), 'shock')).toEqual(['CM-SID-3 -1'])
  })

  test('no formation shocks across a rough side; it is shocked across it', () => {
    const formed = { kind: 'formation', facing: vertex(0) } as const
    const rough = across(duel({ a: formed }), 'rough')
    expect(items(rough, 'shock')).toEqual(expect.arrayContaining(['refused CM-SID-3']))
    expect(items(across(duel({ b: { ...formed, facing: vertex(3) } }), 'rough'), 'shock')).toEqual([
      'CM-SID-3 -1',
    ])
  })

  test('a charge is lost before shocking across a rough side, not across an ordinary one', () => {
    const charge = (scenario: Scenario): boolean =>
      losesCharge(positionOf(scenario), {
        ...{ attacker: unit(scenario, 'a'), target: unit(scenario, 'b') },
        ...{ from: HOME, into: away(0), zone: 'front' },
      }).value
    expect(charge(across(duel(), 'rough'))).toBe(true)
    expect(charge(across(duel(), 'fortification'))).toBe(true)
    expect(charge(raised(duel(), 1))).toBe(false)
    expect(charge(across(duel(), 'road'))).toBe(false)
  })

  test('sides are for those on the ground: flyers ignore them (CM-SID-4)', () => {
    const low = { stats: { ...FLYING }, placement: 'low-flight' } as const
    for (const feature of ['rough', 'impassable', 'water', 'fortification'])
      expect(items(across(raised(duel({ a: low, b: low }), 1), feature), 'shock')).toEqual([])
  })
})

describe('CM-SID-4: shock of climbers and swimmers', () => {
  test('a climber with its contact marker shocks across an impassable side at -4', () => {
    expect(items(across(duel({ a: climbing }), 'impassable'), 'shock')).toEqual(['CM-SID-4 -4'])
    expect(items(across(raised(duel({ a: climbing }), 2), 'impassable'), 'shock')).toEqual([
      'CM-SID-3 -1',
      'CM-SID-4 -4',
    ])
  })

  test('a swimmer with its contact marker shocks across a water side at -2', () => {
    expect(items(across(duel({ a: swimming }), 'water'), 'shock')).toEqual(['CM-SID-4 -2'])
  })

  test('nobody else does: without the marker, the faculty, or in formation', () => {
    const refused = (a: object, feature: string): boolean =>
      attack(across(duel({ a }), feature), 'shock').refused !== undefined
    for (const feature of ['impassable', 'water', 'fortification']) {
      expect(refused({}, feature)).toBe(true)
      expect(refused({ status: { momentum: 'contact' } }, feature)).toBe(true)
      expect(refused({ stats: { climber: true, swimmer: true } }, feature)).toBe(true)
    }
    expect(refused(swimming, 'impassable')).toBe(true)
    expect(refused(climbing, 'water')).toBe(true)
    expect(refused({ ...climbing, kind: 'formation', facing: vertex(0) }, 'impassable')).toBe(true)
  })

  test('a swimmer has its -2 from a water hex too, beside that of the terrain; across a water side it counts once', () => {
    const inWater = withHexes(duel({ a: { stats: { swimmer: true } } }), [HOME], 'water')
    expect(items(inWater, 'shock')).toEqual(['CM-TER-1 -2', 'CM-SID-4 -2'])
    const both = across(withHexes(duel({ a: swimming }), [HOME], 'water'), 'water')
    expect(items(both, 'shock')).toEqual(['CM-TER-1 -2', 'CM-SID-4 -2'])
    const boat = { stats: { movementClass: 'floating' } } as const
    const afloat = withHexes(duel({ a: boat, b: boat }), [HOME, away(0)], 'water')
    expect(items(afloat, 'shock')).toEqual(['CM-TER-1 -2', 'CM-TER-1 2'])
  })

  test('who has its marker there may be shocked across the side by anyone, who pays nothing for it', () => {
    expect(items(across(duel({ b: climbing }), 'impassable'), 'shock')).toEqual([])
    expect(items(across(duel({ b: swimming }), 'water'), 'shock')).toEqual([])
    const unmarked = { b: { stats: { climber: true } } }
    expect(attack(across(duel(unmarked), 'impassable'), 'shock').refused).toBeDefined()
  })

  test('a fortification side takes the climber’s numbers, its hex its own', () => {
    const assault = across(duel({ a: climbing }), 'fortification')
    expect(items(assault, 'shock')).toEqual(['CM-SID-4 -4'])
    expect(items(withHexes(assault, [away(0)], 'fortification'), 'shock')).toEqual([
      'CM-TER-1 -4',
      'CM-SID-4 -4',
    ])
  })

  test('CM-SID-6: an entrance is an ordinary side to its owner and to those it lets pass, a fortification side to others', () => {
    expect(items(across(duel(), entrance('red')), 'shock')).toEqual([])
    expect(items(across(duel(), entrance('green', 'red')), 'shock')).toEqual([])
    for (const closed of [entrance('blue'), entrance()]) {
      expect(attack(across(duel(), closed), 'shock').refused).toBeDefined()
      expect(items(across(duel({ a: climbing }), closed), 'shock')).toEqual(['CM-SID-4 -4'])
    }
  })
})

/** The last side before the target, two hexes away in direction 0. */
const behind = (scenario: Scenario, features: Features): Scenario =>
  between(scenario, away(0), away(0, 2), features)

describe('CM-SID-2: fire at a target just behind a side', () => {
  test.each([
    ['rough', ['CM-SID-2 -2']],
    ['impassable', ['CM-SID-2 -2']],
    ['water', []],
    ['normal', []],
    ['road', []],
    ['fortification', ['CM-SID-2 -8']],
  ])('%s: %j', (feature, expected) => {
    expect(items(behind(shot(), feature), 'fire')).toEqual(expected)
  })

  test('only the last crossing, into the target’s hex', () => {
    expect(items(between(shot(), HOME, away(0), 'fortification'), 'fire')).toEqual([])
    expect(items(across(shot({ distance: 1 }), 'rough'), 'fire')).toEqual(['CM-SID-2 -2'])
  })

  test('an entrance covers as the fortification does, once; for its owner’s fire it is an ordinary side', () => {
    expect(items(behind(shot(), entrance('blue')), 'fire')).toEqual(['CM-SID-2 -8'])
    expect(items(behind(shot(), entrance()), 'fire')).toEqual(['CM-SID-2 -8'])
    expect(items(behind(shot(), 'fortification-entrance'), 'fire')).toEqual(['CM-SID-2 -8'])
    expect(items(behind(shot(), entrance('red')), 'fire')).toEqual([])
    expect(items(behind(shot(), entrance('green', 'red')), 'fire')).toEqual([])
  })

  test('the two hexes are compared at any range: +1 from above, -1 from below', () => {
    const onHill = withHexes(shot({ distance: 3 }), [HOME], { level: 2 })
    expect(items(onHill, 'fire')).toEqual(['CM-SID-3 1'])
    expect(items(raised(shot({ distance: 2 }), 4, 2), 'fire')).toEqual(['CM-SID-3 -1'])
    expect(items(across(raised(shot({ distance: 1 }), 1), 'normal'), 'fire')).toEqual(['CM-SID-3 -1'])
  })
})

describe('CM-SID-5: what covers, and whom', () => {
  /** The target stands beyond the vertex between directions d and d + 1, two hexes away; the line runs along the side there. */
  const throughVertex = (d: Direction): Scenario =>
    shot({
      a: { stats: { weaponClass: 'bow' }, facing: vertex(d) },
      b: { at: neighbor(away(d), ((d + 1) % 6) as Direction), facing: vertex(((d + 3) % 6) as Direction) },
    })

  test('a line that enters through a vertex counts whichever of its two last sides covers more, once', () => {
    for (const d of DIRECTIONS) {
      const [left, right] = [away(d), away(((d + 1) % 6) as Direction)]
      const target = neighbor(left, ((d + 1) % 6) as Direction)
      const plain = throughVertex(d)
      expect(items(plain, 'fire')).toEqual([])
      expect(items(between(plain, left, target, 'rough'), 'fire')).toEqual(['CM-SID-5 -2'])
      expect(items(between(plain, right, target, 'rough'), 'fire')).toEqual(['CM-SID-5 -2'])
      const both = between(between(plain, left, target, 'rough'), right, target, 'fortification')
      expect(items(both, 'fire')).toEqual(['CM-SID-5 -8'])
      const twice = between(between(plain, left, target, 'rough'), right, target, 'rough')
      expect(items(twice, 'fire')).toEqual(['CM-SID-5 -2'])
      // The side along which the line runs is not crossed.
      expect(items(between(plain, left, right, 'fortification'), 'fire')).toEqual([])
    }
  })

  test('cover holds from either side: for who is inside the fortification and for who is outside', () => {
    const inside = behind(withHexes(shot(), [away(0, 2)], 'fortification'), 'fortification')
    expect(items(inside, 'fire')).toEqual(['CM-TER-1 -4', 'CM-SID-2 -8'])
    const sally = withHexes(shot({ distance: 1 }), [HOME], 'fortification')
    expect(items(across(sally, 'fortification'), 'fire')).toEqual(['CM-SID-2 -8'])
  })

  test('option fortificationCover: only who is inside; other sides cover from either side all the same', () => {
    const inside = { options: { fortificationCover: 'inside' } }
    const held = withHexes(shot(inside), [away(0, 2)], 'fortification')
    expect(items(behind(held, 'fortification'), 'fire')).toEqual(['CM-TER-1 -4', 'CM-SID-2 -8'])
    const sally = withHexes(shot({ ...inside, distance: 1 }), [HOME], 'fortification')
    expect(items(across(sally, 'fortification'), 'fire')).toEqual([])
    expect(items(across(sally, entrance('blue')), 'fire')).toEqual([])
    expect(items(behind(shot(inside), 'rough'), 'fire')).toEqual(['CM-SID-2 -2'])
  })
})

/** Degrees clockwise from direction 0, on a flat grid. */
function bearing(from: Axial, to: Axial): number {
  const { q, r } = subtractHex(to, from)
  const degrees = (Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) * 180) / Math.PI
  return Math.round(degrees + 360) % 360
}

test('CM-SID-2, CM-SID-5: of every shot up to 3 hexes, the sides between which its bearing lies cover, no other', () => {
  let vertices = 0
  for (const target of hexesWithin(3)) {
    const plain = shot({ a: { kind: 'small' }, b: { at: target, kind: 'small' } })
    const toFirer = bearing(target, HOME)
    for (const d of DIRECTIONS) {
      const apart = Math.abs(((toFirer - 60 * d + 540) % 360) - 180)
      const scenario = between(plain, target, neighbor(target, d), 'impassable')
      const rule = toFirer % 60 === 30 ? 'CM-SID-5' : 'CM-SID-2'
      expect(items(scenario, 'fire')).toEqual(apart <= 30 ? [`${rule} -2`] : [])
      if (apart === 30) vertices++
    }
  }
  // Six hexes at distance 2 lie behind a vertex, each with two sides.
  expect(vertices).toBe(12)
})

function hexesWithin(distance: number): Axial[] {
  const steps = Array.from({ length: 2 * distance + 1 }, (_, index) => index - distance)
  return steps
    .flatMap((q) => steps.map((r) => addHex(HOME, axial(q, r))))
    .filter((hex) => hexDistance(hex, HOME) >= 1 && hexDistance(hex, HOME) <= distance)
}
