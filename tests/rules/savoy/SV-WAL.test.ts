/** Shield walls. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type Facing } from '#shared/hex/facing'
import { mapRecord } from '#shared/lang/mapRecord'
import { planGroupAdvance } from '#shared/rules/magna-carta/groups/groupAdvance'
import { SAVOY } from '#shared/rules/savoy/index'
import { formShieldWall } from '#shared/rules/magna-carta/groups/shieldWall'
import { withPieces } from '../../support/board'
import { emptyField, at, type Hex, id, positionOf } from '../magna-carta/support'

const EAST: Facing = { kind: 'vertex', index: 1 }

interface Man {
  readonly at: Hex
  readonly facing?: Facing
  readonly type?: string
  readonly stunned?: true
}

/** Soldiers with large shields; archers without. */
function line(men: Readonly<Record<string, Man>>): Scenario {
  const board = emptyField()
  const counterTypes = mapRecord(board.counterTypes, (type) =>
    type.name === 'Archer' ? type : { ...type, stats: { ...type.stats, largeShield: true } },
  )
  const counters = mapRecord(men, ({ at: hex, facing = EAST, type = 'crusaders-soldier', stunned }) => ({
    ...{ type, at: at(hex), facing },
    ...(stunned && { status: { stunned } }),
  }))
  return withPieces({ ...board, counterTypes }, { counters })
}

const THREE = { a: { at: [0, 0] }, b: { at: [0, 1] }, c: { at: [0, 2] } } as const

function wall(men: Readonly<Record<string, Man>>) {
  const { value, because } = formShieldWall(positionOf(line(men), SAVOY), Object.keys(men).map(id))
  return (
    value || because.map((reason) => (reason.at && 'counter' in reason.at ? reason.at.counter : reason.rule))
  )
}

describe('SV-WAL-1: large shields, adjacent, facing the same way', () => {
  test('SV-WAL-1: three in line form a wall', () => {
    expect(wall(THREE)).toBe(true)
  })

  test.each<readonly [string, Man]>([
    ['without a large shield', { at: [0, 2], type: 'crusaders-archer' }],
    ['facing another way', { at: [0, 2], facing: { kind: 'vertex', index: 2 } }],
    ['apart', { at: [0, 3] }],
    ['of the other side', { at: [0, 2], type: 'saracens-soldier' }],
    ['stunned', { at: [0, 2], stunned: true }],
    ['mounted', { at: [0, 2], type: 'crusaders-knight', facing: { kind: 'side', index: 1 } }],
  ])('SV-WAL-1: not with one %s, who is named', (_, c) => {
    expect(wall({ ...THREE, c })).toEqual(['c'])
  })

  test('SV-WAL-1: one man is no wall', () => {
    expect(wall({ a: THREE.a })).toEqual(['SV-WAL-1'])
  })

  test('SV-WAL-1, SV-GRP-1: a wall advances as a group and stays one', () => {
    const board = line(THREE)
    const members = Object.entries(THREE).map(
      ([
        name,
        {
          at: [q, r],
        },
      ]) => ({
        counter: id(name),
        path: [at([q + 1, r])],
      }),
    )
    const { refused, end } = planGroupAdvance(positionOf(board, SAVOY), members)
    expect(refused).toEqual([])
    expect(end.map(({ facing }) => facing)).toEqual([EAST, EAST, EAST])
  })
})
