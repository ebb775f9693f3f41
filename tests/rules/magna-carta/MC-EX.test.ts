/** The five examples of the infiltration rules, as positions, with their controls. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { aboutTurnTests } from '#shared/rules/magna-carta/aboutTurn'
import { opportunityTests } from '#shared/rules/magna-carta/infiltration'
import { NOTHING_HAPPENED } from '#shared/rules/turnMemory'
import { type MovementKind } from '#shared/rules/magna-carta/vulnerability'
import { contextOf, field, type Hex, id, onFoot, paint, summary } from './support'

const BOHEMOND = { type: 'crusaders-soldier', at: [0, 0] } as const
const norman = (hex: Hex) => ({ type: 'crusaders-soldier', at: hex })
const saracen = (hex: Hex) => ({ type: 'saracens-soldier', at: hex })

function along(board: Scenario, kind: MovementKind, ...hexes: Hex[]) {
  return opportunityTests(
    contextOf(board),
    { mover: id('mover'), kind, track: onFoot(...hexes) },
    NOTHING_HAPPENED,
  )
}

describe('MC-EX-1: a move past two foot soldiers', () => {
  const board = field({ mover: BOHEMOND, first: saracen([3, -1]), second: saracen([3, 0]) })

  test('exactly one test, at (2,-1) by the first; none in the last hex', () => {
    expect(summary(along(board, 'move', [0, 0], [1, -1], [2, -1], [2, 0]))).toEqual(['2: 2,-1 by first'])
  })

  test('control: by (1,0) there is none', () => {
    expect(along(board, 'move', [0, 0], [1, 0], [2, 0])).toEqual([])
  })
})

describe('MC-EX-2: a move on foot past a rider and a pikeman', () => {
  const clear = field({
    mover: BOHEMOND,
    ali: saracen([2, 1]),
    mameluk: { type: 'saracens-knight', at: [-1, 2], rear: [-2, 2] },
    // Not a western pikeman: no pole arm.
    pikeman: saracen([2, -1]),
  })
  const board = paint(clear, 'wood', [0, 1])

  test('through the wood there is no test, as the rider cannot attack into it', () => {
    expect(along(board, 'move', [0, 0], [0, 1], [1, 1])).toEqual([])
  })

  test('through the clear hex there is one, the pikeman’s, without a bonus', () => {
    const tests = along(board, 'move', [0, 0], [1, 0], [1, 1])
    expect(summary(tests)).toEqual(['1: 1,0 by pikeman'])
    expect(tests[0]?.modifiers).toEqual([])
  })

  test('control: without the wood the rider rolls, at +1', () => {
    const tests = along(clear, 'move', [0, 0], [0, 1], [1, 1])
    expect(summary(tests)).toEqual(['1: 0,1 by mameluk'])
    expect(tests[0]?.modifiers.map(({ value }) => value)).toEqual([1])
  })
})

describe('MC-EX-3: an advance after combat', () => {
  const pieces = { mover: BOHEMOND, syrian: saracen([2, -1]), sudanese: saracen([2, 0]) }

  test('one test, in the second hex', () => {
    const tests = along(field(pieces), 'advance', [0, 0], [1, 0], [1, 1])
    expect(summary(tests)).toEqual(['2: 1,1 by sudanese'])
    expect(tests[0]?.because.map(({ rule }) => rule)).toContain('MC-INF-2')
  })

  test('control: a Norman next to the Sudanese protects', () => {
    const board = field({ ...pieces, norman: norman([3, 0]) })
    expect(along(board, 'advance', [0, 0], [1, 0], [1, 1])).toEqual([])
  })
})

describe('MC-EX-4: a retreat of two hexes', () => {
  const board = field({
    mover: BOHEMOND,
    firer: { type: 'saracens-archer', at: [-3, -3] },
    one: saracen([1, 1]),
    two: saracen([-1, 2]),
    three: saracen([0, 3]),
  })

  test('blue, H1 then H2: one test at H1', () => {
    expect(summary(along(board, 'retreat', [0, 0], [1, 0], [2, -1]))).toEqual(['1: 1,0 by one'])
  })

  test('red, H1 then H3: one test at H1', () => {
    expect(summary(along(board, 'retreat', [0, 0], [1, 0], [2, 0]))).toEqual(['1: 1,0 by one'])
  })

  test('green, H4 then H5: three, two at H4 and one at H5', () => {
    const tests = along(board, 'retreat', [0, 0], [0, 1], [0, 2])
    expect(summary(tests)).toEqual(['1: 0,1 by one', '1: 0,1 by two', '2: 0,2 by three'])
  })
})

describe('MC-EX-5: the about-turn of a rider', () => {
  const others = { ahead: saracen([1, 0]), behind: saracen([-2, 1]) }
  const rider = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] } as const
  const turning = (board: Scenario) => aboutTurnTests(contextOf(board), id('rider'), NOTHING_HAPPENED)

  test('MC-VOL-1: one test, the Sudanese’s, beside the rider', () => {
    const tests = turning(field({ rider, sudanese: saracen([0, -1]), ...others }))
    expect(summary(tests)).toEqual(['0: 0,0 by sudanese'])
    expect(tests[0]?.because[0]).toEqual({ rule: 'MC-VOL-1' })
    // Mounted and in armour.
    expect(tests[0]?.modifiers.map(({ value }) => value)).toEqual([-1, -1])
  })

  test('MC-VOL-1: two at most, one on either side', () => {
    const board = field({ rider, sudanese: saracen([0, -1]), second: saracen([-1, 1]), ...others })
    expect(turning(board).map(({ opponent }) => opponent)).toEqual(['sudanese', 'second'])
  })

  test('control: without the Sudanese there is none', () => {
    expect(turning(field({ rider, ...others }))).toEqual([])
  })

  test('control: a Norman beside the Sudanese protects', () => {
    expect(turning(field({ rider, sudanese: saracen([0, -1]), norman: norman([1, -2]), ...others }))).toEqual(
      [],
    )
  })

  test('MC-VOL-2: it uses up the attack of that opponent', () => {
    const board = field({ rider, sudanese: saracen([0, -1]) })
    const memory = { ...NOTHING_HAPPENED, attackedThisPhase: [id('sudanese')] }
    expect(aboutTurnTests(contextOf(board), id('rider'), memory)).toEqual([])
  })

  test('MC-VOL-1: nobody on foot turns about', () => {
    const board = field({ rider: norman([0, 0]), sudanese: saracen([0, -1]) })
    expect(turning(board)).toEqual([])
  })
})
