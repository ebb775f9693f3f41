import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reinforcementId, sideId, victoryId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { hexKey } from '#shared/hex/axial'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { castellan, json, useFolder } from './castellan'

const path = useFolder()
const CRUSADERS = sideId('crusaders')

/** Two soldiers, who set up in a zone of these hexes. */
function camp(hexes: string): Scenario {
  const board = testBoard({
    counters: {
      guy: { type: 'crusaders-soldier', at: 'L10', name: 'Guy' },
      man: { type: 'crusaders-soldier', at: 'L9' },
    },
  })
  const setUp = { order: 1, where: 'zones', facing: 'free', secret: false } as const
  return {
    ...board,
    sides: {
      ...board.sides,
      [CRUSADERS]: { ...(board.sides[CRUSADERS] as Scenario['sides'][typeof CRUSADERS]), setUp },
    },
    zones: {
      [zoneId('camp')]: {
        ...{ name: 'Camp', kind: 'setup', side: CRUSADERS },
        hexes: hexes.split(' ').map((hex) => hexKey(hexNamed(board, hex))),
      },
    },
  }
}

function fileOf(scenario: Scenario, name: string): string {
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

describe('prove', () => {
  it('answers yes with a set-up', async () => {
    const file = fileOf(camp('B2 C2'), 'fits.castellan')
    expect(await json(['prove', file])).toMatchObject({
      proofs: [
        {
          ...{ kind: 'set-up', side: 'crusaders', answer: 'yes' },
          witness: [
            { counter: 'guy', hex: 'B2' },
            { counter: 'man', hex: 'C2' },
          ],
        },
      ],
    })
    expect((await castellan(['prove', file])).stdout).toBe(
      'Crusaders: 2 counters to set up, all fit its zones.\n',
    )
  })

  it('answers no with the smallest reason, and ends with 1', async () => {
    const file = fileOf(camp('B2'), 'full.castellan')
    expect(await json(['prove', file], 1)).toMatchObject({
      proofs: [{ kind: 'set-up', answer: 'no', counters: ['guy', 'man'], hexes: ['B2'] }],
    })
    expect((await castellan(['prove', file, '--lang', 'fr'])).stdout).toBe(
      'Crusaders\u202f: 2 pions à placer\u202f; 2 pions (Guy et Soldier) n’ont à se partager que 1 case (B2).\n',
    )
  })

  it('says when there is nothing to prove', async () => {
    const file = fileOf(testBoard(), 'empty.castellan')
    expect(await json(['prove', file])).toEqual({ proofs: [] })
    expect((await castellan(['prove', file])).stdout).toBe(
      'Nothing to prove: no counter to set up, no reinforcement, no objective to reach, no enemies on the map.\n',
    )
  })

  it('finds hexes enough for a reinforcement, or says who lacks them', async () => {
    const board = testBoard({
      counters: {
        guy: { type: 'crusaders-soldier', at: 'L10', name: 'Guy' },
        man: { type: 'crusaders-soldier', at: 'L9', name: 'Man' },
      },
    })
    const relief = reinforcementId('relief')
    const scenario = (...hexes: string[]): Scenario => ({
      ...board,
      counters: Object.fromEntries(
        Object.entries(board.counters).map(([id, counter]) => [id, { ...counter, reinforcement: relief }]),
      ) as Scenario['counters'],
      reinforcements: {
        [relief]: {
          ...{ side: CRUSADERS, name: 'Relief', turn: 3, blocked: 'wait' },
          entries: [{ kind: 'hexes', hexes: hexes.map((hex) => hexKey(hexNamed(board, hex))) }],
        },
      },
    })
    expect(await json(['prove', fileOf(scenario('A1', 'A2'), 'two.castellan')])).toMatchObject({
      proofs: [{ kind: 'entry', reinforcement: 'relief', answer: 'yes' }],
    })
    const narrow = fileOf(scenario('A1'), 'one.castellan')
    expect(await json(['prove', narrow], 1)).toMatchObject({
      proofs: [{ kind: 'entry', answer: 'no', counters: ['guy', 'man'], hexes: ['A1'] }],
    })
    expect((await castellan(['prove', narrow])).stdout).toBe(
      'Reinforcement “Relief”: 2 counters to enter in turn 3; 2 counters (Guy and Man) have only 1 hex to share (A1).\n',
    )
  })

  it('tells the earliest turn of an objective and a way to it', async () => {
    const board = testBoard({
      turns: { count: 4, order: [], rows: {} },
      counters: { guy: { type: 'crusaders-soldier', at: 'A1', name: 'Guy' } },
    })
    const scenario = (hex: string): Scenario => ({
      ...board,
      victory: {
        [victoryId('win')]: {
          ...{ side: CRUSADERS, level: 'decisive', join: 'all' },
          conditions: [
            { kind: 'hold', by: 'presence', place: { kind: 'hexes', hexes: [hexKey(hexNamed(board, hex))] } },
          ],
        },
      },
    })
    const file = fileOf(scenario('A8'), 'near.castellan')
    expect(await json(['prove', file])).toEqual({
      proofs: [
        {
          ...{ kind: 'objective', victory: 'win', side: 'crusaders', answer: 'yes', task: 'hold' },
          ...{ needed: 1, lastTurn: 4, turn: 2 },
          reached: [
            { counter: 'guy', turn: 2, hex: 'A8', way: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'] },
          ],
          message:
            'Crusaders: hold hex A8; possible in turn 2 at the earliest (Guy: A1 A2 A3 A4 A5 A6 A7 A8).',
        },
      ],
    })
    const late = fileOf({ ...scenario('A8'), turns: { count: 1, order: [], rows: {} } }, 'late.castellan')
    expect(await json(['prove', late], 1)).toMatchObject({ proofs: [{ answer: 'no', reached: [] }] })
  })
})
