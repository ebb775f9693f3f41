/** The selected counters are taken into the hand, and off the map (CTR-3). */
import { describe, expect, it } from 'vitest'
import { counterId, type CounterId } from '#shared/document/ids'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const GUY = counterId('guy')
const HUGH = counterId('hugh')

function editorOf(selected: readonly CounterId[] = [GUY, HUGH]): TestEditor {
  const editor = new TestEditor(
    testBoard({
      counters: {
        guy: { type: 'crusaders-soldier', at: 'C3' },
        hugh: { type: 'crusaders-soldier', at: 'D4' },
      },
    }),
  )
  editor.editor.session.select({ kind: 'counters', counters: selected })
  return editor
}

describe('off the map', () => {
  it('counters stay in the scenario, with all that is theirs, and one undo brings them back', () => {
    const editor = editorOf()
    const before = editor.scenario.counters
    editor.action('take-off-map')
    const { hex: _, ...guy } = before[GUY] ?? {}
    expect(editor.scenario.counters[GUY]).toEqual(guy)
    expect(editor.scenario.counters[HUGH]?.hex).toBeUndefined()
    editor.expectUndo('Move 2\u00a0counters').expectSelected('guy', 'hugh')
    expect(editor.editor.store.getState().session.notice?.text.en).toBe(
      '2\u00a0counters off the map, to be placed from the Counters panel.',
    )
    // There is nothing more to take off.
    editor.action('take-off-map').undo()
    expect(editor.scenario.counters).toEqual(before)
  })

  it('leaves counters of a locked layer where they are', () => {
    const editor = editorOf()
    editor.editor.view.set({ lockedLayers: ['counters'] })
    editor.action('take-off-map').expectUndo(undefined)
    expect(editor.scenario.counters[GUY]?.hex).toBeDefined()
  })
})

describe('into the hand', () => {
  it('the counter tool lays those of the map in line, as one undo step', () => {
    const editor = editorOf([HUGH, GUY]).action('lay-counters')
    const { session } = editor.editor.store.getState()
    expect([session.tool, session.options.counterLaying, session.options.counterHand]).toEqual([
      'counter',
      'line',
      ['hugh', 'guy'],
    ])
    editor.drag('F5', 'F2').expectCounterAt('F5', 'hugh').expectCounterAt('G5', 'guy')
    editor.expectUndo('Move 2\u00a0counters').expectSelected('hugh', 'guy').undo()
    editor.expectCounterAt('C3', 'guy').expectCounterAt('D4', 'hugh')
  })

  it('keeps the formation that was chosen', () => {
    const editor = editorOf().tool('counter', { counterLaying: 'wedge' }).action('lay-counters')
    expect(editor.editor.store.getState().session.options.counterLaying).toBe('wedge')
  })
})
