import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { contactsOf } from '#shared/rules/common-mechanics/engagement/contacts'
import { engagementsOf, engages } from '#shared/rules/common-mechanics/engagement/engagement'
import { type Zone, zoneToward } from '#shared/rules/common-mechanics/facing/zones'
import { type Placing, withHexes } from '../../support/board'
import { entrance, positionOf, type SideName, unit } from '../../support/fantasyBoard'
import { anyDirection, GRID_KINDS, kindName } from '../../hex/gridKinds'
import { at, between, decided, field, fieldWith, id, turned, turnedAbout } from './support'

const [A, B] = [at(0, 0), at(0, -1)]

const engaged = (scenario: Scenario, a = 'a', b = 'b') =>
  decided(engages(positionOf(scenario), unit(scenario, a), unit(scenario, b)))

/** Does A engage B, and B A? */
const mutual = (scenario: Scenario): [boolean, boolean] => [
  engaged(scenario)[0],
  engaged(scenario, 'b', 'a')[0],
]

/** A of red at (0, 0) facing s0 and B of blue just before it, facing it. */
const pair = (a: Partial<Placing> = {}, b: Partial<Placing> = {}, scenario: Scenario = field()): Scenario =>
  fieldWith({ a: { at: A, side: 'red', ...a }, b: { at: B, side: 'blue', facing: 's3', ...b } }, scenario)

const able = { movementClass: 'flying', caveAdapted: true }
const PLACEMENTS: readonly Placement[] = [
  'ground',
  'low-flight',
  'high-flight',
  'shallow-infiltration',
  'deep-infiltration',
]

/** A unit that may be in this placement. */
const placed = (placement: Placement): Partial<Placing> => ({
  placement,
  stats: placement.endsWith('flight') ? { movementClass: 'flying' } : { caveAdapted: true },
})

/** A board that is all cave; for high flight, which needs the open air, the same hexes outdoors. */
function placedPair(a: Placement, b: Placement, together: boolean): Scenario {
  const indoors = ![a, b].includes('high-flight')
  const board = indoors ? withHexes(field(), [A, B], { environment: 'cave' }) : field()
  return pair(placed(a), { ...placed(b), ...(together && { at: A }) }, board)
}

const pairsThatEngage = (together: boolean): string[] =>
  PLACEMENTS.flatMap((a) =>
    PLACEMENTS.filter((b) => engaged(placedPair(a, b, together))[0]).map((b) => `${a} > ${b}`),
  )

