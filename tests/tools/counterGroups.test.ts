/** Laying whole groups with the counter tool (CTR-3): what remains first, in formations, as one undo step. */
import { beforeAll, describe, expect, it } from 'vitest'
import { counterId, type CounterId, counterTypeId, zoneId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { facingName } from '#shared/hex/facing'
import { loadGhost } from '../../renderer/tools/overlay/counterGhost'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

beforeAll(loadGhost)

const SOLDIER = counterTypeId('crusaders-soldier')
const KNIGHT = counterTypeId('crusaders-knight')

/** A board with soldiers of these ids that are still to be placed. */
function withRemaining(...ids: string[]): Scenario {
  const board = testBoard({
    counters: Object.fromEntries(ids.map((id) => [id, { type: 'crusaders-soldier', at: 'A1' }])),
  })
  const counters = Object.fromEntries(
    Object.entries(board.counters).map(([id, { hex: _, ...counter }]) => [id, counter as Counter]),
  )
  return { ...board, counters }
}

/** "guy F5 v1", for each counter on the map. */
const standing = ({ scenario }: TestEditor): string[] =>
  Object.entries(scenario.counters).flatMap(([id, { hex, facing }]) =>
    hex === undefined
      ? []
      : [`${id} ${nameOfHex(scenario, parseHexKey(hex))} ${facingName(facing, scenario.map.grid)}`],
  )
const says = (editor: TestEditor): string | undefined => editor.editor.view.hover.getState().toolStatus?.en
const notice = (editor: TestEditor): string | undefined =>
  editor.editor.store.getState().session.notice?.text.en
const selected = (editor: TestEditor): readonly string[] => {
  const { selection } = editor.editor.store.getState().session
  return selection.kind === 'counters' ? selection.counters : []
}

describe('what remains to be placed', () => {
  it('comes before what is new, and the status line says which it will be', () => {
    const editor = new TestEditor(withRemaining('guy', 'hugh')).tool('counter', { counterType: SOLDIER })
    expect(says(editor.enter('C3'))).toBe(
      'Click to place a counter that remains (2); R and Shift+R turn it, Alt picks a counter.',
    )
    editor.click('C3').click('D4')
    expect(standing(editor)).toEqual(['guy C3 v0', 'hugh D4 v0'])
    editor.expectUndo('Place counter')
    expect(says(editor)).toBe('Click to place a new counter; R and Shift+R turn it, Alt picks a counter.')
    editor.click('E5')
    expect(standing(editor)).toHaveLength(3)
    editor.undo().undo().undo()
    expect(standing(editor)).toEqual([])
    expect(Object.keys(editor.scenario.counters)).toEqual(['guy', 'hugh'])
  })

  it('is not what those who look do not know of', () => {
    const board = withRemaining('guy')
    const hidden = { ...board.counters[counterId('guy')], hidden: true } as Counter
    const editor = new TestEditor({ ...board, counters: { [counterId('guy')]: hidden } })
    editor.editor.view.set({ eyes: 'side:saracens' })
    editor.tool('counter', { counterType: SOLDIER }).click('C3')
    expect(standing(editor)).toEqual(['crusaders-soldier C3 v0'])
  })

  it('counters that were taken into the hand are placed one after the other', () => {
    const editor = new TestEditor(withRemaining('guy', 'hugh', 'odo'))
    editor
      .tool('counter', { counterHand: ['odo', 'guy'] as CounterId[] })
      .click('C3')
      .click('D4')
      .click('E5')
    expect(standing(editor)).toEqual(['guy D4 v0', 'odo C3 v0'])
    expect(editor.editor.store.getState().session.options.counterHand).toEqual([])
  })

  it('once they are placed nothing new comes, of the type chosen before neither', () => {
    const editor = new TestEditor(withRemaining('guy'))
    editor.tool('counter', { counterType: SOLDIER })
    editor.tool('counter', { counterHand: ['guy'] as CounterId[] }).click('C3')
    expect(standing(editor)).toEqual(['guy C3 v0'])
    expect(editor.click('D4').scenario.counters).toEqual(editor.scenario.counters)
    expect(standing(editor)).toEqual(['guy C3 v0'])
  })
})

describe('a group at once', () => {
  it('two groups of ten in two gestures, each undone in one step', () => {
    const editor = new TestEditor()
    editor.tool('counter', { counterType: SOLDIER, counterLaying: 'line', counterCount: 10 })
    expect(says(editor.enter('F4'))).toBe(
      'Press the first hex, drag to where the group faces: 10\u00a0counters (new).',
    )
    editor.drag('C5', 'D5', 'G5')
    expect(standing(editor)).toHaveLength(10)
    expect(standing(editor).every((one) => one.endsWith('v1'))).toBe(true)
    expect(selected(editor)).toHaveLength(10)
    expect(notice(editor)).toBe('10\u00a0counters.')
    editor.expectUndo('Place 10\u00a0counters').expectState('idle')
    editor.drag('H5', 'E5')
    expect(standing(editor)).toHaveLength(20)
    editor.undo()
    expect(standing(editor)).toHaveLength(10)
    editor.undo().expectUndo(undefined)
    expect(editor.scenario.counters).toEqual({})
  })

  it('those that remain come first, and only what is missing is new', () => {
    const editor = new TestEditor(withRemaining('guy', 'hugh'))
    editor.tool('counter', { counterType: SOLDIER, counterLaying: 'column', counterCount: 3 })
    expect(says(editor.enter('F4'))).toBe(
      'Press the first hex, drag to where the group faces: 3\u00a0counters, 1 of them new.',
    )
    editor.click('F4')
    expect(standing(editor)).toEqual(['guy F4 v0', 'hugh F5 v0', 'crusaders-soldier E5 v0'])
    editor.undo()
    expect(standing(editor)).toEqual([])
  })

  it('riders in a wedge face a side', () => {
    const editor = new TestEditor()
    editor.tool('counter', { counterType: KNIGHT, counterLaying: 'wedge', counterCount: 3 })
    editor.drag('F4', 'F2')
    expect(standing(editor).map((one) => one.split(' ').slice(1).join(' '))).toEqual([
      'F4 s0',
      'G4 s0',
      'E4 s0',
    ])
  })

  it('those that find no place stay where they were, in the hand, and are told', () => {
    const ids = ['guy', 'hugh', 'odo', 'rolf']
    const editor = new TestEditor(withRemaining(...ids))
    editor.tool('counter', { counterHand: ids as CounterId[], counterLaying: 'column' }).drag('F9', 'F1')
    expect(standing(editor)).toEqual(['guy F9 v0', 'hugh F10 v0', 'odo E10 v0'])
    expect(notice(editor)).toBe('3\u00a0counters, 1 without a place: no hexes beyond.')
    expect(editor.editor.store.getState().session.options.counterHand).toEqual(['rolf'])
  })

  it('fills the selected hexes, or the zone pointed at, nearest first', () => {
    const board = testBoard()
    const zone = {
      name: 'Camp',
      kind: 'other' as const,
      hexes: ['H3', 'H4', 'H5'].map((name) => hexKey(hexNamed(board, name))),
    }
    const editor = new TestEditor({ ...board, zones: { [zoneId('camp')]: zone } })
    editor.tool('counter', { counterType: SOLDIER, counterLaying: 'fill', counterCount: 2 })
    expect(says(editor.enter('C3'))).toBe('Point at a zone, or at hexes that you have selected.')
    expect(says(editor.down('C3'))).toBe('Point at a zone, or at hexes that you have selected.')
    editor.up().expectUndo(undefined)
    expect(notice(editor)).toBe('Point at a zone, or at hexes that you have selected.')
    editor.click('H5')
    expect(standing(editor).map((one) => one.split(' ')[1])).toEqual(['H5', 'H4'])
    const hexes = ['C3', 'C4'].map((name) => hexKey(hexNamed(board, name)))
    editor.editor.session.select({ kind: 'hexes', hexes })
    editor.tool('counter', { counterCount: 3 }).click('C3')
    expect(standing(editor).map((one) => one.split(' ')[1])).toEqual(['H5', 'H4', 'C3', 'C4'])
    expect(notice(editor)).toBe('2\u00a0counters, 1 without a place: no hexes beyond.')
  })

  it('shows where each will stand, before and while the button is held', () => {
    const editor = new TestEditor().tool('counter', { counterType: SOLDIER })
    const one = editor.enter('F5').editor.input.overlay().length
    editor.tool('counter', { counterLaying: 'line', counterCount: 5 })
    const five = editor.enter('F6').editor.input.overlay().length
    expect(five - one).toBe(4)
    expect(editor.down('F6').enter('F5').editor.input.overlay()).toHaveLength(five)
    editor.cancel().expectState('idle').expectUndo(undefined)
    expect(editor.scenario.counters).toEqual({})
  })

  it('1 to 5 choose how, and a type that is chosen empties the hand', () => {
    const editor = new TestEditor(withRemaining('guy')).tool('counter', {
      counterHand: ['guy'] as CounterId[],
    })
    const { session } = editor.editor
    const options = () => editor.editor.store.getState().session.options
    expect(['2', '3', '4', '5', '6', '1'].map((key) => (editor.press(key), options().counterLaying))).toEqual(
      [...['line', 'column', 'wedge', 'block', 'fill', 'each']],
    )
    session.setOptions({ counterType: KNIGHT })
    expect(options().counterHand).toEqual([])
  })

  it('does nothing on a locked layer', () => {
    const editor = new TestEditor()
    editor.editor.view.set({ lockedLayers: ['counters'] })
    editor.tool('counter', { counterType: SOLDIER, counterLaying: 'line' }).drag('F5', 'F3')
    expect(editor.scenario.counters).toEqual({})
    editor.expectUndo(undefined)
  })
})
