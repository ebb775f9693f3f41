/** A map seen with a player's eyes: what is hidden from them is not picked, listed, counted or told, and nothing is changed. */
import { describe, expect, it } from 'vitest'
import { addSide } from '#shared/commands/addSide'
import { editCounter } from '#shared/commands/editCounter'
import { counterId, sideId } from '#shared/document/ids'
import { type Eyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { selectAllCounters } from '../../renderer/actions/selectAllCounters'
import { targetCounters } from '../../renderer/actions/targets'
import { selectionAt } from '../../renderer/app/selectionAt'
import { paletteEntries } from '../../renderer/dialogs/palette/entries'
import { shownFindings } from '../../renderer/editor/eyes'
import { createUi } from '../../renderer/ui/uiStore'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

/** In sight of each other: both hidden ones would be revealed at once, which is a finding each. */
const board = fantasyBoard({
  counters: {
    scout: { at: 'C4', side: 'red', name: 'Scout' },
    ambush: { at: 'C4', side: 'red', hidden: true, rank: 1, name: 'Ambush' },
    watch: { at: 'F4', side: 'blue', name: 'Watch' },
    lurker: { at: 'G5', side: 'blue', hidden: true, name: 'Lurker' },
  },
})

function seenBy(eyes: Eyes, scenario: Scenario = board): TestEditor {
  const test = new TestEditor(scenario)
  test.editor.view.set({ eyes })
  return test
}

const selection = ({ editor }: TestEditor) => editor.store.getState().session.selection
const eyesOf = ({ editor }: TestEditor) => editor.store.getState().view.eyes

describe('what is concealed from those who look', () => {
  it('is not under the pointer: a click means the counter that is seen, or the hex', () => {
    expect(selection(seenBy('author').tool('select').click('C4'))).toMatchObject({ counters: ['ambush'] })
    expect(selection(seenBy('side:red').tool('select').click('C4'))).toMatchObject({ counters: ['ambush'] })
    expect(selection(seenBy('side:blue').tool('select').click('C4'))).toMatchObject({ counters: ['scout'] })
    expect(selection(seenBy('side:red').tool('select').click('G5'))).toMatchObject({ kind: 'hexes' })
    const test = seenBy('players').tool('select').click('C4').click('C4')
    test.expectSelected('scout')
  })

  it('is not meant by the menu on the map, by keys over it, by a box, or by "all"', () => {
    const test = seenBy('side:red').tool('select').enter('G5')
    expect(selectionAt(test.point('G5'), test.editor).kind).toBe('hexes')
    expect(targetCounters(test.editor)).toEqual([])
    test.enter('F4')
    expect(targetCounters(test.editor)).toEqual(['watch'])
    test.drag('A2', 'K9').expectSelected('scout', 'ambush', 'watch')
    void selectAllCounters.run(test.editor, undefined as never)
    test.expectSelected('scout', 'ambush', 'watch')
  })

  it('is selected no more once they look, and not by what is done to it while they do', () => {
    const test = new TestEditor(board)
    void selectAllCounters.run(test.editor, undefined as never)
    test.editor.view.set({ eyes: 'side:blue' })
    test.expectSelected('scout', 'watch', 'lurker')
    test.editor.document.run(editCounter, { counter: counterId('scout'), change: { hidden: true } })
    test.expectSelected('watch', 'lurker')
  })

  it('is in no finding that is listed, counted, marked or found by words', () => {
    const found = (test: TestEditor) =>
      shownFindings(test.editor.store.getState()).map(({ counters }) => counters.join(' '))
    const all = found(seenBy('author'))
    expect(all.join(' ')).toContain('ambush')
    expect(all.join(' ')).toContain('lurker')
    const blue = seenBy('side:blue')
    expect(found(blue).join(' ')).not.toContain('ambush')
    expect(found(blue).join(' ')).toContain('lurker')
    expect(found(seenBy('players')).join(' ')).not.toMatch(/ambush|lurker/)
    // The same list as long as nothing changes: React compares by identity.
    const state = blue.editor.store.getState()
    expect(shownFindings(state)).toBe(shownFindings(state))
    const words = (test: TestEditor) =>
      paletteEntries('ambush', [], { editor: test.editor, ui: createUi() }).filter(({ id }) =>
        id.startsWith('finding:'),
      )
    expect(words(seenBy('author')).length).toBeGreaterThan(0)
    expect(words(blue)).toEqual([])
  })

  it('does not stop anyone in the answers of the rules, which are asked about the map as it is known', () => {
    const counters = { watch: { at: 'F4', side: 'blue' }, lurker: { at: 'F5', side: 'red', hidden: true } }
    const reach = (eyes: Eyes, { watch, lurker }: Partial<typeof counters>) =>
      seenBy(eyes, fantasyBoard({ counters: { ...(watch && { watch }), ...(lurker && { lurker }) } }))
        .editor //
        .document.ask('reach', counterId('watch')).answer
    const alone = reach('author', { watch: counters.watch })
    expect(alone?.length).toBeGreaterThan(0)
    expect(reach('author', counters)).not.toEqual(alone)
    expect(reach('side:red', counters)).not.toEqual(alone)
    expect(reach('side:blue', counters)).toEqual(alone)
  })
})

describe('the eyes of the view', () => {
  it('are no part of the document: nothing to undo, nothing in the file', () => {
    const test = seenBy('side:blue')
    test.expectUndo(undefined)
    expect(test.scenario).toBe(board)
    expect(writeScenario(test.scenario)).toBe(writeScenario(board))
  })

  it('are the author’s again with another document, and when their side is gone', () => {
    const test = seenBy('side:blue')
    test.editor.files.newScenario(board)
    expect(eyesOf(test)).toBe('author')
    test.editor.document.run(addSide, {
      id: sideId('grey'),
      side: { name: 'Grey', color: '#888888', notes: '' },
    })
    test.editor.view.set({ eyes: 'side:grey' })
    expect(eyesOf(test)).toBe('side:grey')
    test.undo()
    expect(eyesOf(test)).toBe('author')
  })
})
