import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { mayCross, mayPass } from '#shared/rules/common-mechanics/ground/crossing'
import { barrierFor, fortificationBehind } from '#shared/rules/common-mechanics/ground/fortification'
import { sideBetween } from '#shared/rules/common-mechanics/ground/hexsideAcross'
import { fantasyPosition } from '#shared/rules/common-mechanics/position/fantasyRules'
import { playedFantasyRules } from '#shared/rules/common-mechanics/house/playedRules'
import { COMMON_MECHANICS, commonMechanics } from '#shared/rules/common-mechanics/index'
import { type Placing, withHexes, withMarker } from '../../support/board'
import { entrance, positionOf, unit } from '../../support/fantasyBoard'
import { at, between, decided, field, fieldWith } from './support'

const [FROM, TO] = [at(0, 0), at(0, -1)]

type Kind = Partial<Placing>
const walker: Kind = {}
const climber: Kind = { stats: { climber: true } }
const swimmer: Kind = { stats: { swimmer: true } }
const flyer: Kind = { stats: { movementClass: 'flying' } }
const wheels: Kind = { stats: { movementClass: 'wheeled' } }
const formation: Kind = { kind: 'formation', facing: 'v0' }
const climbingFormation: Kind = { kind: 'formation', facing: 'v0', stats: { climber: true, swimmer: true } }

/** One unit at `FROM`, what it meets on the side to `TO`. */
function crosses(
  kind: Kind,
  features: Parameters<typeof between>[3] | undefined,
  to: Placement = 'ground',
  change: (scenario: Scenario) => Scenario = (scenario) => scenario,
): [string, string | undefined] {
  const bare = fieldWith({ one: { at: FROM, ...kind } })
  const scenario = change(features ? between(bare, FROM, TO, features) : bare)
  return decided(mayCross(positionOf(scenario), unit(scenario, 'one'), FROM, TO, to))
}

