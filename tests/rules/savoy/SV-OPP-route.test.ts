/** Savoy's opportunity attacks on the map: arcs, turns that last, allies, the back turned (SV-OPP, SV-MOV-2). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import {
  attacksAlong,
  modifiersOf,
  passageOf,
  type StepAttacks,
} from '#shared/rules/magna-carta/infiltration/opportunity'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { type RouteKind } from '#shared/rules/answers/route'
import { SAVOY } from '#shared/rules/savoy/index'
import {
  NOTHING_HAPPENED,
  type TurnMemory,
  withDefensiveFire,
  withTurn,
} from '#shared/rules/answers/turnMemory'
import { type RuleRow, ruleTable } from '../../support/ruleTable'
import { testBoard } from '../../support/board'
import {
  at,
  between,
  field,
  type Hex,
  id,
  paint,
  type Piece,
  positionOf,
  summary,
} from '../magna-carta/support'

interface Walk {
  readonly kind?: RouteKind
  readonly path: readonly Hex[]
  readonly mover?: string
  readonly unturned?: readonly number[]
  readonly memory?: TurnMemory
}

function walk(
  board: Scenario,
  { kind = 'move', path, mover = 'mover', unturned, memory }: Walk,
): StepAttacks {
  const position = positionOf(board, SAVOY)
  const route = { counter: id(mover), kind, path: path.map(at) }
  const planned = planMovement(position, route, unturned)
  expect(planned.refused).toEqual([])
  return attacksAlong(position, passageOf(id(mover), kind, planned), memory ?? NOTHING_HAPPENED)
}

const rolls = (board: Scenario, walked: Walk): string[] => summary(walk(board, walked).tests)
const reasons = ({ spared }: StepAttacks): string[] =>
  spared.map(({ opponent, because }) => `${opponent}: ${because[0]?.rule}`)

/** The modifiers of each roll, in the table's order. */
function modifiers(board: Scenario, walked: Walk): number[][] {
  const position = positionOf(board, SAVOY)
  return walk(board, walked).tests.map((made) =>
    modifiersOf(position, id(walked.mover ?? 'mover'), made).map(({ value }) => value),
  )
}

const mover = (hex: Hex): Piece => ({ type: 'crusaders-soldier', at: hex })
const foe = (facing: Direction, hex: Hex = [3, 0], type = 'soldier'): Piece => ({
  type: `saracens-${type}`,
  at: hex,
  facing,
})

// The foe stands in (3,0). Facing its vertex 0 it has (3,-1) and (4,-1) in front, (2,0) and (4,0) beside, (2,1) and
// (3,1) behind.
describe('SV-OPP-1: front and side hexes, never the rear', () => {
  interface ArcRow extends RuleRow {
    readonly start: Hex
    readonly path: readonly Hex[]
    readonly expect: readonly string[]
  }

  ruleTable<ArcRow>(
    [
      {
        rule: 'SV-OPP-1',
        says: 'a front hex is covered',
        start: [2, -1],
        path: [
          [3, -1],
          [4, -2],
        ],
        expect: ['1: 3,-1 by foe'],
      },
      {
        rule: 'SV-OPP-1',
        says: 'a side hex is covered',
        start: [5, -1],
        path: [
          [4, 0],
          [5, 0],
        ],
        expect: ['1: 4,0 by foe'],
      },
      {
        rule: 'SV-OPP-1',
        says: 'the rear hexes are not',
        start: [4, 1],
        path: [
          [3, 1],
          [2, 1],
          [1, 1],
        ],
        expect: [],
      },
      {
        rule: 'SV-OPP-1',
        says: 'the hex where the move stops is not crossed',
        start: [2, -1],
        path: [[3, -1]],
        expect: [],
      },
    ],
    ({ start, path, expect: told }) => {
      expect(rolls(field({ mover: mover(start), foe: foe(0) }), { path })).toEqual(told)
    },
  )

  test('SV-OPP-1: the reason is told', () => {
    const board = field({ mover: mover([4, 1]), foe: foe(0) })
    const path = [
      [3, 1],
      [2, 1],
      [1, 1],
    ] as const
    expect(reasons(walk(board, { path }))).toEqual(['foe: SV-OPP-1', 'foe: SV-OPP-1'])
  })
})