describe('CM-ENG-1: A engages B', () => {
  test('adjacent, in its front zone, in the same position', () => {
    expect(mutual(pair())).toEqual([true, true])
  })

  test('not when it is routed; shaken it does', () => {
    expect(engaged(pair({ status: { cohesion: 'routed' } }))).toEqual([false, 'CM-ENG-1'])
    expect(engaged(pair({ status: { cohesion: 'shaken' } }))[0]).toBe(true)
    expect(engaged(pair({}, { status: { cohesion: 'routed' } }))[0]).toBe(true)
  })

  test('not friends, nor who belongs to nobody', () => {
    expect(engaged(pair({}, { side: 'red' }))).toEqual([false, 'CM-ENG-1'])
  })

  test('not when B is on its flank or behind it', () => {
    expect(mutual(pair({ facing: 's3' }))).toEqual([false, true])
    expect(mutual(pair({ facing: 'v1' }))).toEqual([false, true])
    expect(engaged(pair({ facing: 's3' }))).toEqual([false, 'CM-ENG-1'])
    const { because } = engages(
      positionOf(pair({ facing: 's3' })),
      unit(pair({ facing: 's3' }), 'a'),
      unit(pair(), 'b'),
    )
    expect(because.map(({ rule }) => rule)).toEqual(['CM-ENG-1', 'CM-ORI-3'])
  })

  test('not when it is two hexes away', () => {
    expect(engaged(pair({}, { at: at(0, -2) }))).toEqual([false, 'CM-ENG-1'])
  })

  test('not across a side that it may not cross', () => {
    expect(mutual(pair({}, {}, between(field(), A, B, 'impassable')))).toEqual([false, false])
    expect(mutual(pair({}, {}, between(field(), A, B, 'rough')))).toEqual([true, true])
    const formation: Partial<Placing> = { kind: 'formation', facing: 'v0' }
    expect(mutual(pair(formation, {}, between(field(), A, B, 'rough')))).toEqual([false, true])
  })

  test('not into a hex that is forbidden to it', () => {
    const pond = withHexes(field(), [B], 'water')
    expect(mutual(pair({}, { stats: { swimmer: true } }, pond))).toEqual([false, true])
  })

  test('levels do not matter', () => {
    expect(mutual(pair({}, {}, withHexes(field(), [B], { level: 3 })))).toEqual([true, true])
  })

  test('CM-SID-6: through an entrance who may pass it', () => {
    const gate = between(withHexes(field(), [B], 'fortification'), A, B, entrance('blue'))
    expect(mutual(pair({}, {}, gate))).toEqual([false, true])
    // Red inside, alone, has taken it.
    expect(mutual(pair({ side: 'blue' }, { side: 'red' }, gate))).toEqual([false, true])
  })

  test('of a formation in any of its three front hexes', () => {
    const formation: Partial<Placing> = { kind: 'formation', facing: 'v0' }
    const before = [at(0, -1), at(1, -1), at(2, -1)]
    const flanks = [at(-1, 0), at(2, 0)]
    expect(before.map((hex) => engaged(pair(formation, { at: hex }))[0])).toEqual([true, true, true])
    expect(flanks.map((hex) => engaged(pair(formation, { at: hex }))[0])).toEqual([false, false])
  })

  test('the zone of B that A comes from is told', () => {
    const zone = (facing: string): Zone | undefined => {
      const board = pair({}, { facing })
      return engagementsOf(positionOf(board), unit(board, 'a'), unit(board, 'b')).value[0]?.zone
    }
    expect(['s3', 'v3', 'v1', 's0', 'v0'].map(zone)).toEqual(['front', 'front', 'flank', 'rear', 'rear'])
  })
})

describe('CM-ENG-1, CM-ENG-3: placements', () => {
  test('in the same hex: ground with low flight and shallow infiltration, both flights, both infiltrations', () => {
    expect(pairsThatEngage(true)).toEqual([
      'ground > low-flight',
      'ground > shallow-infiltration',
      'low-flight > ground',
      'low-flight > high-flight',
      'high-flight > low-flight',
      'shallow-infiltration > ground',
      'shallow-infiltration > deep-infiltration',
      'deep-infiltration > shallow-infiltration',
    ])
  })

  test('in the same hex facings are ignored', () => {
    const board = pair({ facing: 's3' }, { at: A, facing: 's0', placement: 'low-flight', stats: able })
    expect(mutual(board)).toEqual([true, true])
    const ways = engagementsOf(positionOf(board), unit(board, 'a'), unit(board, 'b')).value
    expect(ways).toEqual([{ from: A, to: A, zone: 'front' }])
  })

  test('from hex to hex: the same position, infiltrations of one depth, ground with shallow infiltration', () => {
    expect(pairsThatEngage(false)).toEqual([
      'ground > ground',
      'ground > shallow-infiltration',
      'low-flight > low-flight',
      'low-flight > high-flight',
      'high-flight > low-flight',
      'high-flight > high-flight',
      'shallow-infiltration > ground',
      'shallow-infiltration > shallow-infiltration',
      'deep-infiltration > deep-infiltration',
    ])
  })

  test('CM-ENG-3: the rule is named where it alone decides', () => {
    expect(engaged(placedPair('low-flight', 'high-flight', true))).toEqual([true, 'CM-ENG-3'])
    expect(engaged(placedPair('shallow-infiltration', 'deep-infiltration', false))).toEqual([
      false,
      'CM-ENG-3',
    ])
    expect(engaged(placedPair('ground', 'low-flight', false))).toEqual([false, 'CM-ENG-1'])
  })

  test('CM-ENG-3: one in rock engages the ground beside it, which cannot engage it', () => {
    const cave = withHexes(field(), [A, B], { environment: 'cave' })
    const rock = withHexes(cave, [B], 'impassable')
    expect(mutual(pair({}, placed('shallow-infiltration'), rock))).toEqual([false, true])
    expect(mutual(pair({}, { ...placed('shallow-infiltration'), facing: 's0' }, rock))).toEqual([
      false,
      false,
    ])
  })

  test('sides do not part who is in flight, nor who is in the rock', () => {
    const cliff = (indoors: boolean) =>
      between(withHexes(field(), [A, B], { environment: indoors ? 'cave' : 'outdoors' }), A, B, 'impassable')
    expect(mutual(pair(placed('low-flight'), placed('high-flight'), cliff(false)))).toEqual([true, true])
    const deep = placed('deep-infiltration')
    expect(mutual(pair(deep, deep, cliff(true)))).toEqual([true, true])
    expect(mutual(pair(placed('ground'), placed('shallow-infiltration'), cliff(true)))).toEqual([
      false,
      false,
    ])
  })
})