describe('CM-SID: who crosses each side', () => {
  const value = (kind: Kind, feature: string): string => crosses(kind, feature)[0]

  test('CM-SID-3: a rough side lets all pass at a price, but no formation and no wheels', () => {
    expect([walker, climber, flyer, wheels, formation].map((kind) => value(kind, 'rough'))).toEqual([
      'free',
      'free',
      'free',
      'never',
      'never',
    ])
    expect(crosses(formation, 'rough')).toEqual(['never', 'CM-SID-3'])
    expect(crosses(wheels, 'rough')).toEqual(['never', 'CM-TER-4'])
  })

  test('CM-SID-4: an impassable side only climbers, by a minimal move, and flyers', () => {
    expect(
      [walker, swimmer, climber, flyer, climbingFormation].map((kind) => value(kind, 'impassable')),
    ).toEqual(['never', 'never', 'minimal', 'free', 'never'])
    expect(crosses(walker, 'impassable')).toEqual(['never', 'CM-SID-4'])
  })

  test('CM-SID-4: a water side only swimmers, by a minimal move, and flyers', () => {
    expect([walker, climber, swimmer, flyer, climbingFormation].map((kind) => value(kind, 'water'))).toEqual([
      'never',
      'never',
      'minimal',
      'free',
      'never',
    ])
    expect(value({ stats: { movementClass: 'floating' } }, 'water')).toBe('never')
  })

  test('CM-SID-6: a fortification side only climbers and flyers', () => {
    expect(
      [walker, swimmer, climber, flyer, climbingFormation].map((kind) => value(kind, 'fortification')),
    ).toEqual(['never', 'never', 'minimal', 'free', 'never'])
    expect(crosses(walker, 'fortification')).toEqual(['never', 'CM-SID-6'])
  })

  test('CM-SID-3: roads, paths, normal sides and open ground hinder nobody', () => {
    for (const features of ['road', 'path', 'normal', undefined])
      for (const kind of [walker, climber, flyer, wheels, formation])
        expect(crosses(kind, features)[0]).toBe('free')
  })

  test('CM-SID-1: none of them affects flyers, in flight or not', () => {
    for (const feature of ['rough', 'impassable', 'water', 'fortification', 'fortification-entrance'])
      for (const placement of ['ground', 'low-flight', 'high-flight'] as const)
        expect(crosses({ ...flyer, placement }, feature, placement)).toEqual(['free', 'CM-SID-1'])
  })

  test('CM-TER-4: nobody climbs or swims charging', () => {
    const status = { momentum: 'charge' }
    expect(crosses({ ...climber, status }, 'impassable')).toEqual(['never', 'CM-SID-4'])
    expect(crosses({ ...swimmer, status }, 'water')[0]).toBe('never')
    expect(crosses({ ...climber, status }, 'rough')[0]).toBe('free')
  })

  test('who goes from rock to rock passes below them, who comes out crosses them', () => {
    const infiltrator: Kind = { stats: { caveAdapted: true }, placement: 'shallow-infiltration' }
    expect(crosses(infiltrator, 'impassable', 'shallow-infiltration')).toEqual(['free', 'CM-INF-2'])
    expect(crosses(infiltrator, 'impassable', 'ground')).toEqual(['never', 'CM-SID-4'])
    const outside: Kind = { stats: { caveAdapted: true } }
    expect(crosses(outside, 'impassable', 'shallow-infiltration')).toEqual(['never', 'CM-SID-4'])
  })

  test('CM-SID-4: no formation climbs, even over a side that stops no formation', () => {
    const row = { id: 'bank', like: 'impassable', endsFormation: false }
    const house = { options: {}, houseTables: { hexsides: [row] } }
    const { rules, faults } = playedFantasyRules(COMMON_MECHANICS, house)
    const board = between(fieldWith({ one: { at: FROM, ...climbingFormation } }), FROM, TO, {
      barrier: { feature: 'bank' },
    })
    expect(faults).toEqual([])
    expect(mayCross(fantasyPosition(rules, board), unit(board, 'one'), FROM, TO, 'ground').value).toBe(
      'never',
    )
    const man = between(fieldWith({ one: { at: FROM, ...climber } }), FROM, TO, {
      barrier: { feature: 'bank' },
    })
    expect(mayCross(fantasyPosition(rules, man), unit(man, 'one'), FROM, TO, 'ground').value).toBe('minimal')
  })

  test('hexes that do not touch have no side to cross', () => {
    const board = fieldWith({ one: { at: FROM } })
    expect(mayCross(positionOf(board), unit(board, 'one'), FROM, at(0, -2), 'ground').value).toBe('never')
  })

  test('a feature that the rules do not know stands in nobody’s way', () => {
    expect(crosses(walker, { barrier: { feature: 'hedge-of-thorns' } })[0]).toBe('free')
  })
})

describe('CM-SID-3: levels and painted features together', () => {
  const hill = (features?: Parameters<typeof between>[3]): Scenario => {
    const board = withHexes(field(), [TO], { level: 2 })
    return features ? between(board, FROM, TO, features) : board
  }
  const rise = (scenario: Scenario, from: Axial, to: Axial) =>
    sideBetween(positionOf(scenario), from, to)?.rise

  test('the difference is derived from the two hexes, and has a direction', () => {
    expect([rise(hill(), FROM, TO), rise(hill(), TO, FROM), rise(hill(), FROM, at(1, 0))]).toEqual([2, -2, 0])
  })

  test('a side has both its painted feature and its difference of level', () => {
    const across = sideBetween(positionOf(hill('rough')), FROM, TO)
    expect([across?.barrier?.id, across?.rise]).toEqual(['rough', 2])
    const road = sideBetween(positionOf(hill('road')), FROM, TO)
    expect([road?.road?.id, road?.rise]).toEqual(['road', 2])
  })

  test('a normal side overrides the derived difference', () => {
    expect(rise(hill('normal'), FROM, TO)).toBe(0)
  })

  test('there is no side between hexes apart', () => {
    expect(sideBetween(positionOf(field()), FROM, at(0, 2))).toBeUndefined()
  })
})

