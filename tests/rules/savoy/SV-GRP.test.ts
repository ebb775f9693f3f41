/** Group advance. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { planGroupAdvance } from '#shared/rules/magna-carta/groups/groupAdvance'
import { membersInFront } from '#shared/rules/magna-carta/groups/groupOrder'
import { judgeGroupAdvance } from '#shared/rules/magna-carta/play/groupAct'
import { setUp } from '#shared/rules/resolution/state'
import { playedPosition } from '#shared/rules/magna-carta/house/playedRules'
import { SAVOY } from '#shared/rules/savoy/index'
import { mapRecord } from '#shared/lang/mapRecord'
import { withPieces } from '../../support/board'
import {
  at,
  between,
  emptyField,
  field,
  type Hex,
  id,
  paint,
  type Piece,
  positionOf,
  seen,
} from '../magna-carta/support'

const man = (hex: Hex): Piece => ({ type: 'crusaders-soldier', at: hex })
const saracen = (hex: Hex): Piece => ({ type: 'saracens-soldier', at: hex })

/** Two abreast on (0,0) and (0,1), and what they may meet. */
const pair = (others: Record<string, Piece> = {}, board = emptyField()): Scenario =>
  field({ a: man([0, 0]), b: man([0, 1]), ...others }, board)

function advance(board: Scenario, ways: Readonly<Record<string, readonly Hex[]>>) {
  const members = Object.entries(ways).map(([name, path]) => ({ counter: id(name), path: path.map(at) }))
  return planGroupAdvance(playedPosition(SAVOY, board), members)
}
/** The costs of the steps, or who is refused, at which step, by which rule. */
function told(...args: Parameters<typeof advance>): readonly (number | string)[] {
  const { costs, refused } = advance(...args)
  if (refused.length === 0) return costs
  return refused.map(({ step, counter, reason }) => `${step} ${counter ?? 'group'} ${reason.rule}`)
}
const east = (...rows: number[]): Hex[][] => rows.map((r) => [1, 2, 3].map((q): Hex => [q, r]))

describe('SV-GRP-1: a group advances as one', () => {
  const [upper, lower] = east(0, 1) as [Hex[], Hex[]]

  test('SV-GRP-1: each step costs the dearest member’s', () => {
    const board = paint(pair(), 'brush', [2, 1])
    expect(told(board, { a: upper, b: lower })).toEqual([1, 2, 1])
    expect(advance(board, { a: upper, b: lower }).end.map(({ hex }) => seen(hexKey(hex)))).toEqual([
      [3, 0],
      [3, 1],
    ])
  })

  test('SV-GRP-1: at the speed of the slowest', () => {
    const wounded = pair({ b: { ...man([0, 1]), face: 'wounded' } })
    expect(told(wounded, { a: upper, b: lower })).toEqual([1, 1, 1])
    expect(told(paint(wounded, 'brush', [1, 0]), { a: upper, b: lower })).toEqual(['3 group SV-GRP-1'])
  })

  test('SV-GRP-1: connected at the start and throughout', () => {
    expect(told(field({ a: man([0, 0]), b: man([0, 2]) }), { a: [[1, 0]], b: [[0, 1]] })).toEqual([
      '0 b SV-GRP-1',
    ])
    const ways: Record<string, Hex[]> = {
      a: [
        [1, 0],
        [2, -1],
      ],
      b: [
        [1, 1],
        [1, 1],
      ],
    }
    expect(told(pair(), ways)).toEqual(['2 b SV-GRP-1'])
    // A third between them holds them together.
    expect(
      told(pair({ c: man([-1, 1]) }), {
        ...ways,
        c: [
          [0, 0],
          [1, 0],
        ],
      }),
    ).toEqual([1, 1])
  })

  test('SV-GRP-1: open ground only, from the start', () => {
    expect(told(paint(pair(), 'wood', [2, 0]), { a: upper, b: lower })).toEqual(['2 a SV-GRP-1'])
    expect(told(paint(pair(), 'wood', [0, 1]), { a: upper, b: lower })).toEqual(['0 b SV-GRP-1'])
  })

  test('SV-GRP-1: an orchard has trees, unless the scenario says otherwise', () => {
    const orchard = paint(pair(), 'orchard', [2, 0])
    expect(told(orchard, { a: upper, b: lower })).toEqual(['2 a SV-GRP-1'])
    const open = { ...orchard, options: { orchards: 'open' } }
    expect(told(open, { a: upper, b: lower })).toEqual([1, 1, 1])
  })

  test('SV-GRP-1: two at least, of one side, able to move', () => {
    expect(told(pair(), { a: upper })).toEqual(['0 group SV-GRP-1'])
    expect(told(pair({ b: saracen([0, 1]) }), { a: upper, b: lower })).toEqual(['0 b SV-GRP-1'])
    const stunned = pair({ b: { ...man([0, 1]), status: { stunned: true } } })
    expect(told(stunned, { a: upper, b: lower })).toEqual(['0 b HS-MOV-6'])
  })

  test('HS-MOV-3: into no enemy’s hex, nor onto one another, nor at the end onto a friend', () => {
    expect(told(pair({ foe: saracen([2, 1]) }), { a: upper, b: lower })).toEqual(['2 b HS-MOV-3'])
    expect(told(pair(), { a: [[1, 0]], b: [[1, 0]] })).toEqual(['1 b HS-MOV-3'])
    expect(told(pair({ friend: man([2, 1]) }), { a: upper, b: lower })).toEqual([1, 1, 1])
    expect(told(pair({ friend: man([3, 1]) }), { a: upper, b: lower })).toEqual(['3 b HS-MOV-3'])
  })

  test('SV-GRP-1: one may step into the hex that another leaves', () => {
    const file = field({ a: man([1, 0]), b: man([0, 0]) })
    expect(told(file, { a: [[2, 0]], b: [[1, 0]] })).toEqual([1])
  })
})

