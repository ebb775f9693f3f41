import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import {
  canAttackPassing,
  isAvailable,
  mayRetreatInto,
} from '#shared/rules/magna-carta/infiltration/infiltration'
import { PLAIN_ATTACK } from '#shared/rules/magna-carta/figures/infiltrationTable'
import { modifiersOf } from '#shared/rules/magna-carta/infiltration/opportunity'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import {
  type MovementKind,
  type Track,
  vulnerableHexes,
} from '#shared/rules/magna-carta/characters/vulnerability'
import { type RuleRow, ruleTable } from '../../support/ruleTable'
import {
  at,
  attacksOn,
  between,
  field,
  type Hex,
  id,
  onFoot,
  paint,
  positionOf,
  riding,
  seen,
  summary,
} from './support'
import { hexKey } from '#shared/hex/axial'

interface VulnerableRow extends RuleRow {
  readonly kind: MovementKind
  readonly track: Track
  /** The vulnerable hexes of each step, the start first. */
  readonly expect: readonly (readonly Hex[])[]
}

const AHEAD = onFoot([0, 0], [1, 0], [2, 0], [3, 0])

ruleTable<VulnerableRow>(
  [
    {
      rule: 'MC-INF-1',
      says: 'in every hex entered and left, not the first nor the last',
      kind: 'move',
      track: AHEAD,
      expect: [[], [[1, 0]], [[2, 0]], []],
    },
    {
      rule: 'MC-INF-1',
      says: 'one step crosses nothing',
      kind: 'move',
      track: onFoot([0, 0], [1, 0]),
      expect: [[], []],
    },
    {
      rule: 'MC-INF-1',
      says: 'the starting hex counts once the move has come back to it',
      kind: 'move',
      track: onFoot([0, 0], [1, 0], [0, 0], [0, 1]),
      expect: [[], [[1, 0]], [[0, 0]], []],
    },
    {
      rule: 'MC-INF-1',
      says: 'the hexes a rider occupies when it starts or stops never count',
      kind: 'move',
      track: riding(
        [
          [0, 0],
          [-1, 0],
        ],
        [
          [1, 0],
          [0, 0],
        ],
        [
          [2, 0],
          [1, 0],
        ],
      ),
      expect: [[], [], []],
    },
    {
      rule: 'MC-INF-1',
      says: 'a rider is vulnerable with both halves on its way',
      kind: 'move',
      track: riding(
        [
          [0, 0],
          [-1, 0],
        ],
        [
          [1, 0],
          [0, 0],
        ],
        [
          [2, 0],
          [1, 0],
        ],
        [
          [3, 0],
          [2, 0],
        ],
      ),
      expect: [[], [[1, 0]], [[1, 0]], []],
    },
    {
      rule: 'MC-INF-2',
      says: 'an advance spares the first hex, not the last',
      kind: 'advance',
      track: AHEAD,
      expect: [[], [], [[2, 0]], [[3, 0]]],
    },
    {
      rule: 'MC-INF-3',
      says: 'a retreat spares none',
      kind: 'retreat',
      track: AHEAD,
      expect: [[], [[1, 0]], [[2, 0]], [[3, 0]]],
    },
  ],
  ({ rule, kind, track, expect: expected }) => {
    const answers = track.map((_, step) => vulnerableHexes(kind, track, step))
    expect(answers.map(({ value }) => value.map((hex) => seen(hexKey(hex))))).toEqual(expected)
    expect(answers.every(({ because }) => because[0]?.rule === rule)).toBe(true)
  },
)

test('MC-INF-4: a retreat hex next to who fought is forbidden, next to another it is not', () => {
  const board = field({
    fought: { type: 'saracens-soldier', at: [0, 0] },
    other: { type: 'saracens-soldier', at: [4, 0] },
  })
  expect(mayRetreatInto(positionOf(board), at([1, 0]), [id('fought')])).toEqual({
    value: false,
    because: [{ rule: 'MC-INF-4', at: { counter: 'fought' } }],
  })
  expect(mayRetreatInto(positionOf(board), at([3, 0]), [id('fought')]).value).toBe(true)
})