describe('CM-SID-3: a road in place of the terrain', () => {
  const passes = (kind: Kind, terrain: string, features?: string): [string, string | undefined] => {
    const bare = withHexes(fieldWith({ one: { at: FROM, ...kind } }), [TO], { terrain })
    const board = features ? between(bare, FROM, TO, features) : bare
    return decided(mayPass(positionOf(board), unit(board, 'one'), FROM, TO, 'ground'))
  }

  test('it leads wheels over rough ground and men over water', () => {
    expect([passes(wheels, 'rough')[0], passes(wheels, 'rough', 'road')]).toEqual([
      'never',
      ['free', 'CM-SID-3'],
    ])
    expect([passes(walker, 'water')[0], passes(walker, 'water', 'path')]).toEqual([
      'never',
      ['free', 'CM-SID-3'],
    ])
    expect(passes({ stats: { movementClass: 'mounted' } }, 'difficult', 'road')[0]).toBe('free')
  })

  test('but no boat ashore, and no formation into rough ground', () => {
    expect(passes({ stats: { movementClass: 'floating' } }, 'clear', 'road')[0]).toBe('never')
    expect(passes(formation, 'rough', 'road')).toEqual(['never', 'CM-TER-1'])
    expect(passes(formation, 'clear', 'road')[0]).toBe('free')
    const wagons: Kind = { kind: 'formation', stats: { movementClass: 'wheeled' } }
    expect([passes(wagons, 'clear')[0], passes(wagons, 'clear', 'road')[0]]).toEqual(['minimal', 'free'])
    expect(passes(wagons, 'rough', 'road')[0]).toBe('never')
  })

  test('CM-SID-1: it does nothing for flyers, which are affected by nothing on a side', () => {
    const flyer: Kind = { stats: { movementClass: 'flying' } }
    expect(passes(walker, 'impassable', 'road')[0]).toBe('free')
    expect(passes(flyer, 'impassable', 'road')).toEqual(['never', 'CM-TER-1'])
  })

  test('CM-TER-2: no road leads into what the author made inaccessible, impassable or not', () => {
    const closed = (terrain: string) => {
      const hexes = withHexes(fieldWith({ one: { at: FROM } }), [TO], { terrain, flags: ['inaccessible'] })
      const board = between(hexes, FROM, TO, 'road')
      return decided(mayPass(positionOf(board), unit(board, 'one'), FROM, TO, 'ground'))
    }
    expect(closed('clear')).toEqual(['never', 'CM-TER-2'])
    expect(closed('impassable')).toEqual(['never', 'CM-TER-2'])
  })

  test('a barrier on the same side still stands', () => {
    const features = { barrier: { feature: 'impassable' }, way: { feature: 'road' } }
    const board = between(fieldWith({ one: { at: FROM } }), FROM, TO, features)
    expect(mayPass(positionOf(board), unit(board, 'one'), FROM, TO, 'ground').value).toBe('never')
  })

  test('of a side and a hex the harder counts, its rule first', () => {
    expect(passes(climber, 'clear', 'impassable')).toEqual(['minimal', 'CM-TER-4'])
    expect(passes(climber, 'water', 'impassable')).toEqual(['never', 'CM-TER-4'])
    expect(passes({ kind: 'small', stats: { swimmer: true } }, 'water')[0]).toBe('minimal')
  })
})

