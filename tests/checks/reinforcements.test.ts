/** CHK-1 and CHK-8: reinforcements that a side does not have, and those that are on the map too early (CTR-7). */
import { describe, expect, test } from 'vitest'
import { counterId, reinforcementId, sideId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { changed } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { expectMended } from './expectMended'
import { codesOf, messages } from './support'

const codes = codesOf('CHK1-unknown-reinforcement', 'CHK8-reinforcement-on-map')
const RELIEF = reinforcementId('relief')
const BOARD: Scenario = {
  ...fantasyBoard({ counters: { orc: { at: 'C3', side: 'red' } } }),
  reinforcements: {
    [RELIEF]: { side: sideId('red'), name: 'Relief', turn: 4, entries: [], blocked: 'wait' },
    [reinforcementId('guests')]: { side: sideId('blue'), name: 'Guests', entries: [], blocked: 'wait' },
  },
}
const orc = (change: Partial<Counter>): Scenario => changed(BOARD, 'counters', 'orc', change)
const offMap = (scenario: Scenario): Scenario => {
  const { hex: _, ...counter } = scenario.counters[counterId('orc')] as Counter
  return { ...scenario, counters: { [counterId('orc')]: counter } }
}

describe('CHK-1: a reinforcement', () => {
  test('of its own side is known', () => {
    expect(codes(offMap(orc({ reinforcement: RELIEF })))).toEqual([])
    expect(codes(BOARD)).toEqual([])
  })

  test('that is nobody’s, or another side’s, is told and mended', () => {
    for (const [id, words] of [
      ['ghost', 'orc comes with the reinforcement “ghost”, which its side does not have (CHK-1).'],
      ['guests', 'orc comes with the reinforcement “Guests”, which its side does not have (CHK-1).'],
    ] as const) {
      const board = offMap(orc({ reinforcement: reinforcementId(id) }))
      expect(codes(board)).toEqual(['CHK1-unknown-reinforcement'])
      expect(messages(board, 'CHK1-unknown-reinforcement')).toEqual([words])
      expectMended(board, 'CHK1-unknown-reinforcement')
    }
  })
})

describe('CHK-8: on the map', () => {
  test('a counter of a reinforcement is told, and taken off the map', () => {
    const board = orc({ reinforcement: RELIEF })
    expect(messages(board, 'CHK8-reinforcement-on-map')).toEqual([
      'orc (C3) comes with the reinforcement “Relief”, and yet is on the map already (CHK-8).',
    ])
    expectMended(board, 'CHK8-reinforcement-on-map')
  })

  test('a spare counter is told, and put in the set-up; off the map it is nobody’s business', () => {
    const board = orc({ spare: true })
    expect(messages(board, 'CHK8-reinforcement-on-map')).toEqual([
      'orc (C3) is spare, and yet on the map (CHK-8).',
    ])
    expectMended(board, 'CHK8-reinforcement-on-map')
    expect(codes(offMap(board))).toEqual([])
  })
})