describe('SV-OPP-2: in contact too, and as many as one likes', () => {
  const past = [
    [3, -1],
    [4, -2],
  ] as const

  test('SV-OPP-5: each ally in contact, and able to fight, is -1', () => {
    const board = field({
      mover: mover([2, -1]),
      foe: foe(0),
      one: mover([3, 1]),
      two: mover([2, 1]),
      stunned: { ...mover([4, 0]), status: { stunned: true } },
      far: mover([3, 3]),
    })
    expect(modifiers(board, { path: past })).toEqual([[-2]])
  })

  test('MC-INF-13: an ally across a slit does not count', () => {
    const board = field({ mover: mover([2, -1]), foe: foe(0), one: mover([3, 1]) })
    const walled = between(board, [3, 0], [3, 1], {
      barrier: { feature: 'wall' },
      opening: { feature: 'arrow-slit' },
    })
    expect([modifiers(board, { path: past }), modifiers(walled, { path: past })]).toEqual([[[-1]], [[]]])
  })

  test('SV-OPP-2: each hex once, another character again', () => {
    const board = field({ mover: mover([2, -1]), other: mover([2, -2]), foe: foe(0) })
    const twice = [
      [3, -1],
      [3, -2],
      [3, -1],
      [4, -2],
    ] as const
    const first = walk(board, { path: twice })
    expect(summary(first.tests)).toEqual(['1: 3,-1 by foe'])
    const second = walk(board, {
      mover: 'other',
      path: [
        [3, -2],
        [3, -1],
        [4, -2],
      ],
      memory: first.memory,
    })
    expect(summary(second.tests)).toEqual(['2: 3,-1 by foe'])
  })

  test('SV-OPP-2: the reason of a second attack in the same hex', () => {
    const board = field({ mover: mover([2, -1]), foe: foe(0) })
    const memory = {
      ...NOTHING_HAPPENED,
      attacksThisPhase: [{ opponent: id('foe'), mover: id('mover'), hex: hexKey(at([3, -1])) }],
    }
    expect(reasons(walk(board, { path: past, memory }))).toEqual(['foe: SV-OPP-2'])
  })
})

describe('SV-OPP-3, SV-OPP-7: a turn made to face lasts', () => {
  const right = [
    [4, 0],
    [5, 0],
  ] as const
  const left = [
    [2, 0],
    [1, 0],
  ] as const

  test('SV-OPP-3: the opponent turns first, so a side hex costs it nothing', () => {
    const board = field({ mover: mover([5, -1]), foe: foe(0) })
    const walked = walk(board, { path: right })
    expect(walked.tests[0]?.circumstances).toEqual({ allies: 0, sideHex: false })
    expect(walked.memory.turned).toEqual({ foe: { kind: 'vertex', index: 1 } })
  })

  test('SV-OPP-3: no turn for a hex in front', () => {
    const board = field({ mover: mover([2, -1]), foe: foe(0) })
    const path = [
      [3, -1],
      [4, -2],
    ] as const
    expect(walk(board, { path }).memory.turned).toEqual({})
  })

  test('SV-OPP-7: turned to one side, it has the other behind it', () => {
    const board = field({ mover: mover([5, -1]), other: mover([1, 1]), foe: foe(0) })
    const { memory } = walk(board, { path: right })
    const second = { mover: 'other', path: left }
    expect(rolls(board, second)).toEqual(['1: 2,0 by foe'])
    const after = walk(board, { ...second, memory })
    expect(after.tests).toEqual([])
    expect(reasons(after)).toEqual(['foe: SV-OPP-7'])
  })

  test('SV-OPP-7: a facing turned earlier this turn counts, not the document’s', () => {
    const board = field({ mover: mover([4, 1]), foe: foe(0) })
    const path = [
      [3, 1],
      [3, 2],
    ] as const
    const memory = withTurn(NOTHING_HAPPENED, id('foe'), { kind: 'vertex', index: 3 })
    expect([rolls(board, { path }), rolls(board, { path, memory })]).toEqual([[], ['1: 3,1 by foe']])
  })
})

