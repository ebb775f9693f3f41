/** SCN-4, CHK-12: a reinforcement enters by the stands that `entries` gives each of its counters, all at once. */
import { expect, test } from 'vitest'
import { type Reinforcement } from '#shared/document/game'
import { counterId, reinforcementId, sideId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { groundToEnter, proveEntry } from '#shared/proofs/entryProof'
import { posesOf } from '#shared/proofs/ground'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { entries } from '#shared/rules/reinforcements/entries'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { begun, inTurn } from '../rules/victory/game'

const RELIEF = reinforcementId('relief')

/** Riders who wait to enter by these hexes. */
function riders(count: number, hexes: string, change: Partial<Reinforcement> = {}): Scenario {
  const ids = Array.from({ length: count }, (_, index) => `rider-${index}`)
  const board = testBoard({
    hexes: { B1: 'deep-water' },
    counters: Object.fromEntries(ids.map((id) => [id, { type: 'crusaders-knight', at: 'K5' }])),
  })
  const waits = ({ hex: _, ...counter }: Counter): Counter => ({
    ...counter,
    face: 'mounted-healthy',
    reinforcement: RELIEF,
  })
  return {
    ...board,
    counters: Object.fromEntries(Object.entries(board.counters).map(([id, one]) => [id, waits(one)])),
    reinforcements: {
      [RELIEF]: {
        ...{ side: sideId('crusaders'), name: 'Relief', turn: 2, blocked: 'wait' },
        entries: [{ kind: 'hexes', hexes: hexes.split(' ').map((name) => hexKey(hexNamed(board, name))) }],
        ...change,
      },
    },
  }
}

const answer = (scenario: Scenario): string | undefined =>
  proveEntry(scenario, rulesetOf(scenario), RELIEF)?.answer

test.each([
  ['A1', {}],
  ['A1 A2', {}],
  ['C4', {}],
  ['C4', { facing: { kind: 'side', index: 2 } }],
] as const)('one rider by %s %j: the same stands', (hexes, change) => {
  const scenario = riders(1, hexes, change)
  const [entry] = entries(scenario, inTurn(begun(scenario), 2))
  const stands = entry?.counters[0]?.stands.map(({ hex, facing }) => `${hex} ${facing.kind}${facing.index}`)
  const poses = posesOf(groundToEnter(scenario, rulesetOf(scenario), RELIEF), counterId('rider-0'))
  expect(poses.length).toBeGreaterThan(0)
  expect(poses.map(({ hex, facing }) => `${hex} ${facing.kind}${facing.index}`).sort()).toEqual(
    stands?.sort(),
  )
})

test('one hex takes one rider, whose other half lies beside it; two need two', () => {
  expect(answer(riders(1, 'A1'))).toBe('yes')
  expect(answer(riders(2, 'A1'))).toBe('no')
  expect(answer(riders(2, 'A1 A2'))).toBe('yes')
  expect(answer(riders(2, 'A1 B1'))).toBe('no')
})