describe('CM-SID-4: across sides that one climbs or swims over', () => {
  const contact = { momentum: 'contact' }
  const cliff = between(field(), A, B, 'impassable')
  const river = between(field(), A, B, 'water')
  const climber: Partial<Placing> = { stats: { climber: true } }

  test('a climber engages with its contact marker only, and then anyone engages it', () => {
    expect(mutual(pair(climber, {}, cliff))).toEqual([false, false])
    expect(mutual(pair({ ...climber, status: contact }, {}, cliff))).toEqual([true, true])
    expect(engaged(pair({ ...climber, status: contact }, {}, cliff))).toEqual([true, 'CM-ENG-1'])
    expect(engaged(pair(climber, {}, cliff))).toEqual([false, 'CM-SID-4'])
  })

  test('a charge marker is no contact marker', () => {
    expect(mutual(pair({ ...climber, status: { momentum: 'charge' } }, {}, cliff))).toEqual([false, false])
  })

  test('a swimmer across water, a climber not', () => {
    expect(mutual(pair({ stats: { swimmer: true }, status: contact }, {}, river))).toEqual([true, true])
    expect(mutual(pair({ ...climber, status: contact }, {}, river))).toEqual([false, false])
  })

  test('these bans concern the ground: between the rock and the ground it is enough to be able to cross', () => {
    const rock = withHexes(cliff, [A, B], { environment: 'cave' })
    const burrower = (stats: Placing['stats']): Partial<Placing> => ({
      placement: 'shallow-infiltration',
      stats: { caveAdapted: true, ...stats },
    })
    expect(mutual(pair(burrower({ climber: true }), {}, rock))).toEqual([true, false])
    expect(mutual(pair(burrower({ climber: true }), climber, rock))).toEqual([true, true])
    expect(mutual(pair({ ...burrower({}), status: contact }, {}, rock))).toEqual([false, false])
  })

  test('never in formation', () => {
    const formation: Partial<Placing> = {
      kind: 'formation',
      facing: 'v0',
      stats: { climber: true },
      status: contact,
    }
    expect(mutual(pair(formation, {}, cliff))).toEqual([false, false])
  })

  test('who is attacked so must face it to engage it, and must face where it attacks', () => {
    expect(mutual(pair({ ...climber, status: contact }, { facing: 's0' }, cliff))).toEqual([true, false])
    expect(mutual(pair({ ...climber, status: contact, facing: 's3' }, {}, cliff))).toEqual([false, false])
  })

  test('nor into a hex that is forbidden to it, nor when the attacker is routed', () => {
    const pond = withHexes(cliff, [A], 'water')
    const diver: Partial<Placing> = { stats: { climber: true, swimmer: true }, status: contact }
    expect(mutual(pair(diver, {}, pond))).toEqual([true, false])
    const routed = { ...contact, cohesion: 'routed' }
    expect(mutual(pair({ ...climber, status: routed }, {}, cliff))).toEqual([false, false])
  })

  test('a formation that is attacked so engages too', () => {
    const formation: Partial<Placing> = { kind: 'formation', facing: 'v3', at: at(0, -1) }
    expect(mutual(pair({ ...climber, status: contact }, formation, cliff))).toEqual([true, true])
  })

  test('fortification sides use the climber’s rule', () => {
    const wall = between(withHexes(field(), [B], 'fortification'), A, B, 'fortification')
    expect(mutual(pair({ ...climber, status: contact }, {}, wall))).toEqual([true, true])
  })

  test('flyers ignore the ban', () => {
    expect(mutual(pair({ stats: { movementClass: 'flying' } }, {}, cliff))).toEqual([true, false])
  })
})