describe('CM-SID-6: entrances of a fortification', () => {
  /** A fortification at `TO` and behind it, with an entrance on the side to `FROM`. */
  const INNER = neighbor(TO, 0)
  const castle = (gate: ReturnType<typeof entrance>, units: Readonly<Record<string, Placing>>): Scenario =>
    between(withHexes(fieldWith(units), [TO, INNER], 'fortification'), FROM, TO, gate)
  const enters = (
    gate: ReturnType<typeof entrance>,
    one: Kind,
    others = {},
  ): [string, string | undefined] => {
    const board = castle(gate, { one: { at: FROM, ...one }, ...others })
    return decided(mayCross(positionOf(board), unit(board, 'one'), FROM, TO, 'ground'))
  }

  test('the owner’s units and those it lets pass cross it as an ordinary side', () => {
    expect(enters(entrance('red'), { side: 'red' })).toEqual(['free', 'CM-SID-6'])
    expect(enters(entrance('red', 'green'), { side: 'green' })).toEqual(['free', 'CM-SID-6'])
  })

  test('for all others it is a fortification side', () => {
    expect(enters(entrance('red', 'green'), { side: 'blue' })).toEqual(['never', 'CM-SID-6'])
    expect(enters(entrance('red'), { side: 'green' })[0]).toBe('never')
    expect(enters(entrance('red'), { side: 'blue', stats: { climber: true } })[0]).toBe('minimal')
    expect(enters(entrance('red'), { side: 'blue', stats: { movementClass: 'flying' } })[0]).toBe('free')
  })

  test('without owner it is closed to all', () => {
    for (const side of ['red', 'blue', 'green'] as const)
      expect(enters(entrance(), { side })).toEqual(['never', 'CM-SID-6'])
  })

  test('painted without its wall it is a fortification side all the same', () => {
    const gate = { opening: { feature: 'fortification-entrance' } }
    expect(enters(gate, { side: 'red' })).toEqual(['never', 'CM-SID-6'])
    expect(enters(gate, { side: 'red', stats: { climber: true } })[0]).toBe('minimal')
    const board = castle(gate, {})
    const across = sideBetween(positionOf(board), FROM, TO)!
    expect(barrierFor(positionOf(board), across, undefined)).toMatchObject({ fire: -8, endsFormation: true })
  })

  test('it passes to an enemy that alone occupies the fortification', () => {
    const blue = { inside: { at: INNER, side: 'blue' } as const }
    expect(enters(entrance('red'), { side: 'blue' }, blue)[0]).toBe('free')
    expect(enters(entrance('red', 'green'), { side: 'red' }, blue)[0]).toBe('never')
    expect(enters(entrance('red', 'green'), { side: 'green' }, blue)[0]).toBe('never')
  })

  test('not while the owner, or a third, is still inside; nor from the air; nor one that had no owner', () => {
    const both = { inside: { at: INNER, side: 'blue' }, last: { at: TO, side: 'red' } } as const
    expect(enters(entrance('red'), { side: 'blue' }, both)[0]).toBe('never')
    expect(enters(entrance('red'), { side: 'red' }, both)[0]).toBe('free')
    const third = { inside: { at: INNER, side: 'blue' }, guest: { at: TO, side: 'green' } } as const
    expect(enters(entrance('red', 'green'), { side: 'blue' }, third)[0]).toBe('never')
    expect(enters(entrance('red', 'green'), { side: 'red' }, third)[0]).toBe('free')
    const above = {
      inside: { at: INNER, side: 'blue', placement: 'low-flight', stats: { movementClass: 'flying' } },
    } as const
    expect(enters(entrance('red'), { side: 'blue' }, above)[0]).toBe('never')
    expect(enters(entrance(), { side: 'blue' }, { inside: { at: INNER, side: 'blue' } })[0]).toBe('never')
  })

  test('a decoy takes no fortification', () => {
    const decoy = { inside: { at: INNER, side: 'blue', decoy: true } } as const
    expect(enters(entrance('red'), { side: 'blue' }, decoy)[0]).toBe('never')
  })

  test('a wall inside parts two fortifications', () => {
    const board = between(castle(entrance('red'), {}), TO, INNER, 'fortification')
    const side = sideBetween(positionOf(board), FROM, TO)!.side
    expect(fortificationBehind(positionOf(board), side).size).toBe(1)
    expect(fortificationBehind(positionOf(castle(entrance('red'), {})), side).size).toBe(2)
    expect(fortificationBehind(positionOf(field()), side).size).toBe(0)
  })
})