describe('availability', () => {
  const mover = { type: 'crusaders-soldier', at: [0, 0] } as const
  const foe = { type: 'saracens-soldier', at: [1, 1] } as const
  const friend = { type: 'crusaders-soldier', at: [2, 1] } as const
  const alone = field({ mover, foe })
  const protectedMover = field({ mover, foe, friend })

  interface AvailableRow extends RuleRow {
    readonly board: Scenario
    readonly memory?: Partial<TurnMemory>
    readonly expect: boolean
    readonly by?: string
    /** The rule that is named beside it. */
    readonly also?: string
  }

  ruleTable<AvailableRow>(
    [
      { rule: 'MC-INF-5', says: 'an idle opponent is available', board: alone, expect: true },
      {
        rule: 'MC-INF-5',
        says: '(a) not when another enemy could attack it',
        board: protectedMover,
        expect: false,
        by: 'friend',
        also: 'MC-INF-12',
      },
      {
        rule: 'MC-INF-5',
        says: '(a) a friend two hexes away does not hold it',
        board: field({ mover, foe, friend: { ...friend, at: [3, 1] } }),
        expect: true,
      },
      {
        rule: 'MC-INF-5',
        says: '(a) a stunned friend could not attack it',
        board: field({ mover, foe, friend: { ...friend, status: { stunned: true } } }),
        expect: true,
      },
      {
        rule: 'MC-INF-5',
        says: '(b) not when offensive fire wounded it or made it retreat',
        board: alone,
        memory: { hitByOffensiveFire: [id('foe')] },
        expect: false,
      },
      {
        rule: 'MC-INF-5',
        says: '(c) not when it made defensive fire',
        board: alone,
        memory: { firedDefensively: [id('foe')] },
        expect: false,
      },
      {
        rule: 'MC-INF-6',
        says: 'not when it made its attack of the phase',
        board: alone,
        memory: {
          attacksThisPhase: [{ opponent: id('foe'), mover: id('other'), hex: hexKey(at([1, 0])) }],
        },
        expect: false,
      },
      {
        rule: 'MC-INF-5',
        says: 'MC-INF-13: contact across a slit does not hold it',
        board: between(protectedMover, [1, 1], [2, 1], {
          barrier: { feature: 'wall' },
          opening: { feature: 'arrow-slit' },
        }),
        expect: true,
        also: 'MC-INF-13',
      },
      {
        rule: 'MC-INF-5',
        says: 'MC-INF-13: a rider next to an opponent in a wood does not hold it',
        board: paint(
          field({ mover, foe, friend: { type: 'crusaders-knight', at: [2, 1], rear: [3, 1] } }),
          'wood',
          [1, 1],
        ),
        expect: true,
        also: 'MC-INF-13',
      },
    ],
    ({ rule, board, memory, expect: available, by, also }) => {
      const now = { ...NOTHING_HAPPENED, ...memory }
      const answer = isAvailable(positionOf(board), id('foe'), id('mover'), now)
      expect(answer.value).toBe(available)
      expect(answer.because[0]).toEqual({ rule, at: { counter: by ?? 'foe' } })
      expect(answer.because.slice(1).map((reason) => reason.rule)).toEqual(also ? [also] : [])
    },
  )
})

test('MC-INF-12: a friend just come into contact protects at once, and no more when it has gone', () => {
  const mover = { type: 'crusaders-soldier', at: [0, 0] } as const
  const foe = { type: 'saracens-soldier', at: [1, 1] } as const
  const friendAt = (hex: Hex) => field({ mover, foe, friend: { type: 'crusaders-soldier', at: hex } })
  const available = [friendAt([3, 1]), friendAt([2, 1]), friendAt([3, 0])].map(
    (board) => isAvailable(positionOf(board), id('foe'), id('mover'), NOTHING_HAPPENED).value,
  )
  expect(available).toEqual([true, false, true])
})