describe('CM-ENG-2: whom of a stack one engages', () => {
  const stack = (facing: string, ...kinds: ('large' | 'small')[]): Scenario =>
    fieldWith({
      a: { at: A, side: 'red' },
      ...Object.fromEntries(
        kinds.map((kind, rank) => [
          `b${rank}`,
          { at: B, side: 'blue', facing, rank, kind: kind === 'large' ? 'troop' : 'small' } as const,
        ]),
      ),
    })
  const whom = (board: Scenario): string[] =>
    Object.keys(board.counters).filter((name) => name !== 'a' && engaged(board, 'a', name)[0])

  test('the top from its front and its flank, the bottom from behind, the middle never', () => {
    expect(whom(stack('s3', 'large', 'large'))).toEqual(['b1'])
    expect(whom(stack('v1', 'large', 'large'))).toEqual(['b1'])
    expect(whom(stack('s0', 'large', 'large'))).toEqual(['b0'])
    // Three large ones are more than a position holds; the rule of the middle holds all the same.
    for (const facing of ['s3', 'v1', 's0'])
      expect(whom(stack(facing, 'large', 'large', 'large'))).not.toContain('b1')
    expect(engaged(stack('s3', 'large', 'large'), 'a', 'b0')).toEqual([false, 'CM-ENG-2'])
  })

  test('alone it is top and bottom', () => {
    for (const facing of ['s3', 'v1', 's0']) expect(whom(stack(facing, 'large'))).toEqual(['b0'])
  })

  test('a small unit only where no large one shares its position', () => {
    expect(whom(stack('s3', 'small'))).toEqual(['b0'])
    expect(whom(stack('s3', 'large', 'small'))).toEqual(['b0'])
    expect(whom(stack('s0', 'small', 'large'))).toEqual(['b1'])
    expect(whom(stack('s0', 'small', 'small'))).toEqual(['b1'])
  })

  test('a large one in the air shelters nobody on the ground, in low flight whoever flies high', () => {
    const small = { kind: 'small', at: B, side: 'blue' } as const
    const bird = { at: B, side: 'blue', placement: 'low-flight', stats: { movementClass: 'flying' } } as const
    expect(engaged(fieldWith({ a: { at: A }, b: small, bird }))[0]).toBe(true)
    const bat = { ...small, placement: 'high-flight', stats: { movementClass: 'flying' } } as const
    const hunter = { at: A, placement: 'high-flight', stats: { movementClass: 'flying' } } as const
    expect(engaged(fieldWith({ a: hunter, b: bat, bird }))).toEqual([false, 'CM-ENG-2'])
    expect(engaged(fieldWith({ a: hunter, b: bat, bird: { ...bird, side: 'red' } }))[0]).toBe(true)
  })

  test('in one hex who comes from the air meets the top', () => {
    const bird = { at: B, side: 'red', placement: 'low-flight', stats: { movementClass: 'flying' } } as const
    const board = fieldWith({ a: bird, b0: { at: B, side: 'blue' }, b1: { at: B, side: 'blue', rank: 1 } })
    expect(whom(board)).toEqual(['b1'])
  })

  test('of a formation stacked in one of its hexes, the hex that is attacked counts', () => {
    const formation = { kind: 'formation', facing: 'v0', at: A, side: 'blue', stats: { figures: 3 } } as const
    const troop = { at: A, side: 'blue', facing: 'v0', rank: 1 } as const
    const attacker = (q: number, r: number) => ({ at: at(q, r), side: 'red', facing: 's3' }) as const
    expect(whom(fieldWith({ a: attacker(0, -1), formation, troop }))).toEqual(['troop'])
    expect(whom(fieldWith({ a: attacker(2, -1), formation, troop }))).toEqual(['formation'])
    expect(whom(fieldWith({ a: attacker(1, -1), formation, troop }))).toEqual(['formation', 'troop'])
  })
})

