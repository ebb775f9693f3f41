/** The five examples of the infiltration rules, as positions, with their controls: routes, rolls, and who is spared. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { overCommonDenominator } from '#shared/rules/chances/fraction'
import { routeRisks } from '#shared/rules/magna-carta/ways/routeRisks'
import { type Route, type RouteAnswer, type RouteKind } from '#shared/rules/answers/route'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { arrivalOf, at, field, type Hex, id, paint, positionOf, seen, summary } from './support'

const BOHEMOND = { type: 'crusaders-soldier', at: [0, 0] } as const
const norman = (hex: Hex) => ({ type: 'crusaders-soldier', at: hex })
const saracen = (hex: Hex) => ({ type: 'saracens-soldier', at: hex })

function along(board: Scenario, kind: RouteKind, path: readonly Hex[], more?: Partial<Route>): RouteAnswer {
  const route = { counter: id('mover'), kind, path: path.map(at), ...more }
  return routeRisks(positionOf(board), route)
}

/** "hex opponent: rule" of each opponent near the route who does not roll. */
function sparedBy({ spared }: RouteAnswer): string[] {
  return spared.map(({ hex, opponent, because }) => `${seen(hex).join(',')} ${opponent}: ${because[0]?.rule}`)
}

const refusedBy = ({ refused }: RouteAnswer): string[] =>
  refused.map(({ hex, reason }) => `${seen(hex).join(',')}: ${reason.rule}`)

const chances = (answer: RouteAnswer) => overCommonDenominator(arrivalOf(answer))
const values = ({ tests }: RouteAnswer, index = 0) => tests[index]?.modifiers.map(({ value }) => value)
const UNHURT = { unhurt: '1/1', stopped: '0/1', stunned: '0/1', wounded: '0/1', killed: '0/1' }

describe('MC-EX-1: a move past two foot soldiers', () => {
  const board = field({ mover: BOHEMOND, first: saracen([3, -1]), second: saracen([3, 0]) })

  test('exactly one test, at (2,-1) by the first; none in the last hex', () => {
    const answer = along(board, 'move', [
      [1, -1],
      [2, -1],
      [2, 0],
    ])
    expect(summary(answer.tests)).toEqual(['2: 2,-1 by first'])
    expect(answer.tests[0]?.outcomes).toEqual({ none: '5/10', stop: '2/10', wounded: '2/10', killed: '1/10' })
    expect(sparedBy(answer)).toEqual(['2,0 second: MC-INF-1'])
    expect(chances(answer)).toEqual({
      unhurt: '5/10',
      stopped: '2/10',
      stunned: '0/10',
      wounded: '2/10',
      killed: '1/10',
    })
    expect(answer.cost).toBe(3)
  })

  test('control: by (1,0) there is none', () => {
    const answer = along(board, 'move', [
      [1, 0],
      [2, 0],
    ])
    expect(answer.tests).toEqual([])
    expect(sparedBy(answer)).toEqual(['2,0 first: MC-INF-1', '2,0 second: MC-INF-1'])
    expect(chances(answer)).toEqual(UNHURT)
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
    const answer = along(board, 'move', [
      [0, 1],
      [1, 1],
    ])
    expect(answer.tests).toEqual([])
    expect(sparedBy(answer)).toEqual(['0,1 mameluk: MC-INF-8', '1,1 ali: MC-INF-1'])
    expect(answer.spared[0]?.because.map(({ rule }) => rule)).toEqual(['MC-INF-8', 'MC-ATT-3'])
  })

  test('through the clear hex there is one, the pikeman’s, without a bonus; Ali never rolls', () => {
    const answer = along(board, 'move', [
      [1, 0],
      [1, 1],
    ])
    expect(summary(answer.tests)).toEqual(['1: 1,0 by pikeman'])
    expect(values(answer)).toEqual([])
    expect(sparedBy(answer)).toEqual(['1,1 ali: MC-INF-1'])
  })

  test('control: without the wood the rider rolls, at +1', () => {
    const answer = along(clear, 'move', [
      [0, 1],
      [1, 1],
    ])
    expect(summary(answer.tests)).toEqual(['1: 0,1 by mameluk'])
    expect(values(answer)).toEqual([1])
    expect(sparedBy(answer)).toEqual(['1,1 ali: MC-INF-1'])
  })
})

