import { describe, expect, test } from 'vitest'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { canAttackPassing } from '#shared/rules/magna-carta/infiltration/infiltration'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { playedPosition } from '#shared/rules/magna-carta/house/playedRules'
import { canMelee } from '#shared/rules/magna-carta/ground/melee'
import { type RuleRow, ruleTable } from '../../support/ruleTable'
import { at, between, field, type Hex, id, paint, positionOf } from './support'

interface AcrossRow extends RuleRow {
  readonly features: HexsideFeatures
  readonly expect: boolean
}

const WALL = { barrier: { feature: 'wall' } } as const

const ACROSS: readonly AcrossRow[] = [
  { rule: 'MC-ATT', says: 'nothing between two hexes', features: {}, expect: true },
  { rule: 'MC-ATT', says: 'a road in between', features: { way: { feature: 'road' } }, expect: true },
  {
    rule: 'MC-ATT-1',
    says: 'a window forbids melee',
    features: { ...WALL, opening: { feature: 'window' } },
    expect: false,
  },
  {
    rule: 'MC-ATT-1',
    says: 'an arrow slit forbids melee',
    features: { ...WALL, opening: { feature: 'arrow-slit', inside: 'owner' } },
    expect: false,
  },
  {
    rule: 'MC-ATT-1',
    says: 'a ladder under a slit changes nothing',
    features: { ...WALL, opening: { feature: 'arrow-slit' }, fixture: { feature: 'ladder' } },
    expect: false,
  },
  { rule: 'MC-ATT-2', says: 'not across a high wall', features: WALL, expect: false },
  {
    rule: 'MC-ATT-2',
    says: 'not across a battlement',
    features: { barrier: { feature: 'battlement' } },
    expect: false,
  },
  {
    rule: 'MC-ATT-2',
    says: 'not across a cliff',
    features: { barrier: { feature: 'cliff' } },
    expect: false,
  },
  {
    rule: 'MC-ATT-2',
    says: 'not across a closed door',
    features: { ...WALL, opening: { feature: 'door', state: 'closed' } },
    expect: false,
  },
  {
    rule: 'MC-ATT-2',
    says: 'a door without a state is closed',
    features: { ...WALL, opening: { feature: 'door' } },
    expect: false,
  },
  {
    rule: 'MC-ATT-2',
    says: 'across an open door',
    features: { ...WALL, opening: { feature: 'door', state: 'open' } },
    expect: true,
  },
  {
    rule: 'MC-ATT-2',
    says: 'not across a closed gate',
    features: { ...WALL, opening: { feature: 'gate', state: 'closed' } },
    expect: false,
  },
  {
    rule: 'MC-ATT-2',
    says: 'across an open gate with its portcullis raised',
    features: { ...WALL, opening: { feature: 'gate', state: 'open', portcullis: 'raised' } },
    expect: true,
  },
  {
    rule: 'MC-ATT-2',
    says: 'not across a lowered portcullis, be the gate open',
    features: { ...WALL, opening: { feature: 'gate', state: 'open', portcullis: 'lowered' } },
    expect: false,
  },
  ...['wall-low', 'hedge', 'fence'].map((feature) => ({
    rule: 'MC-ATT-2',
    says: `across a ${feature}`,
    features: { barrier: { feature } },
    expect: true,
  })),
  ...['stairs', 'ladder'].map((feature) => ({
    rule: 'MC-ATT-2',
    says: `across a wall by its ${feature}`,
    features: { ...WALL, fixture: { feature } },
    expect: true,
  })),
]

describe('what stands between', () => {
  const duel = field({
    norman: { type: 'crusaders-soldier', at: [0, 0] },
    syrian: { type: 'saracens-soldier', at: [1, 0] },
  })
  ruleTable(ACROSS, ({ rule, features, expect: allowed }) => {
    const board = between(duel, [0, 0], [1, 0], features)
    const there = canMelee(positionOf(board), id('norman'), at([1, 0]))
    const back = canMelee(positionOf(board), id('syrian'), at([0, 0]))
    expect(there.value).toBe(allowed)
    expect(back.value).toBe(allowed)
    expect(there.because.map((reason) => reason.rule)).toEqual([rule])
  })
})

