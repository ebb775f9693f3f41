/** CHK-5: a way through the hex of a stream. */
import { expect, test } from 'vitest'
import { terrainAt } from '#shared/document/map'
import { createHistory } from '#shared/commands/history'
import { applyCall } from '../support/applyCall'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { expectMended } from './expectMended'
import { findingsOf } from './support'

const CODE = 'CHK5-no-ford'
const sides = { 'B4/C4 C4/D4': 'stream', 'C3/C4 C4/C5': 'road' }

test('CHK-5: a road meets a stream without a bridge or ford; the fix lays a ford there', () => {
  const board = testBoard({ hexsides: sides })
  const [finding, ...others] = findingsOf(board, CODE)
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    severity: 'hint',
    hexes: ['2,2'],
    message: {
      fr: 'C4\u202f: une voie y rencontre un cours d’eau, sans pont ni gué (CHK-5).',
      en: 'C4: a way meets a stream there, without a bridge or ford (CHK-5).',
    },
  })
  expectMended(board, CODE)
  const history = createHistory(board)
  applyCall(history, finding!.fix!.call)
  expect(terrainAt(history.document.map, hexNamed(board, 'C4'))).toBe('ford')
})

test('CHK-5: nothing to say with a bridge, of one way alone, or where they do not meet', () => {
  for (const board of [
    testBoard({ hexsides: sides, hexes: { C4: { terrain: 'bridge' } } }),
    testBoard({ hexsides: { 'B4/C4 C4/D4': 'stream' } }),
    testBoard({ hexsides: { 'B4/C4 C4/D4': 'stream', 'F3/F4': 'road' } }),
  ])
    expect(findingsOf(board, CODE)).toEqual([])
})

test('CHK-5: a road enters open water; the fix lays a bridge there', () => {
  const board = testBoard({ hexsides: { 'C3/C4 C4/C5': 'road' }, hexes: { C4: { terrain: 'deep-water' } } })
  const [finding, ...others] = findingsOf(board, CODE)
  expect(others).toEqual([])
  expect(finding?.message.en).toBe('C4: a way enters the water there, without a bridge or ford (CHK-5).')
  expectMended(board, CODE)
  const history = createHistory(board)
  applyCall(history, finding!.fix!.call)
  expect(terrainAt(history.document.map, hexNamed(board, 'C4'))).toBe('bridge')
  // The ground of a marsh carries a way.
  const marsh = testBoard({ hexsides: { 'C3/C4 C4/C5': 'road' }, hexes: { C4: { terrain: 'marsh' } } })
  expect(findingsOf(marsh, CODE)).toEqual([])
})