describe('MC-EX-3: an advance after combat', () => {
  const pieces = { mover: BOHEMOND, syrian: saracen([2, -1]), sudanese: saracen([2, 0]) }
  const advance = [
    [1, 0],
    [1, 1],
  ] as const

  test('one test, in the second hex; the loser’s hex does not count', () => {
    const answer = along(field(pieces), 'advance', advance)
    expect(summary(answer.tests)).toEqual(['2: 1,1 by sudanese'])
    expect(answer.tests[0]?.because.map(({ rule }) => rule)).toContain('MC-INF-2')
    expect(sparedBy(answer)).toEqual(['1,0 syrian: MC-INF-2'])
  })

  test('control: a Norman next to the Sudanese protects', () => {
    const answer = along(field({ ...pieces, norman: norman([3, 0]) }), 'advance', advance)
    expect(answer.tests).toEqual([])
    expect(answer.spared.at(-1)).toMatchObject({
      opponent: 'sudanese',
      because: [
        { rule: 'MC-INF-5', at: { counter: 'norman' } },
        { rule: 'MC-INF-12', at: { counter: 'norman' } },
      ],
    })
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
  const retreat = (...path: Hex[]) => along(board, 'retreat', path, { firer: at([-3, -3]) })

  test('MC-RET-1: H1 and H4 are the legal first hexes, and (1,-1) is refused', () => {
    const firsts = [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const
    const legal = firsts.filter((hex) => retreat(hex).refused.length === 0)
    expect(legal).toEqual([
      [1, 0],
      [0, 1],
    ])
    const answer = retreat([1, -1], [2, -1])
    expect(refusedBy(answer)).toEqual(['1,-1: MC-RET-1'])
    // A refused route is not played.
    expect([answer.tests, answer.arrival]).toEqual([[], undefined])
  })

  test('blue, H1 then H2: one test at H1, and a stop there wounds (MC-RET-5)', () => {
    const answer = retreat([1, 0], [2, -1])
    expect(summary(answer.tests)).toEqual(['1: 1,0 by one'])
    expect(chances(answer)).toEqual({
      unhurt: '5/10',
      stopped: '0/10',
      stunned: '0/10',
      wounded: '4/10',
      killed: '1/10',
    })
  })

  test('red, H1 then H3: one test at H1', () => {
    expect(summary(retreat([1, 0], [2, 0]).tests)).toEqual(['1: 1,0 by one'])
  })

  test('green, H4 then H5: three, two at H4 and one at H5', () => {
    const answer = retreat([0, 1], [0, 2])
    expect(summary(answer.tests)).toEqual(['1: 0,1 by one', '1: 0,1 by two', '2: 0,2 by three'])
    expect(answer.spared).toEqual([])
  })
})

describe('MC-EX-5: the about-turn of a rider', () => {
  const others = { ahead: saracen([1, 0]), behind: saracen([-2, 1]) }
  const mover = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] } as const
  const turning = (board: Scenario, more?: Partial<Route>) => along(board, 'about-turn', [], more)

  test('MC-VOL-1: one test, the Sudanese’s, beside the rider', () => {
    const answer = turning(field({ mover, sudanese: saracen([0, -1]), ...others }))
    expect(summary(answer.tests)).toEqual(['0: 0,0 by sudanese'])
    expect(answer.tests[0]?.because[0]).toEqual({ rule: 'MC-VOL-1', at: { counter: 'sudanese' } })
    // Mounted and in armour.
    expect(values(answer)).toEqual([-1, -1])
    expect(answer.spared.map(({ opponent, because }) => [opponent, because[0]?.rule])).toEqual([
      ['ahead', 'MC-VOL-1'],
      ['behind', 'MC-VOL-1'],
    ])
    expect(chances(answer)).toMatchObject({ unhurt: '7/10', stopped: '2/10', wounded: '1/10' })
  })

  test('MC-VOL-1: two at most, one on either side', () => {
    const board = field({ mover, sudanese: saracen([0, -1]), second: saracen([-1, 1]), ...others })
    expect(turning(board).tests.map(({ opponent }) => opponent)).toEqual(['sudanese', 'second'])
  })

  test('control: without the Sudanese there is none', () => {
    expect(turning(field({ mover, ...others })).tests).toEqual([])
  })

  test('control: a Norman beside the Sudanese protects', () => {
    const board = field({ mover, sudanese: saracen([0, -1]), norman: norman([1, -2]), ...others })
    const answer = turning(board)
    expect(answer.tests).toEqual([])
    expect(answer.spared[0]?.because).toEqual([
      { rule: 'MC-INF-5', at: { counter: 'norman' } },
      { rule: 'MC-INF-12', at: { counter: 'norman' } },
    ])
  })

  test('MC-VOL-2: it uses up the attack of that opponent', () => {
    const board = field({ mover, sudanese: saracen([0, -1]) })
    const made = { opponent: id('sudanese'), mover: id('other'), hex: board.counters[id('mover')]?.hex }
    const memory = { ...NOTHING_HAPPENED, attacksThisPhase: [made as never] }
    const answer = turning(board, { memory })
    expect(answer.tests).toEqual([])
    expect(answer.spared[0]?.because[0]?.rule).toBe('MC-INF-6')
  })
})
