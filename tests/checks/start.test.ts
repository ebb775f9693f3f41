/** SCN-1: values with which a game begins. */
import { expect, test } from 'vitest'
import { FIRST_VALUES } from '#shared/document/startValues'
import { type Scenario } from '#shared/document/types'
import { hexesOfGrid } from '#shared/hex/grid'
import { testBoard, withHexes } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { codesOf, findingsOf } from './support'

const codes = codesOf('SCN1-night-underground')

const cave = (board: Scenario, but = 0): Scenario =>
  withHexes(board, [...hexesOfGrid(board.map.grid)].slice(but), { environment: 'cave' })
const begin = (board: Scenario, light: 'day' | 'night'): Scenario => ({
  ...board,
  start: { ...FIRST_VALUES, light },
})

test('CM-TER-2, CM-SCN-1: night where the whole map is a cave is a hint', () => {
  expect(findingsOf(begin(cave(fantasyBoard()), 'night'), 'SCN1-night-underground')).toMatchObject([
    {
      severity: 'hint',
      rule: 'CM-TER-2',
      message: {
        en: 'The game begins at night, but the whole map is a cave: there is neither day nor night (CM-TER-2).',
      },
    },
  ])
})

test('CM-TER-2: one hex outdoors is enough for a night, and a day is never told', () => {
  expect(codes(begin(cave(fantasyBoard(), 1), 'night'))).toEqual([])
  expect(codes(begin(fantasyBoard(), 'night'))).toEqual([])
  expect(codes(begin(cave(fantasyBoard()), 'day'))).toEqual([])
})

test('CM-SCN-1: rules that read no start values say nothing of them', () => {
  expect(codes(begin(cave(testBoard()), 'night'))).toEqual([])
})
