/** The knob that turns the selected counters (CTR-3), in the select tool. */
import { describe, expect, it } from 'vitest'
import { counterId, type CounterId } from '#shared/document/ids'
import { footprint } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { facingName } from '#shared/hex/facing'
import { type Point } from '#shared/hex/layout'
import { NO_MODIFIERS } from '../../renderer/editor/modifiers'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

/** On a screen where a hex of 25 mm is 75 pixels wide. */
function editorOf(scenario: Scenario, ...selected: string[]): TestEditor {
  const editor = new TestEditor(scenario)
  editor.editor.view.hover.setState({ zoom: 3 })
  editor.editor.session.select({ kind: 'counters', counters: selected as CounterId[] })
  return editor
}

const knob = ({ editor }: TestEditor): Point | undefined => {
  const found = editor.input.handles().find(({ id }) => id === 'turn')
  return found?.kind === 'knob' ? found.at : undefined
}

/** Presses the knob and drags it over these hexes. */
function dragKnob(editor: TestEditor, ...over: string[]): TestEditor {
  const at = knob(editor)
  if (!at) throw new Error('there is no knob')
  const { input } = editor.editor
  input.pointerMove(at, NO_MODIFIERS)
  input.pointerDown(at, NO_MODIFIERS)
  return editor.enter(...over)
}

const facing = ({ scenario }: TestEditor, id: string): string | undefined => {
  const counter = scenario.counters[counterId(id)]
  return counter && facingName(counter.facing, scenario.map.grid)
}
const covered = ({ scenario }: TestEditor, id: string): string[] =>
  footprint(scenario, scenario.counters[counterId(id)]).map((hex) => nameOfHex(scenario, hex))

const board = (): Scenario =>
  testBoard({
    counters: {
      guy: { type: 'crusaders-knight', at: 'E5', facing: 's0' },
      hugh: { type: 'crusaders-soldier', at: 'H5', facing: 'v1' },
    },
  })

describe('the knob', () => {
  it('stands ahead of the counter, beyond the rim of its hex', () => {
    const editor = editorOf(board(), 'guy')
    const { x, y } = editor.point('E5')
    expect(knob(editor)).toEqual({ x, y: y - 12.5 - 16 / 3 })
  })

  it('turns a rider about the front hex, live, by the facings of its rules, as one undo step', () => {
    const editor = editorOf(board(), 'guy')
    dragKnob(editor, 'F5').expectState('turning')
    expect([facing(editor, 'guy'), covered(editor, 'guy')]).toEqual(['s1', ['E5', 'D6']])
    expect(editor.editor.view.hover.getState().toolStatus?.en).toBe(
      'turns 1\u00a0counter: 60°; Escape gives up',
    )
    editor.enter('E8')
    expect([facing(editor, 'guy'), covered(editor, 'guy')]).toEqual(['s3', ['E5', 'E4']])
    editor.up().expectUndo('Turn counter').expectState('idle').undo()
    expect([facing(editor, 'guy'), covered(editor, 'guy')]).toEqual(['s0', ['E5', 'E6']])
    editor.expectUndo(undefined)
  })

  it('turns all that are selected by as much', () => {
    const editor = dragKnob(editorOf(board(), 'guy', 'hugh'), 'F5').up()
    expect([facing(editor, 'guy'), facing(editor, 'hugh')]).toEqual(['s1', 'v2'])
    editor.undo()
    expect([facing(editor, 'guy'), facing(editor, 'hugh')]).toEqual(['s0', 'v1'])
  })

  it('Escape puts everything back', () => {
    const editor = editorOf(board(), 'guy', 'hugh')
    const before = editor.scenario
    dragKnob(editor, 'F5').press('Escape')
    expect(editor.scenario).toEqual(before)
    editor.expectState('idle').expectUndo(undefined)
  })

  it('CM-ORI-1: a large unit turns by 30 degrees', () => {
    const field = fantasyBoard({ counters: { troop: { at: 'E5', kind: 'troop', facing: 's0' } } })
    const editor = dragKnob(editorOf(field, 'troop'))
    const { x, y } = editor.point('E5')
    editor.editor.input.pointerMove({ x: x + 10, y: y - 20 }, NO_MODIFIERS)
    expect(facing(editor, 'troop')).toBe('v0')
    editor.up().undo()
    expect(facing(editor, 'troop')).toBe('s0')
  })

  it('a click on it means what lies under it', () => {
    const near = testBoard({
      counters: {
        guy: { type: 'crusaders-soldier', at: 'E5', facing: 'v0' },
        hugh: { type: 'crusaders-soldier', at: 'E4', facing: 'v0' },
        odo: { type: 'crusaders-soldier', at: 'F5', facing: 'v0' },
      },
    })
    const editor = editorOf(near, 'guy')
    const at = knob(editor) as Point
    dragKnob(editor).editor.input.pointerUp({ x: at.x + 1, y: at.y }, NO_MODIFIERS)
    editor.expectUndo(undefined).expectSelected('odo')
  })

  it('is not there for what cannot be turned: a locked layer, a counter off the map, hexes that are very small', () => {
    const editor = editorOf(board(), 'guy')
    editor.editor.view.set({ lockedLayers: ['counters'] })
    expect(knob(editor)).toBeUndefined()
    editor.editor.view.set({ lockedLayers: [] })
    expect(knob(editor)).toBeDefined()
    editor.editor.view.hover.setState({ zoom: 0.5 })
    expect(knob(editor)).toBeUndefined()
    editor.editor.view.hover.setState({ zoom: 3 })
    editor.action('take-off-map')
    expect(knob(editor)).toBeUndefined()
  })

  it('is the very same as long as only the pointer moves', () => {
    const editor = editorOf(board(), 'guy')
    const before = editor.editor.input.handles()
    expect(editor.enter('K8').editor.input.handles()).toEqual(before)
    expect(editor.editor.input.handles()[0]).toBe(before[0])
  })
})