describe('riders', () => {
  // Front (3,0), rear (3,1): (2,1) and (4,0) are its central lateral hexes.
  const rider: Piece = { type: 'saracens-knight', at: [3, 0], rear: [3, 1] }
  const beside = [
    [4, 0],
    [5, -1],
  ] as const

  test('SV-OPP-1: ahead and front-lateral, not rear-lateral and behind', () => {
    const board = field({ mover: mover([2, 3]), rider })
    const behind = [
      [3, 2],
      [4, 1],
      [5, 1],
    ] as const
    expect(rolls(board, { path: behind })).toEqual([])
    const before = field({ mover: mover([2, -1]), rider })
    const path = [
      [3, -1],
      [4, -2],
    ] as const
    expect(rolls(before, { path })).toEqual(['1: 3,-1 by rider'])
  })

  test('SV-OPP-3: it turns about its front hex', () => {
    const board = field({ mover: mover([5, 0]), rider })
    expect(modifiers(board, { path: beside })).toEqual([[1]])
    expect(walk(board, { path: beside }).memory.turned).toEqual({ rider: { kind: 'side', index: 1 } })
  })

  test('SV-OPP-5: without room for its rear half it strikes unturned, at -2', () => {
    const board = field({ mover: mover([5, 0]), rider, friend: foe(0, [2, 1]) })
    expect(modifiers(board, { path: beside })).toEqual([[1, -2]])
    const walled = between(field({ mover: mover([5, 0]), rider }), [3, 0], [2, 1], {
      barrier: { feature: 'wall' },
    })
    expect(modifiers(walled, { path: beside })).toEqual([[1, -2]])
    // Turned to its left its rear half would lie in (4,0), off a map of 14 columns.
    const left = [
      [2, 1],
      [1, 1],
    ] as const
    const pieces = { mover: mover([1, 2]), rider }
    expect(modifiers(field(pieces), { path: left })).toEqual([[1]])
    const narrow = testBoard({ columns: 14, rows: 20, stagger: 'odd' })
    expect(modifiers(field(pieces, narrow), { path: left })).toEqual([[1, -2]])
  })

  test('MC-INF-14: a rider that passes is struck at once a step, in each hex once', () => {
    const passing: Piece = { type: 'crusaders-knight', at: [2, -1], rear: [1, -1] }
    const board = field({ mover: passing, foe: foe(5, [3, 0]) })
    const path = [
      [3, -1],
      [4, -1],
      [5, -1],
      [6, -1],
    ] as const
    // The front half in (3,-1), then in (4,-1), while the rear half crosses (3,-1) again.
    expect(rolls(board, { path })).toEqual(['1: 3,-1 by foe', '2: 4,-1 by foe'])
  })

  test('MC-VOL-2: an about-turn uses up the attack on that rider in that hex only', () => {
    const turning: Piece = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] }
    const board = field({ mover: turning, other: mover([0, -2]), foe: foe(3, [0, -1]) })
    const { tests, memory } = walk(board, { kind: 'about-turn', path: [] })
    expect(summary(tests)).toEqual(['0: 0,0 by foe'])
    expect(reasons(walk(board, { kind: 'about-turn', path: [], memory }))).toEqual([])
    expect(rolls(board, { kind: 'about-turn', path: [], memory })).toEqual(['0: -1,0 by foe'])
  })
})

