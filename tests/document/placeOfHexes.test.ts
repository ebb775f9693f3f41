/** Proves which place hexes pointed at on the map mean (SCN-4, SCN-5). */
import { expect, test } from 'vitest'
import { boardId, zoneId } from '#shared/document/ids'
import { placeOfHexes } from '#shared/document/placeOfHexes'
import { type Zone } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const plain = testBoard()
const at = (...names: readonly string[]) => names.map((name) => hexKey(hexNamed(plain, name)))
const zone = (...names: readonly string[]): Zone => ({ name: '', kind: 'other', hexes: at(...names) })
const scenario = testBoard({
  zones: {
    [zoneId('field')]: zone('C3', 'C4', 'D3', 'D4'),
    [zoneId('pond')]: zone('C3', 'C4'),
  },
})

test('hexes mean themselves; no hex means nothing', () => {
  expect(placeOfHexes(scenario, 'hexes', at('C3', 'F5'))).toEqual({ kind: 'hexes', hexes: at('C3', 'F5') })
  expect(placeOfHexes(scenario, 'hexes', [])).toBeUndefined()
})

test('on an edge of the map, the part from the first to the last', () => {
  expect(placeOfHexes(scenario, 'edge', at('A6', 'A3'))).toEqual({
    kind: 'edge',
    edge: 'left',
    from: 2,
    to: 5,
  })
  expect(placeOfHexes(scenario, 'edge', at('L4'))).toEqual({ kind: 'edge', edge: 'right', from: 3, to: 3 })
  expect(placeOfHexes(scenario, 'edge', at('A6', 'L4'))).toBeUndefined()
  expect(placeOfHexes(scenario, 'edge', at('F5'))).toBeUndefined()
})

test('the smallest zone that has them all', () => {
  expect(placeOfHexes(scenario, 'zone', at('C4'))).toEqual({ kind: 'zone', zone: 'pond' })
  expect(placeOfHexes(scenario, 'zone', at('C4', 'D4'))).toEqual({ kind: 'zone', zone: 'field' })
  expect(placeOfHexes(scenario, 'zone', at('F5'))).toBeUndefined()
})

test('the span of the edge of a board, else its whole edge', () => {
  const west = boardId('west')
  const spans = [{ name: 'ford', from: 1, to: 2 }]
  const boards = {
    [west]: {
      ...{ name: 'West', turned: false, firstColumn: 0, firstRow: 0, columns: 12, rows: 10 },
      edges: [{ edge: 'left', name: 'A', spans }],
    },
  } as const
  const board = { ...scenario, boards }
  expect(placeOfHexes(board, 'board-edge', at('A2'))).toEqual({
    ...{ kind: 'board-edge', board: west, edge: 'left', span: 'ford' },
  })
  expect(placeOfHexes(board, 'board-edge', at('A2', 'A6'))).toEqual({
    ...{ kind: 'board-edge', board: west, edge: 'left' },
  })
})