describe('SV-GRP-1: doors and stairs in file', () => {
  const door = { barrier: { feature: 'wall' }, opening: { feature: 'door', state: 'open' } } as const

  test('SV-GRP-1: one behind another through a door', () => {
    const file = field({ a: man([1, 0]), b: man([0, 0]) }, between(emptyField(), [1, 0], [2, 0], door))
    expect(
      told(file, {
        a: [
          [2, 0],
          [3, 0],
        ],
        b: [
          [1, 0],
          [2, 0],
        ],
      }),
    ).toEqual([1, 1])
  })

  test('SV-GRP-1: through two doors in a row too', () => {
    const doors = between(between(emptyField(), [0, 0], [1, 0], door), [1, 0], [2, 0], door)
    const file = field({ a: man([1, 0]), b: man([0, 0]) }, doors)
    expect(told(file, { a: [[2, 0]], b: [[1, 0]] })).toEqual([1])
  })

  test('SV-GRP-1: not abreast through two doors, nor over two flights of stairs', () => {
    const doors = between(between(emptyField(), [0, 0], [1, 0], door), [0, 1], [1, 1], door)
    expect(told(pair({}, doors), { a: [[1, 0]], b: [[1, 1]] })).toEqual(['1 b SV-GRP-1'])
    const stairs = { barrier: { feature: 'wall' }, fixture: { feature: 'stairs', inside: 'across' } } as const
    const flights = between(between(emptyField(), [0, 0], [1, 0], stairs), [0, 1], [1, 1], stairs)
    expect(told(pair({}, flights), { a: [[1, 0]], b: [[1, 1]] })).toEqual(['1 b SV-GRP-1'])
    // One after the other, the second waiting.
    expect(
      told(pair({}, flights), {
        a: [
          [1, 0],
          [1, 0],
        ],
        b: [
          [0, 1],
          [1, 1],
        ],
      }),
    ).toEqual([2, 2])
  })

  test('SV-GRP-1: through two doors with a hex between, the one in the middle in file with both', () => {
    const doors = between(between(emptyField(), [0, 0], [1, 0], door), [2, 0], [3, 0], door)
    const file = field({ a: man([2, 0]), c: man([1, 0]), b: man([0, 0]) }, doors)
    expect(told(file, { a: [[3, 0]], c: [[2, 0]], b: [[1, 0]] })).toEqual([1])
    // Behind men who pass no door themselves, two abreast stay abreast.
    const abreast = between(between(emptyField(), [0, 0], [1, 0], door), [0, 1], [1, 1], door)
    const four = field({ a: man([0, 0]), b: man([0, 1]), c: man([1, 0]), d: man([1, 1]) }, abreast)
    const ways: Record<string, Hex[]> = { a: [[1, 0]], b: [[1, 1]], c: [[2, 0]], d: [[2, 1]] }
    expect(told(four, ways)).toEqual(['1 b SV-GRP-1'])
  })

  test('SV-GRP-1: a hex of stairs is climbed and left in file', () => {
    const wide = paint(emptyField(), 'stairs', [1, 0], [1, 1])
    expect(told(pair({}, wide), { a: [[1, 0]], b: [[1, 1]] })).toEqual(['1 b SV-GRP-1'])
    const above = field({ a: man([1, 0]), b: man([1, 1]) }, wide)
    expect(told(above, { a: [[2, -1]], b: [[2, 0]] })).toEqual(['1 b SV-GRP-1'])
    const long = paint(emptyField(), 'stairs', [1, 0], [2, 0])
    const file = field({ a: man([1, 0]), b: man([0, 0]) }, long)
    expect(told(file, { a: [[2, 0]], b: [[1, 0]] })).toEqual([2])
  })

  test('HS-MOV-2: a closed door is closed to groups too', () => {
    const shut = { barrier: { feature: 'wall' }, opening: { feature: 'door', state: 'closed' } } as const
    const board = between(emptyField(), [0, 0], [1, 0], shut)
    expect(told(pair({}, board), { a: [[1, 0]], b: [[1, 1]] })).toEqual(['1 a HS-MOV-2'])
  })
})