describe('attacks along a move', () => {
  test('MC-INF-6: one attack an opponent and phase, at its first opportunity', () => {
    const board = field({
      mover: { type: 'crusaders-soldier', at: [0, 0] },
      foe: { type: 'saracens-soldier', at: [1, 1] },
    })
    // The foe touches (1,0), (2,0) and (0,1).
    const movement = { kind: 'retreat', track: onFoot([0, 0], [1, 0], [2, 0]) } as const
    expect(summary(attacksOn(board, movement).tests)).toEqual(['1: 1,0 by foe'])
  })

  test('MC-INF-7: every available opponent may roll in the same hex', () => {
    const board = field({
      mover: { type: 'crusaders-soldier', at: [0, 0] },
      one: { type: 'saracens-soldier', at: [1, 1] },
      two: { type: 'saracens-soldier', at: [2, -1] },
    })
    const movement = { kind: 'move', track: onFoot([0, 0], [1, 0], [2, 0]) } as const
    const { tests } = attacksOn(board, movement)
    expect(summary(tests)).toEqual(['1: 1,0 by one', '1: 1,0 by two'])
    expect(tests[0]?.because.map(({ rule }) => rule)).toEqual(['MC-INF-1', 'MC-ATT', 'MC-INF-5'])
  })

  test('MC-INF-14: an opponent next to both halves of a rider rolls one die', () => {
    const board = field({
      mover: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] },
      foe: { type: 'saracens-soldier', at: [2, -1] },
    })
    const track = riding(
      [
        [0, 0],
        [-1, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [2, 0],
        [1, 0],
      ],
      [
        [3, 0],
        [2, 0],
      ],
      [
        [4, 0],
        [3, 0],
      ],
    )
    const { tests } = attacksOn(board, { kind: 'move', track })
    expect(summary(tests)).toEqual(['1: 1,0 by foe'])
  })

  test('MC-INF-10: the modifiers are read from the counters', () => {
    const board = field({
      mover: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0], face: 'mounted-wounded' },
      foe: { type: 'saracens-pikeman', at: [1, 0], face: 'wounded' },
    })
    const test = { opponent: id('foe'), circumstances: PLAIN_ATTACK }
    const values = modifiersOf(positionOf(board), id('mover'), test).map(({ value }) => value)
    expect(values).toEqual([-1, -1, 2, 1, -2])
  })
})

describe('MC-INF-8', () => {
  const rider = { type: 'saracens-knight', at: [1, 0], rear: [2, 0] } as const
  const foot = { type: 'saracens-soldier', at: [1, 0] } as const
  const boat = (...hexes: Hex[]) => paint(field({ foe: foot }), 'boat', ...hexes)

  interface PassingRow extends RuleRow {
    readonly board: Scenario
    readonly expect: boolean
  }

  // The crossed hex is (0,0), the opponent stands in (1,0).
  ruleTable<PassingRow>(
    [
      {
        rule: 'MC-INF-8',
        says: 'not across a window',
        board: between(field({ foe: foot }), [0, 0], [1, 0], {
          barrier: { feature: 'wall' },
          opening: { feature: 'window' },
        }),
        expect: false,
      },
      {
        rule: 'MC-INF-8',
        says: 'not by a rider into a wood',
        board: paint(field({ foe: rider }), 'wood', [0, 0]),
        expect: false,
      },
      { rule: 'MC-INF-8', says: 'not against a boat from the shore', board: boat([0, 0]), expect: false },
      {
        rule: 'MC-INF-8',
        says: 'not against a boat from another one',
        board: between(boat([0, 0], [1, 0]), [0, 0], [1, 0], { barrier: { feature: 'fence' } }),
        expect: false,
      },
      {
        rule: 'MC-ATT',
        says: 'on board the same boat it is possible',
        board: boat([0, 0], [1, 0]),
        expect: true,
      },
      {
        rule: 'MC-ATT',
        says: 'from a boat against the land it is possible',
        board: boat([1, 0]),
        expect: true,
      },
      {
        rule: 'MC-ATT',
        says: 'from a boat against the sea it is possible',
        board: paint(boat([1, 0]), 'sea', [0, 0]),
        expect: true,
      },
    ],
    ({ rule, board, expect: possible }) => {
      const answer = canAttackPassing(positionOf(board), id('foe'), at([0, 0]))
      expect(answer.value).toBe(possible)
      expect(answer.because[0]?.rule).toBe(rule)
    },
  )
})