describe('SV-MOV-2: the back turned on the starting hex', () => {
  const board = field({ mover: { ...mover([3, -1]), facing: 3 }, foe: foe(0) })

  test('SV-MOV-2: who leaves contact with its back turned is struck at where it started', () => {
    const walked = walk(board, { path: [[3, -2]] })
    expect(summary(walked.tests)).toEqual(['0: 3,-1 by foe'])
    expect(walked.tests[0]?.because.map(({ rule }) => rule)).toContain('SV-MOV-2')
  })

  test('SV-MOV-2: stepping back is safe', () => {
    expect(rolls(board, { path: [[3, -2]], unturned: [1] })).toEqual([])
  })

  test('SV-MOV-2: a step that stays in contact turns no back', () => {
    expect(rolls(board, { path: [[4, -1]] })).toEqual([])
  })

  test('SV-MOV-2: not from a hex behind the enemy, who is in no position to attack it', () => {
    const behind = field({ mover: mover([3, 1]), foe: foe(0) })
    expect(rolls(behind, { path: [[3, 2]] })).toEqual([])
  })

  test('SV-OPP-1: in the movement phase only', () => {
    expect(rolls(board, { kind: 'retreat', path: [[3, -2]] })).toEqual([])
  })

  test('SV-MOV-2: a rider turns its back when its rear half leaves the hexes of its start', () => {
    const leaving: Piece = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] }
    const chased = field({ mover: leaving, foe: foe(0, [-1, 1]) })
    // After one stride its rear half is still next to the foe, where its front half stood.
    expect(rolls(chased, { path: [[1, 0]] })).toEqual([])
    const path = [
      [1, 0],
      [2, 0],
    ] as const
    expect(rolls(chased, { path })).toEqual(['1: 0,0 by foe'])
  })
})

describe('what stays of Magna Carta', () => {
  const path = [
    [3, -1],
    [4, -2],
  ] as const
  const board = field({ mover: mover([2, -1]), foe: foe(0) })

  test('MC-INF-5: who made defensive fire is out', () => {
    const memory = withDefensiveFire(NOTHING_HAPPENED, id('foe'))
    expect(reasons(walk(board, { path, memory }))).toEqual(['foe: MC-INF-5'])
  })

  test('MC-INF-8: not across a window, not by a rider into a wood', () => {
    const walled = between(board, [3, -1], [3, 0], {
      barrier: { feature: 'wall' },
      opening: { feature: 'window' },
    })
    expect(reasons(walk(walled, { path }))).toEqual(['foe: MC-INF-8'])
    const wooded = paint(
      field({ mover: mover([2, -1]), foe: { type: 'saracens-knight', at: [3, 0], rear: [3, 1] } }),
      'wood',
      [3, -1],
    )
    expect(reasons(walk(wooded, { path }))).toEqual(['foe: MC-INF-8'])
  })

  test('MC-INF-2, MC-INF-3: an advance spares the first hex, a retreat none', () => {
    expect(rolls(board, { kind: 'advance', path })).toEqual([])
    expect(
      rolls(board, {
        kind: 'advance',
        path: [
          [2, -2],
          [3, -2],
        ],
      }),
    ).toEqual([])
    expect(rolls(board, { kind: 'retreat', path: [[3, -1]] })).toEqual(['1: 3,-1 by foe'])
  })
})

describe('SV-OPP-8: a lone character walking round an isolated one suffers three or four attacks', () => {
  const round = [
    [3, -1],
    [4, -1],
    [4, 0],
    [3, 1],
  ] as const
  const board = field({ mover: mover([3, -2]), foe: foe(0) })

  test('three, to the first hex of its back', () => {
    expect(rolls(board, { path: round })).toEqual(['1: 3,-1 by foe', '2: 4,-1 by foe', '3: 4,0 by foe'])
  })

  test('four, to the second', () => {
    const walked = walk(board, { path: [...round, [2, 1]] })
    expect(walked.tests).toHaveLength(4)
    // It follows the walker, a vertex at a time.
    expect(walked.memory.turned).toEqual({ foe: { kind: 'vertex', index: 2 } })
  })
})