describe('CM-OBS: the palisade', () => {
  /** A palisade in `TO` that faces `FROM` (a side: three front sides). */
  const fenced = (facing: string) => (scenario: Scenario) =>
    withMarker(scenario, [TO], { kind: 'palisade', facing })

  test('inwards, its front lets in infantry by a minimal move, flyers and infiltrators freely, others never', () => {
    const inward = (kind: Kind, to: Placement = 'ground') => crosses(kind, undefined, to, fenced('s3'))
    expect(inward(walker)).toEqual(['minimal', 'CM-OBS'])
    expect(inward(flyer)[0]).toBe('free')
    expect(inward({ stats: { caveAdapted: true }, placement: 'shallow-infiltration' })[0]).toBe('free')
    for (const movementClass of ['mounted', 'animal', 'wheeled'])
      expect(inward({ stats: { movementClass } })).toEqual(['never', 'CM-OBS'])
    expect(inward(formation)[0]).toBe('never')
  })

  test('facing a side it closes three sides, facing a vertex two; the way out is open', () => {
    const board = fieldWith({ one: { at: FROM } })
    const closed = (facing: string): number[] => {
      const palisade = withMarker(board, [FROM], { kind: 'palisade', facing })
      return DIRECTIONS.filter((way) => {
        const outside = neighbor(FROM, way)
        return mayCross(positionOf(palisade), unit(palisade, 'one'), outside, FROM, 'ground').value !== 'free'
      })
    }
    expect(closed('s3')).toEqual([2, 3, 4])
    expect(closed('v3')).toEqual([3, 4])
    const palisade = withMarker(board, [FROM], { kind: 'palisade', facing: 's0' })
    expect(mayCross(positionOf(palisade), unit(palisade, 'one'), FROM, TO, 'ground').value).toBe('free')
  })

  test('no other obstacle closes a side', () => {
    for (const kind of ['abatis', 'stakes', 'mantlet'])
      expect(
        crosses(walker, undefined, 'ground', (board) => withMarker(board, [TO], { kind, facing: 's3' }))[0],
      ).toBe('free')
  })
})

describe('mayStraddle: the halves of a formation (CHK-4)', () => {
  const lies = (features?: string) => {
    const board = features ? between(field(), FROM, TO, features) : field()
    return decided(commonMechanics.mayStraddle(board, FROM, TO))
  }

  test('CM-SID-3: no side splits it that a formation may not cross', () => {
    expect(lies('rough')).toEqual([false, 'CM-SID-3'])
    expect(lies('impassable')).toEqual([false, 'CM-SID-4'])
    expect(lies('water')).toEqual([false, 'CM-SID-4'])
    expect(lies('fortification')).toEqual([false, 'CM-SID-6'])
    expect(lies('fortification-entrance')[0]).toBe(false)
  })

  test('CM-SID-3: roads, normal sides and levels do not', () => {
    expect([lies()[0], lies('road')[0], lies('normal')[0]]).toEqual([true, true, true])
    const hill = withHexes(field(), [TO], { level: 1 })
    expect(commonMechanics.mayStraddle(hill, FROM, TO).value).toBe(true)
  })

  test('CM-OBS: a palisade between them does', () => {
    const board = withMarker(field(), [TO], { kind: 'palisade', facing: 's3' })
    expect(commonMechanics.mayStraddle(board, FROM, TO).value).toBe(false)
    expect(commonMechanics.mayStraddle(board, TO, FROM).value).toBe(false)
    expect(commonMechanics.mayStraddle(board, TO, neighbor(TO, 0)).value).toBe(true)
  })
})