interface WhoRow extends RuleRow {
  readonly board: Scenario
  readonly target: Hex
  readonly expect: boolean
}

const FOOT = { type: 'crusaders-soldier', at: [0, 0] } as const
const RIDER = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] } as const

const WHO: readonly WhoRow[] = [
  {
    rule: 'MC-ATT',
    says: 'two hexes away is too far',
    board: field({ a: FOOT }),
    target: [2, 0],
    expect: false,
  },
  {
    rule: 'MC-ATT',
    says: 'a rider attacks from its rear half',
    board: field({ a: RIDER }),
    target: [-2, 0],
    expect: true,
  },
  {
    rule: 'MC-ATT-3',
    says: 'a rider cannot attack into a wood',
    board: paint(field({ a: RIDER }), 'wood', [1, 0]),
    target: [1, 0],
    expect: false,
  },
  {
    rule: 'MC-ATT-3',
    says: 'a rider cannot attack into an orchard, which has trees',
    board: paint(field({ a: RIDER }), 'orchard', [1, 0]),
    target: [1, 0],
    expect: false,
  },
  {
    rule: 'MC-ATT',
    says: 'a rider can where the scenario leaves room between the rows',
    board: { ...paint(field({ a: RIDER }), 'orchard', [1, 0]), options: { orchards: 'open' } },
    target: [1, 0],
    expect: true,
  },
  {
    rule: 'MC-ATT',
    says: 'who is on foot can attack into a wood',
    board: paint(field({ a: FOOT }), 'wood', [1, 0]),
    target: [1, 0],
    expect: true,
  },
  {
    rule: 'MC-ATT-5',
    says: 'the stunned attack nobody',
    board: field({ a: { ...FOOT, status: { stunned: true } } }),
    target: [1, 0],
    expect: false,
  },
  {
    rule: 'MC-ATT-5',
    says: 'the dead attack nobody',
    board: field({ a: { ...FOOT, status: { dead: true } } }),
    target: [1, 0],
    expect: false,
  },
  {
    rule: 'MC-ATT-5',
    says: 'a mount alone attacks nobody',
    board: field({ a: { ...RIDER, face: 'riderless' } }),
    target: [1, 0],
    expect: false,
  },
]

describe('who attacks', () => {
  ruleTable(WHO, ({ rule, board, target, expect: allowed }) => {
    const answer = canMelee(playedPosition(MAGNA_CARTA, board), id('a'), at(target))
    expect(answer.value).toBe(allowed)
    expect(answer.because.map((reason) => reason.rule)).toEqual([rule])
  })

  test('MC-ATT: a wall before one half leaves a rider the other', () => {
    // (0,-1) touches both halves.
    const board = between(field({ a: RIDER }), [0, 0], [0, -1], WALL)
    expect(canMelee(playedPosition(MAGNA_CARTA, board), id('a'), at([0, -1])).value).toBe(true)
    const both = between(board, [-1, 0], [0, -1], WALL)
    expect(canMelee(positionOf(both), id('a'), at([0, -1]))).toMatchObject({
      value: false,
      because: [{ rule: 'MC-ATT-2' }],
    })
  })
})

test('MC-ATT-4: from shore to boat one fights as anywhere, but does not strike at who passes on it', () => {
  const board = paint(field({ a: FOOT }), 'boat', [1, 0])
  expect(canMelee(playedPosition(MAGNA_CARTA, board), id('a'), at([1, 0])).value).toBe(true)
  expect(canAttackPassing(positionOf(board), id('a'), at([1, 0]))).toMatchObject({
    value: false,
    because: [{ rule: 'MC-INF-8' }, { rule: 'MC-ATT-4' }],
  })
})
