/** The marker tool: rubble, filled moat, fire (MC-MAP-2); obstacles with a facing (CM-OBS). */
import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { facingName } from '#shared/hex/facing'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard, withMarker } from '../support/board'
import { hexNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

/** "rubble C3" of every marker, in order. */
function expectMarkers(editor: TestEditor, ...names: string[]): void {
  const lying = Object.values(editor.scenario.map.markers).map(({ kind, hex }) => `${kind} ${hex}`)
  const wanted = names.map((name) => {
    const [kind = '', hex = ''] = name.split(' ')
    return `${kind} ${hexKey(hexNamed(editor.scenario, hex))}`
  })
  expect(lying.sort()).toEqual(wanted.sort())
}

describe('marker tool', () => {
  it.each(magnaCarta.markers.map(({ id, name }) => [id, name.en] as const))(
    'lays %s, and a second click removes it',
    (marker, name) => {
      const editor = new TestEditor().tool('marker', { marker }).click('C3').expectUndo(`Lay ${name}`)
      expectMarkers(editor, `${marker} C3`)
      editor.click('C3').expectUndo(`Remove ${name}`)
      expectMarkers(editor)
      editor.undo()
      expectMarkers(editor, `${marker} C3`)
    },
  )

  it('paints along a drag, each hex once, as one step with readable ids', () => {
    const editor = new TestEditor().tool('marker', { marker: 'fire' })
    editor.down('C3').expectState('laying').enter('C4', 'C5', 'C4').up()
    expectMarkers(editor, 'fire C3', 'fire C4', 'fire C5')
    expect(Object.keys(editor.scenario.map.markers)).toEqual(['fire', 'fire-2', 'fire-3'])
    editor.undo()
    expectMarkers(editor)
  })

  it('lays fire on rubble, and takes away what it began on alone', () => {
    const board = testBoard({ markers: { 'C3 C4': 'rubble' } })
    const editor = new TestEditor(board).tool('marker', { marker: 'fire' }).drag('C3', 'C4')
    expectMarkers(editor, 'rubble C3', 'rubble C4', 'fire C3', 'fire C4')
    editor.tool('marker', { marker: 'rubble' }).down('C3').expectState('removing').enter('C4', 'C5').up()
    expectMarkers(editor, 'fire C3', 'fire C4')
  })

  it('Alt picks the marker on top', () => {
    const board = withMarker(testBoard({ markers: { C3: 'rubble' } }), ['C3'], 'fire')
    const editor = new TestEditor(board).tool('marker', { marker: 'filled-moat' })
    editor.holding({ alt: true }).click('C3')
    expect(editor.editor.store.getState().session.options.marker).toBe('fire')
    expectMarkers(editor, 'rubble C3', 'fire C3')
  })

  it('is put back by cancel; the eraser takes markers too', () => {
    const editor = new TestEditor().tool('marker', { marker: 'fire' })
    const before = editor.scenario
    editor.down('C3').enter('C4').cancel()
    expect(editor.scenario).toBe(before)
    editor.click('C3').tool('eraser').click('C3')
    expectMarkers(editor)
  })
})

describe('markers that look a way (CM-OBS)', () => {
  const board = fantasyBoard({ columns: 6, rows: 6 })
  const facingOf = (editor: TestEditor, kind: string): string | undefined => {
    const facing = Object.values(editor.scenario.map.markers).find((marker) => marker.kind === kind)?.facing
    return facing && facingName(facing, board.map.grid)
  }

  it('CM-OBS: each kind is laid with the facing of the tool when it has one', () => {
    const markerFacing = { kind: 'vertex', index: 2 } as const
    for (const { id, directional } of commonMechanics.markers) {
      const editor = new TestEditor(board).tool('marker', { marker: id, markerFacing }).click('C3')
      expect([id, facingOf(editor, id)]).toEqual([id, directional && 'v2'])
    }
  })

  it('R and Shift+R turn what lies under the pointer by 30 degrees, else what will be laid; Alt picks the facing', () => {
    const editor = new TestEditor(board).tool('marker', { marker: 'mantlet' })
    editor.enter('C3').action('turn-right').click('C3')
    expect(facingOf(editor, 'mantlet')).toBe('v0')
    const next = editor.editor.store.getState().session.options.markerFacing
    editor.action('turn-right').expectUndo('Edit marker mantlet')
    expect(facingOf(editor, 'mantlet')).toBe('s1')
    editor.action('turn-left').action('turn-left')
    expect(facingOf(editor, 'mantlet')).toBe('s0')
    expect(editor.editor.store.getState().session.options.markerFacing).toBe(next)
    editor.holding({ alt: true }).click('C3')
    expect(editor.editor.store.getState().session.options.markerFacing).toEqual({ kind: 'side', index: 0 })
  })

  it('R turns the marker of the hex selected, a unit there first; debris looks nowhere', () => {
    const marked = withMarker(withMarker(board, ['C3'], 'mantlet'), ['D3'], 'debris')
    const editor = new TestEditor(marked).tool('select').click('C3').action('turn-right')
    expect(facingOf(editor, 'mantlet')).toBe('s0')
    editor.action('turn-right')
    expect(facingOf(editor, 'mantlet')).toBe('v0')
    const before = editor.scenario
    editor.click('D3').action('turn-right')
    expect(editor.scenario).toBe(before)
  })

  it('the preview shows where it will look', () => {
    const editor = new TestEditor(board).tool('marker', { marker: 'mantlet' })
    const north = editor.enter('C3').editor.input.overlay()
    expect(editor.action('turn-right').editor.input.overlay()).not.toEqual(north)
    const plain = editor.tool('marker', { marker: 'fire' }).enter('C3').editor.input.overlay()
    expect(plain.length).toBeLessThan(north.length)
  })
})