describe('contactsOf: who engages whom about a unit', () => {
  const board = fieldWith({
    hero: { at: A, side: 'red' },
    before: { at: B, side: 'blue', facing: 's3' },
    behind: { at: at(0, 1), side: 'blue', facing: 's0' },
    passing: { at: at(1, -1), side: 'blue', facing: 's0' },
    away: { at: at(-1, 1), side: 'blue', facing: 's3' },
    friend: { at: at(1, 0), side: 'red' },
    decoy: { at: at(-1, 0), side: 'blue', decoy: true },
  })

  test('CM-ENG-1: foes only, those alone between whom there is an engagement', () => {
    const found = contactsOf(positionOf(board), id('hero')).map(({ foe, engages: out, engagedBy }) => [
      foe,
      out.value.map(({ zone }) => zone),
      engagedBy.value.map(({ zone }) => zone),
    ])
    expect(found).toEqual([
      ['before', ['front'], ['front']],
      ['passing', ['rear'], []],
      ['behind', [], ['rear']],
    ])
  })

  test('CM-ENG-1: a formation meets one foe by several hexes', () => {
    const wide = fieldWith({
      line: { kind: 'formation', facing: 'v0', at: A, side: 'red' },
      foe: { at: at(1, -1), side: 'blue', facing: 'v3' },
    })
    const [contact] = contactsOf(positionOf(wide), id('foe'))
    expect(contact?.engages.value.map(({ to }) => hexKey(to))).toEqual([hexKey(A), hexKey(at(1, 0))])
  })

  test('a decoy, and who is in the tray, has none', () => {
    expect(contactsOf(positionOf(board), id('decoy'))).toEqual([])
    expect(contactsOf(positionOf(board), id('nobody'))).toEqual([])
  })
})

describe('CM-ENG-1: properties', () => {
  const anyKind = fc.constantFrom('troop' as const, 'small' as const)
  const anyFacing = fc.record({
    kind: fc.constantFrom('side' as const, 'vertex' as const),
    index: anyDirection,
  })

  test('CM-ENG-1: on open level ground, with mutual fronts, engagement is mutual', () => {
    fc.assert(
      fc.property(anyDirection, anyFacing, anyFacing, anyKind, anyKind, (way, fa, fb, ka, kb) => {
        const board = pair({ facing: fa, kind: ka }, { at: neighbor(A, way), facing: fb, kind: kb })
        const faces = (one: string, other: string): boolean =>
          zoneToward(unit(board, one), unit(board, other).hexes[0]!) === 'front'
        expect(mutual(board)).toEqual([faces('a', 'b'), faces('b', 'a')])
      }),
      { numRuns: 300 },
    )
  })

  test.each(GRID_KINDS.map((grid) => [kindName(grid), grid] as const))(
    'CM-ENG-1: turned by 60 degrees a position has the same engagements: %s',
    (_, { orientation, stagger }) => {
      const places = [A, ...DIRECTIONS.map((way) => neighbor(A, way))]
      const anyUnit = fc.record({
        hex: fc.constantFrom(...places),
        side: fc.constantFrom<SideName>('red', 'blue'),
        kind: fc.constantFrom('troop' as const, 'small' as const, 'formation' as const),
        facing: anyFacing,
        placement: fc.constantFrom<Placement>('ground', 'low-flight', 'high-flight'),
      })
      fc.assert(
        fc.property(
          fc.array(anyUnit, { minLength: 2, maxLength: 5 }),
          fc.array(anyDirection, { maxLength: 3 }),
          fc.constantFrom('impassable', 'rough', 'water', 'normal'),
          (units, sides, feature) => {
            const seen = [0, 1, 2].map((turns) => {
              const bare = field({ orientation, stagger })
              const painted = sides.reduce(
                (board, way) => between(board, A, neighbor(A, turned(way, turns)), feature),
                bare,
              )
              const board = units.reduce((board, { hex, side, kind, facing, placement }, index) => {
                const index60 = turned(facing.index, turns)
                return fieldWith(
                  {
                    [`u${index}`]: {
                      ...{ at: turnedAbout(A, hex, turns), side, kind, placement, rank: index },
                      facing: { kind: kind === 'formation' ? 'vertex' : facing.kind, index: index60 },
                      stats: placement === 'ground' ? {} : { movementClass: 'flying' },
                    },
                  },
                  board,
                )
              }, painted)
              const names = units.map((_, index) => `u${index}`)
              return names.flatMap((a) =>
                names.filter((b) => engaged(board, a, b)[0]).map((b) => `${a} > ${b}`),
              )
            })
            expect(seen[1]).toEqual(seen[0])
            expect(seen[2]).toEqual(seen[0])
          },
        ),
        { numRuns: 150 },
      )
    },
  )
})
