/** Selecting, and moving counters by hand (CTR-3). */
import { describe, expect, it } from 'vitest'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const withTwo = () =>
  testBoard({
    counters: {
      hugh: { type: 'crusaders-soldier', at: 'C3' },
      guy: {
        type: 'crusaders-knight',
        at: 'E5',
        facing: 's0',
      },
    },
  })

const selection = (editor: TestEditor) => editor.editor.store.getState().session.selection

describe('select tool', () => {
  it('takes a counter, Shift adds another and takes it off again', () => {
    const editor = new TestEditor(withTwo()).click('C3').expectSelected('hugh')
    editor.holding({ shift: true }).click('E5').expectSelected('hugh', 'guy')
    editor.click('E5').expectSelected('hugh')
  })

  it('takes a rider by its rear hex too', () => {
    new TestEditor(withTwo()).click('E6').expectSelected('guy')
  })

  it('takes a hexside that carries something, else the hex', () => {
    const editor = new TestEditor(testBoard({ hexsides: { 'C3/C4': 'wall' } }))
    editor.click('C3/C4')
    expect(selection(editor).kind).toBe('hexsides')
    editor.click('D4/D5')
    expect(selection(editor).kind).toBe('hexes')
  })

  it('drags a counter hex by hex, one undo step', () => {
    const editor = new TestEditor(withTwo())
    editor.down('C3').expectState('pointing').enter('C5').expectState('dragging').enter('D6').up()
    editor.expectCounterAt('D6', 'hugh').expectUndo('Move counter').expectSelected('hugh')
    editor.undo().expectCounterAt('C3', 'hugh').expectUndo(undefined)
  })

  it('drags all selected counters together, and keeps them together at the rim', () => {
    const editor = new TestEditor(withTwo()).click('C3').holding({ shift: true }).click('E5').holding({})
    editor.drag('C3', 'C4').expectCounterAt('C4', 'hugh').expectCounterAt('E6', 'guy')
    // Guy cannot go five hexes further down: both stay.
    editor.drag('C4', 'C9').expectCounterAt('C4', 'hugh').expectCounterAt('E6', 'guy')
  })

  it('hex by hex: each is added or taken away, as the first one; counters and sides are passed over', () => {
    const editor = new TestEditor(withTwo()).tool('select', { selectShape: 'hexes' })
    const selected = () => {
      const chosen = selection(editor)
      return chosen.kind === 'hexes' ? chosen.hexes.length : 0
    }
    editor.down('C3').expectState('choosing').enter('C5').up()
    expect(selected()).toBe(3)
    editor.click('E5')
    expect(selected()).toBe(4)
    editor.drag('C4', 'C5')
    expect(selected()).toBe(2)
    // Escape in a stroke puts back what was selected.
    editor.down('F5').enter('F7').cancel()
    expect(selected()).toBe(2)
    editor.expectCounterAt('C3', 'hugh').expectUndo(undefined)
  })

  it('draws a box round counters', () => {
    new TestEditor(withTwo()).drag('B2', 'D4').expectSelected('hugh')
    new TestEditor(withTwo()).drag('A1', 'G8').expectSelected('hugh', 'guy')
  })

  it('deletes what is selected: counters, and of a slit the opening first (SID-4)', () => {
    const editor = new TestEditor(withTwo()).click('C3').action('delete')
    expect(Object.keys(editor.scenario.counters)).toEqual(['guy'])
    editor.expectUndo('Delete counter').undo()
    expect(Object.keys(editor.scenario.counters)).toContain('hugh')
    const features = {
      barrier: { feature: 'wall' },
      opening: { feature: 'arrow-slit', inside: 'owner' },
    } as const
    const slit = new TestEditor(testBoard({ hexsides: { 'C3/C4': features } }))
      .click('C3/C4')
      .action('delete')
    expect(slit.side('C3/C4')).toEqual({ barrier: { feature: 'wall' } })
    slit.action('delete').expectSides()
  })

  it('forgets what undo took away', () => {
    const editor = new TestEditor().tool('counter', { counterType: 'crusaders-soldier' as never }).click('C3')
    expect(selection(editor).kind).toBe('counters')
    editor.undo()
    expect(selection(editor)).toEqual({ kind: 'none' })
  })
})
