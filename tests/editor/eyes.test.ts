/** A map seen with a player's eyes: what is hidden from them is not picked, listed, counted or mentioned, and nothing is changed. */
import { describe, expect, it } from 'vitest'
import { addSide } from '#shared/commands/entries/sides'
import { editCounter } from '#shared/commands/editCounter'
import { counterId, sideId } from '#shared/document/ids'
import { type Eyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { takeRegion } from '#shared/document/region/take'
import { writeScenario } from '#shared/format/write'
import { clearSelected, copiedText, selectedRegion } from '../../renderer/actions/region'
import { selectAllCounters } from '../../renderer/actions/selectAllCounters'
import { targetCounters } from '../../renderer/actions/targets'
import { selectionAt } from '../../renderer/app/selectionAt'
import { paletteEntries } from '../../renderer/dialogs/palette/entries'
import { shownFindings } from '../../renderer/editor/eyes'
import { createUi } from '../../renderer/ui/uiStore'
import { hexKey } from '#shared/hex/axial'
import { fantasyBoard } from '../support/fantasyBoard'
import { hexNamed } from '../support/names'
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
        .document.ask('reach', { counter: counterId('watch') }).answer
    const alone = reach('author', { watch: counters.watch })
    expect(alone?.length).toBeGreaterThan(0)
    expect(reach('author', counters)).not.toEqual(alone)
    expect(reach('side:red', counters)).not.toEqual(alone)
    expect(reach('side:blue', counters)).toEqual(alone)
  })
})

describe('what is concealed from those who look stays where it is', () => {
  const land = fantasyBoard({
    markers: { G5: { kind: 'trap', hidden: true }, H5: 'trap', C6: { kind: 'trap', hidden: true } },
    counters: {
      scout: { at: 'G5', side: 'red' },
      lurker: { at: 'G5', side: 'blue', hidden: true },
      bluff: { at: 'H5', side: 'blue', decoy: true },
      own: { at: 'H5', side: 'red', hidden: true },
    },
  })
  const secrets = ({ scenario }: TestEditor) => {
    const { lurker, bluff } = scenario.counters as Record<string, unknown>
    const markers = Object.values(scenario.map.markers).filter(({ hidden }) => hidden)
    return { lurker, bluff, markers }
  }
  const before = secrets(new TestEditor(land))
  const hexes = ['G5', 'H5'].map((name) => hexKey(hexNamed(land, name)))
  const selected = (eyes: Eyes) => {
    const test = seenBy(eyes, land)
    test.editor.session.select({ kind: 'hexes', hexes })
    return test
  }
  const left = (test: TestEditor) => Object.keys(test.scenario.counters)
  const openMarkers = ({ scenario }: TestEditor) =>
    Object.values(scenario.map.markers).filter(({ hidden }) => !hidden)

  it('when hexes are deleted or cut', () => {
    const deleted = selected('side:red').action('delete')
    expect(left(deleted)).toEqual(['lurker', 'bluff'])
    expect([secrets(deleted), openMarkers(deleted)]).toEqual([before, []])
    deleted.undo()
    expect(deleted.scenario).toEqual(land)
    const cut = selected('side:red')
    clearSelected(cut.editor, 'cut')
    expect([left(cut), secrets(cut)]).toEqual([['lurker', 'bluff'], before])
    expect(left(selected('author').action('delete'))).toEqual([])
  })

  it('when they are copied: it is not in the clipboard, in a stamp or in a second one', () => {
    const ids = (eyes: Eyes) => {
      const clip = selectedRegion(selected(eyes).editor)
      return [Object.keys(clip?.counters ?? {}), Object.keys(clip?.markers ?? {}).length]
    }
    expect(ids('author')).toEqual([['scout', 'lurker', 'bluff', 'own'], 2])
    expect(ids('side:red')).toEqual([['scout', 'own'], 1])
    expect(ids('players')).toEqual([['scout'], 1])
    expect(copiedText(selected('side:red').editor)).not.toMatch(/lurker|bluff/)
  })

  it('when they are moved by the mouse or by a key, also there where they come', () => {
    // Onto another hidden trap.
    const moved = selected('side:red').tool('select', { selectShape: 'rectangle' }).drag('G5', 'C6')
    expect(moved.scenario).not.toBe(land)
    expect(secrets(moved)).toEqual(before)
    expect(moved.scenario.counters[counterId('scout')]?.hex).toBe(hexKey(hexNamed(land, 'C6')))
    expect(moved.scenario.counters[counterId('own')]?.hex).not.toBe(hexes[1])
    const nudged = selected('side:red').action('move-down')
    expect(nudged.scenario.counters[counterId('scout')]?.hex).toBe(hexKey(hexNamed(land, 'G6')))
    expect(secrets(nudged)).toEqual(before)
    const byAuthor = selected('author').action('move-down')
    expect(secrets(byAuthor).lurker).toMatchObject({ hex: hexKey(hexNamed(land, 'G6')) })
  })

  it('when a copy is laid on it', () => {
    const test = seenBy('side:red', land)
    const bare = hexNamed(land, 'B2')
    test.tool('stamp', { clip: takeRegion(land, [hexKey(bare)], bare) })
    test.holding({ shift: true }).click('G5').click('H5').click('C6')
    expect(openMarkers(test)).toEqual([])
    expect(secrets(test)).toEqual(before)
  })

  it('when it is erased or markers are taken away', () => {
    const erased = seenBy('side:red', land)
    erased.tool('eraser', { erased: ['markers', 'counters'], areaShape: 'freehand', brushRadius: 0 })
    erased.click('G5').click('H5').click('C6')
    expect([left(erased), openMarkers(erased), secrets(erased)]).toEqual([['lurker', 'bluff'], [], before])
    const taken = selected('side:red').action('remove-markers')
    expect([openMarkers(taken), secrets(taken)]).toEqual([[], before])
    const brushed = seenBy('side:red', land).tool('marker', { marker: 'trap' }).click('G5')
    expect(brushed.scenario).toBe(land)
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
