import { describe, expect, it } from 'vitest'
import { counterId, sideId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { proveSetUp, type SetUpProof } from '#shared/proofs/setUpProof'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { type BoardParts, testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { hexNamed } from '../support/names'
import { nameOfHex } from '#shared/document/placeNames'

const CRUSADERS = sideId('crusaders')
const IN_ZONES = { order: 1, where: 'zones', facing: 'free', secret: false } as const

function zoned(parts: BoardParts, hexes: string, facing: 'free' | 'as-placed' = 'free'): Scenario {
  const board = parts.ruleset ? fantasyBoard(parts) : testBoard(parts)
  const side = Object.keys(board.sides)[0] as never
  return {
    ...board,
    sides: { ...board.sides, [side]: { ...board.sides[side], setUp: { ...IN_ZONES, facing } } },
    zones: {
      [zoneId('camp')]: {
        ...{ name: 'Camp', kind: 'setup', side },
        hexes: hexes.split(' ').map((hex) => hexKey(hexNamed(board, hex))),
      },
    },
  }
}

const proofOf = (scenario: Scenario): SetUpProof =>
  proveSetUp(scenario, rulesetOf(scenario), Object.keys(scenario.sides)[0] as never)

const names = (scenario: Scenario, proof: SetUpProof): string[] =>
  proof.answer === 'no' ? proof.hexes.map((hex) => nameOfHex(scenario, parseHexKey(hex))) : []

const soldiers = (count: number, type = 'crusaders-soldier') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${type}-${index}`, { type, at: 'L10' }]))

describe('the proof of a set-up', () => {
  it('places each counter in a hex of its own', () => {
    const proof = proofOf(zoned({ counters: soldiers(3) }, 'A1 A2 A3'))
    expect(proof.answer).toBe('yes')
    if (proof.answer !== 'yes') return
    expect(proof.stood.map(({ pose }) => pose.hex).sort()).toEqual(['0,0', '0,1', '0,2'])
  })

  it('names four who share three hexes', () => {
    const scenario = zoned({ counters: soldiers(6) }, 'A1 A2 A3')
    const proof = proofOf(scenario)
    expect(proof).toMatchObject({ answer: 'no', side: CRUSADERS })
    expect(proof.answer === 'no' && proof.misfits).toHaveLength(4)
    expect(names(scenario, proof)).toEqual(['A1', 'A2', 'A3'])
  })

  it('leaves out of the reason those whom other hexes can take', () => {
    // Riders keep out of the wood, where the soldiers find room.
    const scenario = zoned(
      {
        hexes: { 'E1 E2 E3': 'wood' },
        counters: {
          ...soldiers(3),
          ...soldiers(2, 'crusaders-knight'),
          other: { type: 'saracens-soldier', at: 'A1' },
        },
      },
      'A1 A2 A3 E1 E2 E3',
    )
    const riders = {
      ...scenario,
      counters: Object.fromEntries(
        Object.entries(scenario.counters).map(([id, counter]) => [
          id,
          id.startsWith('crusaders-knight') ? { ...counter, face: 'mounted-healthy' } : counter,
        ]),
      ),
    } as Scenario
    const proof = proofOf(riders)
    expect(proof.answer === 'no' && proof.misfits).toEqual(
      ['crusaders-knight-0', 'crusaders-knight-1'].map(counterId),
    )
    // A1 is taken by another side's man.
    expect(names(riders, proof)).toEqual(['A2', 'A3'])
  })

  it('says that a side with counters to place has no zone', () => {
    const scenario = { ...zoned({ counters: soldiers(1) }, 'A1'), zones: {} }
    expect(proofOf(scenario)).toMatchObject({ answer: 'no', misfits: ['crusaders-soldier-0'], hexes: [] })
  })

  it('stacks units as the fantasy game lets them: two large ones a hex', () => {
    const large = (count: number): BoardParts['counters'] =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `orc-${index}`,
          { at: 'F6', ...(index > 0 && { type: 'type-orc-0' }) },
        ]),
      )
    const board = (count: number): Scenario =>
      zoned({ ruleset: 'common-mechanics', columns: 6, rows: 6, counters: large(count) }, 'A1 A2')
    expect([1, 3, 4, 5].map((count) => proofOf(board(count)).answer)).toEqual(['yes', 'yes', 'yes', 'no'])
    const proof = proofOf(board(9))
    expect(proof.answer === 'no' && proof.misfits).toHaveLength(5)
    expect(names(board(9), proof)).toEqual(['A1', 'A2'])
  })
})