describe('SV-GRP-2: defensive fire only at those in front', () => {
  test('SV-GRP-2: not at who has a member before him', () => {
    // All face vertex 1: their front hexes lie in directions 1 and 2.
    const facing = { kind: 'vertex', index: 1 } as const
    const hexes: Readonly<Record<string, Hex>> = {
      left: [1, -1],
      right: [1, 0],
      behind: [0, 0],
      last: [-1, 1],
    }
    const counters = mapRecord(hexes, (hex) => ({ type: 'crusaders-soldier', at: at(hex), facing }))
    const board = withPieces(emptyField(), { counters })
    const { value, because } = membersInFront(positionOf(board, SAVOY), Object.keys(hexes).map(id))
    expect(value).toEqual(['left', 'right'])
    expect(because).toEqual([{ rule: 'SV-GRP-2' }])
    // Alone, each is in front.
    expect(membersInFront(positionOf(board, SAVOY), [id('behind')]).value).toEqual(['behind'])
  })
})

describe('SV-GRP-1: the group advance in play', () => {
  const judged = (scenario: Scenario, ...steps: readonly number[]) => {
    // Each step leads to this column: the same one again is a wait.
    const member = (name: string, row: number) => ({
      counter: id(name),
      path: steps.map((column) => at([column, row])),
    })
    const members = [member('a', 0), member('b', 1)]
    const act = { kind: 'group-advance', members } as const
    return judgeGroupAdvance(positionOf(scenario, SAVOY), setUp(scenario, 'movement'), act)
  }

  test('SV-GRP-1, SV-OPP-1: attacks on a member are found behind a step at which it waits', () => {
    const watched = pair({ foe: { ...saracen([2, -1]), facing: 3 } })
    for (const steps of [
      [1, 2],
      [0, 1, 2],
      [1, 1, 2],
    ]) {
      expect(judged(pair(), ...steps).outcomes).toHaveLength(1)
      expect(judged(watched, ...steps)).toMatchObject({ refused: [] })
      expect(judged(watched, ...steps).outcomes).toBeUndefined()
    }
  })
})
