/** PRT-3: what is selected on the map is printed alone. */
import { expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { chosenPart } from '../../renderer/dialogs/export/chosenPart'
import { testBoard } from '../support/board'

const board = testBoard()
const hex = (col: number, row: number) => toAxial({ col, row }, board.map.grid)

test('PRT-3: of a map the rectangle about the selected hexes', () => {
  const selection = { kind: 'hexes', hexes: [hex(4, 2), hex(1, 3), hex(2, 7)].map(hexKey) } as const
  expect(chosenPart('map', selection, board)).toEqual({ region: { from: hex(1, 2), to: hex(4, 7) } })
  expect(chosenPart('booklet', selection, board)).toEqual({})
})

test('of counters the only one that is selected', () => {
  const one = { kind: 'counters', counters: [counterId('guy')] } as const
  expect(chosenPart('counters', one, board)).toEqual({ counter: 'guy' })
  expect(chosenPart('map', one, board)).toEqual({})
  const two = { kind: 'counters', counters: [counterId('guy'), counterId('odon')] } as const
  expect(chosenPart('counters', two, board)).toEqual({})
})
