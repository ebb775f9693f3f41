/** Opening the sheet of a counter's type, and the way back to the counter. */
import { expect, test } from 'vitest'
import { placeCounter } from '#shared/commands/placeCounter'
import { counterId, type CounterId } from '#shared/document/ids'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const select = (test: TestEditor, ...ids: string[]): void =>
  test.editor.session.select({ kind: 'counters', counters: ids.map(counterId) })

test('editing a type leads to its sheet, and Escape back to the counters; what is gone is not selected again', () => {
  const board = testBoard({
    counters: {
      hugh: { type: 'crusaders-soldier', at: 'C4' },
      odo: { type: 'crusaders-soldier', at: 'E4' },
      guy: { type: 'crusaders-knight', at: 'G4' },
    },
  })
  const test = new TestEditor(board)
  const selection = () => test.editor.store.getState().session.selection
  select(test, 'hugh', 'guy')
  // Two types: none is meant.
  test.action('edit-type')
  expect(selection().kind).toBe('counters')
  select(test, 'hugh', 'odo')
  const back: readonly CounterId[] = ['hugh', 'odo'].map(counterId)
  test.action('edit-type')
  expect(selection()).toEqual({ kind: 'counterType', counterType: 'crusaders-soldier', back })
  test.press('Escape')
  expect(selection()).toEqual({ kind: 'counters', counters: back })
  test.press('Escape')
  expect(selection()).toEqual({ kind: 'none' })
  test.editor.document.run(placeCounter, {
    id: counterId('eudes'),
    counter: board.counters[counterId('odo')]!,
  })
  select(test, 'eudes')
  test.action('edit-type').undo()
  expect(selection()).toEqual({ kind: 'counterType', counterType: 'crusaders-soldier' })
})
