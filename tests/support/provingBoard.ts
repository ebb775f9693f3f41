/** A board on which three things are to be proven: the crusaders fit their zone, can reach a hex, and face an enemy. */
import { counterId, sideId, victoryId, zoneId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { testBoard } from './board'
import { hexNamed } from './names'

/** Guy has yet to be set up in B2 or C2; Omar and Bow stand on the map. */
export function provingBoard(): Scenario {
  const board = testBoard({
    turns: { count: 4, order: [], rows: {} },
    counters: {
      guy: { type: 'crusaders-soldier', at: 'B2', name: 'Guy' },
      bow: { type: 'crusaders-archer', at: 'A1', name: 'Bow' },
      omar: { type: 'saracens-soldier', at: 'A4', name: 'Omar' },
    },
  })
  const key = (name: string) => hexKey(hexNamed(board, name))
  const { hex: _, ...guy } = board.counters[counterId('guy')] as Counter
  return {
    ...board,
    counters: { ...board.counters, [counterId('guy')]: guy },
    zones: {
      [zoneId('camp')]: {
        ...{ name: 'Camp', kind: 'setup', side: sideId('crusaders') },
        hexes: [key('B2'), key('C2')],
      },
    },
    victory: {
      [victoryId('win')]: {
        ...{ side: sideId('crusaders'), level: 'decisive', join: 'all' },
        conditions: [{ kind: 'hold', by: 'presence', place: { kind: 'hexes', hexes: [key('A8')] } }],
      },
    },
  }
}
